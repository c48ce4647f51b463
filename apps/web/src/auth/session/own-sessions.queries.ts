import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => answerOf(await staffClient.auth.own.sessions()).sessions,
  staleTime: 0,
})
