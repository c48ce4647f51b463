import { useQuery } from '@tanstack/react-query'
import {
  transactionList,
  type TransactionFilters as Filters,
  type ListPlace,
} from '@wasl/contracts/lists/transactions'
import type { ListSetup } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { useEffect, useState } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { askedOf } from '../../../desk/list/asked-query.ts'
import { FiltersPanel } from '../../../desk/list/FiltersPanel.tsx'
import { askedAnew } from '../../../desk/list/list-query.ts'
import { countedRows, listQueries } from './list.queries.ts'
import { useListText } from './list.text.ts'
import { useFilterName, type TransactionQuery } from './transaction-query.ts'

type Props = {
  place: ListPlace
  setup: ListSetup
  query: TransactionQuery
  /** The filter whose chip was pressed. */
  startAt: string | null
  onShow: (filters: Filters) => void
  onClose: () => void
}

/** What the search of the list finds them by. An upload is found by its id alone, which nobody reads. */
const searchWords = { initiator: 'initiator', productType: 'product' }

/** The filters of a list of transactions, with how many rows they would show. */
export function TransactionFilters({ place, setup, query, startAt, onShow, onClose }: Props) {
  const t = useListText()
  const [draft, setDraft] = useState(query.filters)
  const { count, isExact, isCounting } = useDraftCount(place, query, draft)
  const many = isExact ? t('list.show', { n: count ?? 0 }) : t('list.showMany', { n: count ?? 0 })
  return (
    <FiltersPanel
      list={transactionList}
      scope={place.module === 'all' ? 'all' : 'module'}
      choices={setup.choices}
      cut={setup.cut}
      searchWords={searchWords}
      nameOf={useFilterName()}
      draft={draft}
      onDraft={setDraft}
      show={{ label: count === null ? t('list.showThem') : many, isCounting }}
      showThem={t('list.showThem')}
      startAt={startAt}
      onShow={() => onShow(draft)}
      onClose={onClose}
    />
  )
}

const settleMs = 300

/** How many rows the filters would show, counted once the person stops changing them. */
function useDraftCount(place: ListPlace, query: TransactionQuery, filters: Filters) {
  const { merchant } = usePageFacts()
  const [settled, setSettled] = useState(filters)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), settleMs)
    return () => clearTimeout(timer)
  }, [filters])
  const asked = {
    ...askedOf(transactionList, askedAnew(query, { filters: settled }), merchant.timeZone),
    pageSize: countedRows,
  }
  const { data, isFetching, isPlaceholderData } = useQuery(listQueries.page(place, asked))
  const isCounting = settled !== filters || (isFetching && (isPlaceholderData || !data))
  return { count: data?.count ?? null, isExact: data?.isCountExact ?? true, isCounting }
}
