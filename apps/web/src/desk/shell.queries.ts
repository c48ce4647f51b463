import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../base/session/answer-of.ts'
import { readOf } from '../base/session/read-of.ts'
import { staffClient } from '../base/session/staff-client.ts'

export const shellQuery = queryOptions({
  queryKey: ['shell'],
  queryFn: async () => answerOf(await staffClient.shell.shell()),
  staleTime: 5 * 60_000,
})

export const useHistory = () =>
  useQuery({
    queryKey: ['history'],
    queryFn: async () => answerOf(await staffClient.account.actions({ query: {} })),
    staleTime: 0,
  })

/** The newest hundred unanswered requests. */
export const newRequestsQuery = readOf(
  ['permission-requests'],
  staffClient.tickets.permissionRequests,
)({ query: { status: 'NEW', limit: '100' } })
