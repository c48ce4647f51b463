import type { RowWords, TableWords } from '@wasl/ui/table/table-words.ts'
import { useMemo } from 'react'
import type { TransactionQuery } from './transaction-query.ts'
import type { useListText } from './list.text.ts'
import type { Pages } from '@wasl/ui/table/Paginator'

type Facts = {
  t: ReturnType<typeof useListText>
  title: string
  query: TransactionQuery
  pages: Pages | null
  count: number | null
  isCountExact: boolean
}

/** Everything the table says. */
export function useListWords({ t, title, query, pages, count, isCountExact }: Facts): TableWords {
  const ofRows = useRowWords(t)
  const ofColumns = useColumnWords(t)
  const { page, rows } = query
  const last = pages?.kind === 'numbered' && !pages.hasMore ? pages.count : null
  return useMemo(() => {
    const caption = () => {
      if (rows === 'all') return t('list.captionAll', { title })
      return last === null
        ? t('list.captionStep', { title, page })
        : t('list.caption', { title, page, pages: last })
    }
    const arrived = () => {
      if (count === null) return t('list.failed')
      if (rows === 'all') return t('list.captionAll', { title })
      if (!isCountExact || last === null) return t('list.arrivedMany', { n: count, page })
      return t('list.arrived', { n: count, page, pages: last })
    }
    return {
      ...ofRows,
      ...ofColumns,
      caption: caption(),
      arrived: arrived(),
      loading: t('list.loading'),
      sorted: (name, isDescending) => t(isDescending ? 'list.sortedDown' : 'list.sortedUp', { name }),
      selected: (n) => (n === null ? t('list.selectedAll') : t('list.selected', { n })),
      selectPage: t('list.selectPage'),
    }
  }, [ofRows, ofColumns, t, title, page, rows, last, count, isCountExact])
}

/** As those of the rows: new ones draw the head again. */
function useColumnWords(t: Facts['t']): Pick<TableWords, 'resize' | 'width'> {
  return useMemo(
    () => ({
      resize: (name) => t('list.resize', { name }),
      width: (n) => t('list.width', { n }),
    }),
    [t],
  )
}

/** The same until the language changes, whatever is found: new ones draw all rows again. */
function useRowWords(t: Facts['t']): RowWords {
  return useMemo(
    () => ({
      selectRow: (name) => t('list.selectRow', { name }),
      expandRow: (name) => t('list.expandRow', { name }),
      isNew: t('list.isNew'),
      rowMenu: (name) => t('list.rowMenu', { name }),
    }),
    [t],
  )
}
