import type { TableWords } from '@wasl/ui/table/table-words.ts'
import { useMemo } from 'react'
import { useBulkText } from './bulk.text.ts'

/** Everything a table of this slice says. The same object until one of its words changes. */
export function useBulkWords({
  what,
  page,
  rows,
  n,
}: {
  what: string
  page: number
  rows: number
  n: number
}): TableWords {
  const t = useBulkText()
  return useMemo(() => {
    const pages = Math.max(1, Math.ceil(n / rows))
    const name = (row: string) => row
    return {
      caption: t('bulk.caption', { what, page, pages }),
      arrived: t('bulk.arrived', { what, n }),
      loading: t('bulk.loading'),
      sorted: (label, isDescending) => t(isDescending ? 'bulk.sortedDown' : 'bulk.sortedUp', { name: label }),
      resize: (label) => t('bulk.resize', { name: label }),
      width: (px) => t('bulk.width', { n: px }),
      // Rows are neither ticked nor unfolded.
      selected: () => '',
      selectPage: '',
      selectRow: name,
      expandRow: name,
      isNew: '',
      rowMenu: name,
    }
  }, [t, what, page, rows, n])
}
