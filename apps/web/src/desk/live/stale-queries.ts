import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveNews } from './live.ts'

/** Rows and sums; the setup of a list, its columns and views change by nobody else's doing. */
const lasting = new Set<unknown>(['setup', 'columns', 'views'])
const isLasting = ([name, , , part]: QueryKey): boolean => name === 'transactions' && lasting.has(part)

/** No news touches these: they are the same for everybody and always, look for themselves, or have to stay as they were read. */
const still: readonly QueryKey[] = [
  ['bulkPreview'],
  ['help'],
  ['home-choices'],
  ['matching-job'],
  ['pos', 'attempt'],
  ['pos', 'requested'],
  ['preview'],
  ['push'],
  ['push-key'],
]
const isStill = (key: QueryKey): boolean => still.some((known) => known.every((part, at) => part === key[at]))

/** Refreshes what is shown and marks the rest as old: each screen's queries by their first key. */
export function refreshFor(queries: QueryClient, news: LiveNews): void {
  switch (news.kind) {
    case 'transaction.changed':
      refreshLists(queries, (module) => module === 'all' || module === news.plugin)
      void queries.invalidateQueries({ queryKey: ['home'] })
      return
    case 'report.ready':
      void queries.invalidateQueries({ queryKey: ['reports'] })
      return
    case 'bulk.changed':
      void queries.invalidateQueries({ queryKey: ['bulk'] })
      return
    case 'permission_request.created':
    case 'operation_request.created':
    case 'operation_request.changed':
      void queries.invalidateQueries({ queryKey: ['home', 'tasks'] })
      void queries.invalidateQueries({ queryKey: ['shell'] })
      void queries.invalidateQueries({ queryKey: ['permission-requests'] })
      return
    case 'permission_request.answered':
      void queries.invalidateQueries({ queryKey: ['home', 'tasks'] })
      void queries.invalidateQueries({ queryKey: ['shell'] })
      void queries.invalidateQueries({ queryKey: ['permission-requests'] })
      refreshLists(queries, () => true)
      return
    case 'order.changed':
      void queries.invalidateQueries({ queryKey: ['vouchers'] })
      void queries.invalidateQueries({ queryKey: ['stock'] })
      void queries.invalidateQueries({ queryKey: ['orders'] })
      return
    case 'order.created':
      refreshLists(queries, (module) => module === 'all' || module === 'food_ordering')
      void queries.invalidateQueries({ queryKey: ['home'] })
      void queries.invalidateQueries({ queryKey: ['orders'] })
      return
    case 'payments.paused':
    case 'payments.resumed':
      void queries.invalidateQueries({ queryKey: ['administration', 'pause'] })
      void queries.invalidateQueries({ queryKey: ['payment-request', 'setup'] })
      return
    // Anything may look otherwise now, the menu first.
    case 'rights.changed':
    case 'reset':
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !isStill(queryKey) })
      return
    case 'poll':
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => !isStill(queryKey) && !isLasting(queryKey),
      })
      return
  }
}

const refreshLists = (queries: QueryClient, isOf: (module: unknown) => boolean) =>
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'transactions' && isOf(queryKey[1]) && !isLasting(queryKey),
  })
