import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const apiKeysKey = ['administration', 'api-keys'] as const

export const apiKeysQuery = queryOptions({
  queryKey: apiKeysKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.apiKeys.list({ fetchOptions: { signal } })),
  staleTime: 0,
})
