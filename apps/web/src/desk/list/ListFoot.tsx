import { Ltr } from '@wasl/ui/text/Ltr'
import { rowsChoices, type RowsChoice } from '@wasl/ui/table/page-links.ts'
import { Paginator, type Pages, type PageStep } from '@wasl/ui/table/Paginator'
import { useState } from 'react'
import { bold } from '../../parts/bold.tsx'
import { grouped } from '../../parts/grouped.ts'
import { useStaffText } from '../staff.text.ts'
import type { FoundRows } from './list-pages.ts'
import type { ListQuery } from './list-query.ts'

type Props = {
  query: Pick<ListQuery, 'page' | 'rows'>
  /** The rows per page that the address asks for: selected at once, before the list is drawn with them. */
  asked: RowsChoice
  found: FoundRows
  /** Null if all rows are on one page. */
  pages: Pages | null
  hrefOfPage: (page: number) => string
  onRows: (rows: RowsChoice) => void
  onPage: (step: PageStep) => void
}

/**
 * S2 §9: rows per page, only the useful choices, and up to ten page links. Before all rows have arrived their count is unknown:
 * until then the foot stays as it was, and keeps the focus.
 */
export function ListFoot({ query, asked, found, pages, hrefOfPage, onRows, onPage }: Props) {
  const t = useStaffText()
  const [known, setKnown] = useState(found.count)
  const count = found.count ?? known
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
        label: t('staff.pages.rows'),
        options,
        selected: String(selected),
        onSelect: (value) => onRows(choices.find((choice) => String(choice) === value) ?? 10),
      }}
      range={
        found.rows.length === 0
          ? null
          : t.rich(found.isCountExact ? 'staff.pages.range' : 'staff.pages.rangeMany', words)
      }
      pages={pages ?? { kind: 'numbered', page: 1, count: 1 }}
      words={{
        pages: t('staff.pages'),
        first: t('staff.pages.first'),
        previous: t('staff.pages.previous'),
        next: t('staff.pages.next'),
        last: t('staff.pages.last'),
        page: (n) => t('staff.pages.page', { n }),
      }}
      {...(pages && { hrefOf: hrefOfPage })}
      onPage={onPage}
    />
  )

  function labelOf(choice: RowsChoice, n: number): string {
    if (choice !== 'all') return String(choice)
    return found.isCountExact ? t('staff.pages.all', { n }) : t('staff.pages.every')
  }
}
