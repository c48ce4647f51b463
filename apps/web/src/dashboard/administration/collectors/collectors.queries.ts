import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../app/staff/answer-of.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'

export const collectorsKey = ['administration', 'collectors'] as const

export const collectorsQuery = queryOptions({
  queryKey: collectorsKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.collectors.list({ fetchOptions: { signal } })),
  staleTime: 0,
})
