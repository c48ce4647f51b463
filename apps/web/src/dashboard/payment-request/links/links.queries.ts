import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const linksKey = ['payment-request', 'links'] as const

export const linksQuery = queryOptions({
  queryKey: linksKey,
  queryFn: async ({ signal }) => {
    const { results } = answerOf(await staffClient.paymentLinks.list({ fetchOptions: { signal } }))
    return results
  },
  staleTime: 0,
})
