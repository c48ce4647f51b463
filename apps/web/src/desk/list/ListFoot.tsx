import { Ltr } from '@wasl/ui/text/Ltr'
import { grouped } from '../../../parts/grouped.ts'
import { rowsChoices, type RowsChoice } from '@wasl/ui/table/page-links.ts'
import { Paginator, type Pages, type PageStep } from '@wasl/ui/table/Paginator'
import { useState } from 'react'
import { bold } from '../../../parts/bold.tsx'
import type { TransactionQuery } from './transaction-query.ts'
import { useListText } from './list.text.ts'
import { useAskedRows } from './useListQuery.ts'
import type { Rows } from './useRows.ts'

type Props = {
  query: TransactionQuery
  found: Rows
  /** Null where all rows stand in one list. */
  pages: Pages | null
  hrefOfPage: (page: number) => string
  onRows: (rows: RowsChoice) => void
  onPage: (step: PageStep) => void
}

/**
 * S2 §9: rows per page, only those that make sense, and up to ten page links. While all rows are awaited nobody knows how many
 * they are: until then it stays as it was, and so does the focus in it.
 */
export function ListFoot({ query, found, pages, hrefOfPage, onRows, onPage }: Props) {
  const t = useListText()
  const [known, setKnown] = useState(found.count)
  const count = found.count ?? known
  const asked = useAskedRows()
  if (count !== known) setKnown(count)
  if (count === null) return null
  const choices = rowsChoices(count)
  const options = choices.map((choice) => ({ value: String(choice), label: labelOf(choice, count) }))
  const selected = choices.includes(asked) ? asked : 'all'
  const first = query.rows === 'all' ? 1 : (query.page - 1) * query.rows + 1
  const last = first + found.rows.length - 1
  const range = <Ltr>{`${grouped(first)}–${grouped(last)}`}</Ltr>
  const words = { b: bold, range, n: count }

  return (
    <Paginator
      rows={{
        label: t('list.rows'),
        options,
        selected: String(selected),
        onSelect: (value) => onRows(choices.find((choice) => String(choice) === value) ?? 10),
      }}
      range={
        found.rows.length === 0 ? null : t.rich(found.isCountExact ? 'list.range' : 'list.rangeMany', words)
      }
      pages={pages ?? { kind: 'numbered', page: 1, count: 1 }}
      words={{
        pages: t('list.pages'),
        first: t('list.first'),
        previous: t('list.previous'),
        next: t('list.next'),
        last: t('list.last'),
        page: (n) => t('list.page', { n }),
      }}
      {...(pages && { hrefOf: hrefOfPage })}
      onPage={onPage}
    />
  )

  function labelOf(choice: RowsChoice, n: number): string {
    if (choice !== 'all') return String(choice)
    return found.isCountExact ? t('list.rowsAll', { n }) : t('list.rowsEvery')
  }
}
