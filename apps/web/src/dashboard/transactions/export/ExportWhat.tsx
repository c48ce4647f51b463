import { useQuery } from '@tanstack/react-query'
import { transactionList, type ListPlace } from '@wasl/contracts/lists/transactions'
import { Dots } from '@wasl/ui/text/Dots'
import { appliedFilters } from '../../../desk/list/applied-filters.ts'
import { useFiltersText } from '../../../desk/list/filters.text.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { listQueries } from '../list/list.queries.ts'
import { useListText } from '../list/list.text.ts'
import { useFilterName, type TransactionQuery } from '../list/transaction-query.ts'
import css from './Export.module.css'
import { useExportText } from './export.text.ts'

/** How many rows, exactly or at least. */
export type RowsFound = { count: number; isExact: boolean } | null

type Props = { place: ListPlace; query: TransactionQuery; rows: RowsFound }

/** "128 rows · State: Paid, Pending · Created: 13 – 20 Nov 2026". */
export function ExportWhat({ place, query, rows }: Props) {
  const t = useExportText()
  const listText = useListText()
  const { data: setup } = useQuery(listQueries.setup(place))
  const filters = appliedFilters(transactionList, query.filters, {
    locale: useLocale(),
    t: useFiltersText(),
    nameOf: useFilterName(),
    choices: setup?.choices,
  })
  const parts = [
    rows && t(rows.isExact ? 'export.rows' : 'export.rowsMany', { n: rows.count }),
    ...filters.map(({ text }) => text),
    query.q !== '' && listText('list.searched', { q: query.q }),
    filters.length === 0 && query.q === '' && t('export.noFilter'),
  ]
  return (
    <p className={css.what} dir="auto">
      <Dots>{parts}</Dots>
    </p>
  )
}
