import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type {
  TransactionPage,
  TransactionRow,
} from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ListPlace, ListQuery as Asked } from '@wasl/contracts/web/dashboard/transactions.contract'
import { useEffect } from 'react'
import { useTell } from '../../../app/staff/use-tell.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { listQueries } from '../list/list.queries.ts'
import { neighboursIn, type KeptPage, type Neighbour } from './neighbours.ts'
import { listPath } from './use-list-link.ts'

export type Neighbours = { previous: (() => void) | null; next: (() => void) | null }

/** DET-01: the rows before and after in the list that this one was opened from, over the edges of its pages. J is next, K previous. */
export function useNeighbours(place: ListPlace, id: string): Neighbours {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const tell = useTell()
  const around = neighboursIn(keptPages(queries, place), id)

  // In this one's place: going back still leads to the list.
  const open = (other: string | undefined) => {
    if (other) void navigate({ to: `${listPath(place, locale)}/${other}`, replace: true })
  }
  const leadTo = (there: Neighbour, rowOf: (page: TransactionPage) => TransactionRow | undefined) => {
    if (!there || !around) return null
    if ('id' in there) return () => open(there.id)
    const asked = { ...around.asked, cursor: there.cursor }
    delete asked.page
    return () =>
      void queries.fetchQuery(listQueries.page(place, asked)).then(
        (page) => open(rowOf(page)?.id),
        (error: unknown) => tell({ error }),
      )
  }
  const previous = leadTo(around?.previous ?? null, ({ rows }) => rows.at(-1))
  const next = leadTo(around?.next ?? null, ({ rows }) => rows[0])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isBusy(event.target))
        return
      if (event.code === 'KeyJ') next?.()
      if (event.code === 'KeyK') previous?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return { previous, next }
}

/** What is kept of the list, what was asked for last first. */
function keptPages(queries: QueryClient, { module, list }: ListPlace): KeptPage<Asked>[] {
  return queries
    .getQueryCache()
    .findAll({ queryKey: ['transactions', module, list, 'page'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) =>
      // As `listQueries.page` keeps them.
      state.data ? [{ asked: queryKey[4] as Asked, page: state.data as TransactionPage }] : [],
    )
}

/** Somebody types, or a dialog or a menu is open. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector('dialog[open], [role=menu]') !== null
