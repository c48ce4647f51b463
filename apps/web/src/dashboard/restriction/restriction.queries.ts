import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

export const restrictionsKey = ['restrictions'] as const

export const rulesQuery = queryOptions({
  queryKey: [...restrictionsKey, 'rules'],
  queryFn: async ({ signal }) => answerOf(await staffClient.restrictions.list({ fetchOptions: { signal } })),
  staleTime: 0,
})

export const identifiersQuery = (id: string, { q, page }: { q: string; page: number }) =>
  queryOptions({
    queryKey: [...restrictionsKey, 'identifiers', id, q, page],
    queryFn: async ({ signal }) =>
      answerOf(
        await staffClient.restrictions.identifiers({
          params: { id },
          query: { ...(q && { q }), page },
          fetchOptions: { signal },
        }),
      ),
    staleTime: 0,
  })
