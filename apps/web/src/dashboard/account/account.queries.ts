import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActivityKind } from '@wasl/contracts/values/states'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

export type ActivityAsked = { kind: ActivityKind | null; from: string | null }

export const activityQuery = ({ kind, from }: ActivityAsked, locale: string) =>
  infiniteQueryOptions({
    queryKey: ['activity', kind, from, locale],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...(kind && { kind }), ...(from && { createdAfter: from }), page: String(pageParam) }
      return answerOf(await staffClient.account.actions({ query, fetchOptions: { signal } }))
    },
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
    staleTime: 0,
  })
