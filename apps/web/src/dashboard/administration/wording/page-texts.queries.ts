import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const pageTextsKey = ['administration', 'page-texts'] as const

export const pageTextsQuery = queryOptions({
  queryKey: pageTextsKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.pageTexts.show({ fetchOptions: { signal } })),
  staleTime: 0,
})
