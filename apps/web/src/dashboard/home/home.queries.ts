import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StatisticsQuery } from '@wasl/contracts/web/dashboard/home.contract'
import type { Locale } from '@wasl/domain/locale'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** Everything the start shows; live events make it old. */
export const homeKey = ['home'] as const

const client = staffClient.home

/** S2 §9: kept in memory per period and year. */
const keptMs = 30_000

export const homeQueries = {
  choices: () => queryOptions({ ...readOf(['home-choices'], client.choices)({}), staleTime: 60 * 60_000 }),

  statistics: (query: StatisticsQuery) =>
    queryOptions({
      ...readOf([...homeKey, 'statistics'], client.statistics)({ query }),
      staleTime: keptMs,
      placeholderData: keepPreviousData,
    }),

  averageSizes: (year: string | null) =>
    queryOptions({
      ...readOf([...homeKey, 'sizes'], client.averageSizes)({ query: year === null ? {} : { year } }),
      staleTime: keptMs,
      placeholderData: keepPreviousData,
    }),

  tasks: () => queryOptions({ ...readOf([...homeKey, 'tasks'], client.tasks)({}), staleTime: keptMs }),

  recentOrders: () =>
    queryOptions({ ...readOf([...homeKey, 'orders'], client.recentOrders)({}), staleTime: keptMs }),

  /** Told in the language they are asked in. */
  recentActions: (locale: Locale) =>
    queryOptions({
      ...readOf([...homeKey, 'actions', locale], client.recentActions)({}),
      staleTime: keptMs,
    }),
}
