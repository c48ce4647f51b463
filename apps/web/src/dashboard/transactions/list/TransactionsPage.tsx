import { useQuery, useQueryClient } from '@tanstack/react-query'
import { transactionList, type TransactionFilters, type ListPlace } from '@wasl/contracts/lists/transactions'
import { useCallback, useDeferredValue, useMemo, useState, useEffect } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { askedSearch } from '../../../desk/list/asked-query.ts'
import { askedAnew, withFilters } from '../../../desk/list/list-query.ts'
import { useStaff } from '../../../desk/staff.ts'
import type { Offered } from '../actions/many/BulkActions.tsx'
import { listQueries, listsKey } from './list.queries.ts'
import { useListText } from './list.text.ts'
import { ListHead } from './ListHead.tsx'
import type { Over } from './ListOver.tsx'
import { StatisticsStrip } from './sums/StatisticsStrip.tsx'
import { inOrder, pressedSums } from './sums/sums.ts'
import { TransactionList } from './TransactionList.tsx'
import css from './TransactionsPage.module.css'
import { useListCommands } from './useListCommands.tsx'
import { useListQuery } from '../../../desk/list/useListQuery.ts'
import { useRouter } from '@tanstack/react-router'
import { isListPath } from './list-place.ts'
import { keepTrail, placeInTab } from '../trail.ts'

/** S2 §2 "Transactions list screen": the same for every module route. */
export function TransactionsPage({ place }: { place: ListPlace }) {
  const t = useListText()
  const staff = useStaff()
  const address = useListQuery(transactionList, isListPath)
  const { change } = address
  // The address changes at once; the list is drawn with it in a later task.
  const query = useDeferredValue(address.query)
  const [over, setOver] = useState<Over | null>(null)
  const [offered, setOffered] = useState<Offered | null>(null)
  const { isAsked, refresh } = useRefresh(place)
  const title = t(titleKeyOf(place))
  useKeepTrail(place)
  const maySum = staff.may('view_paymenttransaction_statistics')
  const { timeZone } = usePageFacts().merchant
  const asked = useMemo(() => askedSearch(transactionList, query, timeZone), [query, timeZone])
  const sums = useQuery({ ...listQueries.statistics(place, asked), enabled: maySum })
  const setup = useQuery(listQueries.setup(place)).data
  const maySearch = setup?.maySearch ?? staff.may('search_paymenttransaction')
  useListCommands(title, { maySearch, onOver: setOver, refresh })
  const totals = useMemo(
    () =>
      sums.data &&
      setup &&
      inOrder(
        sums.data,
        setup.choices.currencyCode.map(({ value }) => value),
      ),
    [sums.data, setup],
  )
  const filter = useCallback(
    (filters: TransactionFilters) =>
      change((now) => askedAnew(now, { filters: withFilters(now.filters, filters) })),
    [change],
  )
  const showShortcuts = useCallback(() => setOver({ kind: 'shortcuts' }), [])

  return (
    <div className={css.page}>
      <ListHead
        place={place}
        title={title}
        offered={offered}
        onRefresh={refresh}
        onShortcuts={showShortcuts}
      />
      {maySum && !sums.isError && (
        <StatisticsStrip
          statistics={totals ?? null}
          pressed={pressedSums(place.list, maySearch)}
          onFilter={filter}
        />
      )}
      <TransactionList
        place={place}
        title={title}
        maySearch={maySearch}
        {...address}
        query={query}
        over={over}
        onOver={setOver}
        isAskedAgain={isAsked}
        onRefresh={refresh}
        onOffered={setOffered}
      />
    </div>
  )
}

function titleKeyOf({ module, list }: ListPlace) {
  if (module === 'all') return 'list.title.all'
  return list === 'deleted' ? 'list.title.deleted' : 'list.title.live'
}

/** Asking again for what is shown, because somebody wants to see it done. */
function useRefresh({ module, list }: ListPlace): { isAsked: boolean; refresh: () => void } {
  const queries = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const refresh = useCallback(() => {
    setIsAsked(true)
    const queryKey = [...listsKey, module, list]
    void queries.refetchQueries({ queryKey, type: 'active' }).finally(() => setIsAsked(false))
  }, [queries, module, list])
  return { isAsked, refresh }
}

/** A list tells where it is, filters and all, so that a detail page leads back to it. */
function useKeepTrail(place: ListPlace): void {
  const router = useRouter()
  useEffect(() => {
    const keep = () => {
      const { href, pathname } = router.history.location
      // The address names the next page already while the list is still shown.
      if (isListPath(pathname)) keepTrail(place, { href, index: placeInTab(router.history) })
    }
    keep()
    return router.subscribe('onResolved', ({ toLocation, fromLocation }) => {
      if (toLocation.pathname === fromLocation?.pathname) keep()
    })
  }, [router, place])
}
