import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { orderingsOf } from '@wasl/contracts/lists/list'
import { transactionList, type TransactionOrdering, type ListPlace } from '@wasl/contracts/lists/transactions'
import type { TableLook } from '@wasl/ui/table/columns/data-column.ts'
import { useCallback, useMemo, useState } from 'react'
import { hiddenAtFirst } from './views/list-columns.ts'
import type { TransactionView } from './views/list-views.ts'

type OwnLook = Pick<TableLook, 'hidden' | 'order' | 'widths'>

/** What a person made of a list's columns, until the page is loaded anew: the way back finds it. */
const remembered = new Map<string, OwnLook>()

type Options = {
  place: ListPlace
  columns: readonly Column[]
  view: TransactionView | undefined
  ordering: TransactionOrdering | null
  onOrdering: (ordering: TransactionOrdering) => void
}

/** How the table looks: as the person left it, else as the view keeps it, else as the server sets it up. */
export function useListLook({ place, columns, view, ordering, onOrdering }: Options) {
  const key = `${place.module} ${place.list} ${view?.id ?? ''}`
  const [changes, setChanges] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- the memory is read anew after each change of it
  const own = useMemo(() => remembered.get(key), [key, changes])
  const plain = useMemo(() => plainLookOf(columns, view), [columns, view])
  const look = useMemo<TableLook>(
    () => ({ ...(own ?? { ...plain, widths: {} }), sort: sortShown(ordering) }),
    [own, plain, ordering],
  )
  const setLook = useCallback(
    (next: TableLook) => {
      const wanted = next.sort && sortAsked(next.sort)
      if (wanted && wanted !== (ordering ?? transactionList.ordering)) return onOrdering(wanted)
      remembered.set(key, { hidden: next.hidden, order: next.order, widths: next.widths })
      setChanges((count) => count + 1)
    },
    [key, ordering, onOrdering],
  )
  const forget = useCallback(() => {
    remembered.delete(key)
    setChanges((count) => count + 1)
  }, [key])
  const isChanged = own !== undefined && !isSameSet(own, plain)
  return { look, plain, setLook, forget, isChanged }
}

function plainLookOf(columns: readonly Column[], view: TransactionView | undefined) {
  if (!view || view.columns.length === 0) return { hidden: hiddenAtFirst(columns), order: [] }
  const kept = new Set(view.columns)
  return {
    hidden: columns.filter(({ name }) => !kept.has(name)).map(({ name }) => name),
    order: view.columns,
  }
}

const sortShown = (ordering: TransactionOrdering | null): TableLook['sort'] => {
  const wanted = ordering ?? transactionList.ordering
  return { id: wanted.replace('-', ''), isDescending: wanted.startsWith('-') }
}

function sortAsked({ id, isDescending }: NonNullable<TableLook['sort']>): TransactionOrdering | null {
  const wanted = isDescending ? `-${id}` : id
  return orderingsOf(transactionList).find((ordering) => ordering === wanted) ?? null
}

const isSameSet = (one: OwnLook, other: Pick<TableLook, 'hidden' | 'order'>): boolean =>
  [...one.hidden].toSorted().join() === [...other.hidden].toSorted().join() &&
  (one.order.length === 0 || other.order.length === 0 || one.order.join() === other.order.join())
