import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StatisticsQuery } from '@wasl/contracts/web/dashboard/home.contract'
import type { Locale } from '@wasl/domain/locale'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** Everything the start shows; live events make it old. */
export const homeKey = ['home'] as const

const client = () => staffClient.home

/** S2 §9: kept in memory per period and year. */
export const homeQueries = {
  choices: () =>
    queryOptions({
      queryKey: ['home-choices'],
      queryFn: async () => answerOf(await client().choices()),
      staleTime: 60 * 60_000,
    }),

  statistics: (query: StatisticsQuery) =>
    queryOptions({
      queryKey: [...homeKey, 'statistics', query],
      queryFn: async ({ signal }) => answerOf(await client().statistics({ query, fetchOptions: { signal } })),
      placeholderData: keepPreviousData,
    }),

  averageSizes: (year: string | null) =>
    queryOptions({
      queryKey: [...homeKey, 'sizes', year],
      queryFn: async ({ signal }) =>
        answerOf(
          await client().averageSizes({ query: year === null ? {} : { year }, fetchOptions: { signal } }),
        ),
      placeholderData: keepPreviousData,
    }),

  tasks: () =>
    queryOptions({
      queryKey: [...homeKey, 'tasks'],
      queryFn: async () => answerOf(await client().tasks()),
    }),

  recentOrders: () =>
    queryOptions({
      queryKey: [...homeKey, 'orders'],
      queryFn: async () => answerOf(await client().recentOrders()),
    }),

  /** Told in the language they are asked in. */
  recentActions: (locale: Locale) =>
    queryOptions({
      queryKey: [...homeKey, 'actions', locale],
      queryFn: async () => answerOf(await client().recentActions()),
    }),
}
