import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQuery } from '@tanstack/react-query'
import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { useMemo } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { listColumns } from '../list/views/list-columns.ts'
import { moduleInPath } from '../list/list-place.ts'
import { listQueries } from '../list/list.queries.ts'
import { useListText } from '../list/list.text.ts'
import css from './Headers.module.css'
import { useHeadersText } from './headers.text.ts'

const rowsShown = 2

/** The first transactions as the table would show them. */
export function HeaderPreview({ place, columns }: { place: ListPlace; columns: readonly Column[] }) {
  const t = useHeadersText()
  const ofList = useListText()
  const locale = useLocale()
  const { merchant } = usePageFacts()
  const { data } = useQuery(listQueries.page(place, { pageSize: String(rowsShown) }))
  const shown = useMemo(() => {
    const list = staffPaths.transactions(locale, moduleInPath(place.module))
    return listColumns(columns, {
      locale,
      t: ofList,
      q: '',
      today: '',
      timeZone: merchant.timeZone,
      hrefOf: ({ id }) => `${list}/${id}`,
    })
  }, [columns, locale, ofList, place.module, merchant.timeZone])
  return (
    <div className={css.card} data-box="card">
      <h2 id="headers-preview">{t('headers.preview')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-labelledby="headers-preview" data-scrolls="">
        <table className={css.preview}>
          <thead>
            <tr>
              {shown.map(({ id, label, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.rows.map((row) => (
              <tr key={row.id}>
                {shown.map(({ id, cell, align }) => (
                  <td key={id} data-align={align}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {data?.rows.length === 0 && <p className={css.empty}>{t('headers.previewEmpty')}</p>}
    </div>
  )
}
