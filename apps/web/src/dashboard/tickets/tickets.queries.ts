import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { TicketQuery } from '@wasl/contracts/web/dashboard/tickets.contract'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** Shared with the top bar's list: a push says that something was asked or answered. */
const ticketsKey = ['permission-requests', 'tickets'] as const

export const ticketsQuery = (asked: TicketQuery) =>
  queryOptions({
    queryKey: [...ticketsKey, asked],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.tickets.list({ query: asked, fetchOptions: { signal } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
