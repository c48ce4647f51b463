import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const collectorsKey = ['administration', 'collectors'] as const

export const collectorsQuery = queryOptions({
  queryKey: collectorsKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.collectors.list({ fetchOptions: { signal } })),
  staleTime: 0,
})
