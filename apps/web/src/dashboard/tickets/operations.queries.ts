import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { TicketQuery } from '@wasl/contracts/web/dashboard/tickets.contract'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** Under the key of the requests: what is asked or answered refreshes both. */
export const operationsQuery = (asked: TicketQuery) =>
  queryOptions({
    queryKey: ['permission-requests', 'operations', asked],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.operationRequests.list({ query: asked, fetchOptions: { signal } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const rulesKey = ['operation-rules'] as const

export const rulesQuery = queryOptions({
  queryKey: rulesKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.operationRequests.rules({ fetchOptions: { signal } })),
  staleTime: 0,
})
