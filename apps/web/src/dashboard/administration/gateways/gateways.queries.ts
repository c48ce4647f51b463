import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const gatewaysKey = ['administration', 'gateways'] as const

export const gatewaysQuery = queryOptions({
  queryKey: gatewaysKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.gateways.list({ fetchOptions: { signal } })),
  staleTime: 0,
})
