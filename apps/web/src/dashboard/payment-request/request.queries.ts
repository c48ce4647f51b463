import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

const { paymentRequest } = staffClient

export const setupQuery = queryOptions({
  queryKey: ['payment-request', 'setup'],
  queryFn: async ({ signal }) => answerOf(await paymentRequest.setup({ fetchOptions: { signal } })),
})

export const templatesQuery = queryOptions({
  queryKey: ['payment-request', 'templates'],
  queryFn: async ({ signal }) => {
    const { templates } = answerOf(await paymentRequest.templates({ fetchOptions: { signal } }))
    return templates
  },
})

/** What another request was made with. */
export const copyQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment-request', 'copy', id],
    queryFn: async ({ signal }) =>
      answerOf(await paymentRequest.copy({ params: { id }, fetchOptions: { signal } })),
  })
