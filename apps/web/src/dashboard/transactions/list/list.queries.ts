import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListQuery as Asked, StatisticsQuery } from '@wasl/contracts/web/dashboard/transactions.contract'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

/** One row is asked for: what matters is the count beside it. */
export const countedRows = '1'

const key = ({ module, list }: ListPlace, ...rest: readonly unknown[]) =>
  ['transactions', module, list, ...rest] as const

const client = () => staffClient.transactions

/** S2 §9: lists are kept per page and filter, statistics per module, in memory (product.md 9.10). */
export const listQueries = {
  setup: (params: ListPlace) =>
    queryOptions({
      queryKey: key(params, 'setup'),
      queryFn: async () => answerOf(await client().setup({ params })),
      staleTime: 5 * 60_000,
    }),

  page: (params: ListPlace, asked: Asked) =>
    queryOptions({
      queryKey: key(params, 'page', asked),
      queryFn: async ({ signal }) =>
        answerOf(await client().list({ params, query: asked, fetchOptions: { signal } })),
      placeholderData: keepPreviousData,
    }),

  /** Every row, part by part: each answer says how to go on. */
  all: (params: ListPlace, asked: Asked) =>
    infiniteQueryOptions({
      queryKey: key(params, 'all', asked),
      queryFn: async ({ pageParam, signal }) =>
        answerOf(
          await client().list({
            params,
            query: { ...asked, ...(pageParam !== null && { cursor: pageParam }) },
            fetchOptions: { signal },
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),

  statistics: (params: ListPlace, filters: StatisticsQuery) =>
    queryOptions({
      queryKey: key(params, 'statistics', filters),
      queryFn: async ({ signal }) =>
        answerOf(await client().statistics({ params, query: filters, fetchOptions: { signal } })),
      placeholderData: keepPreviousData,
    }),

  columns: (params: ListPlace) =>
    queryOptions({
      queryKey: key(params, 'columns'),
      queryFn: async () => answerOf(await client().columns({ params })),
    }),
}

/** Everything that shows rows or their sums: after an action, or when the server says that something changed. */
export const listsKey = ['transactions'] as const
