import { useQuery } from '@tanstack/react-query'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { Dots } from '@wasl/ui/Dots'
import { useLocale } from '../../../i18n/language.tsx'
import { appliedFilters } from '../list/applied-filters.tsx'
import type { ListQuery } from '../list/list-query.ts'
import { listQueries } from '../list/list.queries.ts'
import { useListText } from '../list/list.text.ts'
import css from './Export.module.css'
import { useExportText } from './export.text.ts'

/** How many rows, exactly or at least. */
export type RowsFound = { count: number; isExact: boolean } | null

type Props = { place: ListPlace; query: ListQuery; rows: RowsFound }

/** "128 rows · State: Paid, Pending · Created: 13 – 20 Nov 2026". */
export function ExportWhat({ place, query, rows }: Props) {
  const t = useExportText()
  const listText = useListText()
  const locale = useLocale()
  const { data: setup } = useQuery(listQueries.setup(place))
  const filters = appliedFilters(query.filters, { locale, t: listText, setup })
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
