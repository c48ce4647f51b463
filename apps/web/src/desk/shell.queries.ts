import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../base/session/answer-of.ts'
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

export const useNewRequests = () =>
  useQuery({
    queryKey: ['permission-requests'],
    queryFn: async () => answerOf(await staffClient.shell.newRequests()),
    staleTime: 0,
  })
