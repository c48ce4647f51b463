import type { QueryClient } from '@tanstack/react-query'
import type { LiveNews } from './live.ts'

/** Rows and sums; the setup of a list, its columns and views change by nobody else's doing. */
const lasting = new Set<unknown>(['setup', 'columns', 'views'])

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
      void queries.invalidateQueries()
      return
    case 'reset':
    case 'poll':
      refreshLists(queries, () => true)
      void queries.invalidateQueries({ queryKey: ['home'] })
      void queries.invalidateQueries({ queryKey: ['reports'] })
      void queries.invalidateQueries({ queryKey: ['bulk'] })
      void queries.invalidateQueries({ queryKey: ['shell'] })
      void queries.invalidateQueries({ queryKey: ['administration', 'pause'] })
      return
  }
}

const refreshLists = (queries: QueryClient, isOf: (module: unknown) => boolean) =>
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, module, , part] }) =>
      name === 'transactions' && isOf(module) && !lasting.has(part),
  })
