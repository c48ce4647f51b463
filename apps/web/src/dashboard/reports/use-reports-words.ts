import type { ReportPage } from '@wasl/contracts/web/dashboard/reports.contract'
import type { TableWords } from '@wasl/ui/table/table-words.ts'
import { useMemo } from 'react'
import { useReportsText } from './reports.text.ts'

/** Everything the table says. The same object until one of its words changes. */
export function useReportsWords(found: ReportPage | undefined, rows: number): TableWords {
  const t = useReportsText()
  const page = found?.page ?? 1
  const n = found?.count ?? 0
  return useMemo(() => {
    const pages = Math.max(1, Math.ceil(n / rows))
    const name = (report: string) => report
    return {
      caption: t('reports.caption', { page, pages }),
      arrived: t('reports.arrived', { n, page, pages }),
      loading: t('reports.loading'),
      sorted: (label, isDescending) =>
        t(isDescending ? 'reports.sortedDown' : 'reports.sortedUp', { name: label }),
      resize: (label) => t('reports.resize', { name: label }),
      width: (px) => t('reports.width', { n: px }),
      // Reports are neither ticked nor opened.
      selected: () => '',
      selectPage: '',
      selectRow: name,
      expandRow: name,
      isNew: '',
      rowMenu: name,
    }
  }, [t, page, n, rows])
}
