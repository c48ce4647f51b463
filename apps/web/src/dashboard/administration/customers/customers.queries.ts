import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const customersKey = ['administration', 'customers'] as const

export const fewestLetters = 2

export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: [...customersKey, 'found', q],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.administration.customers.find({ query: { q }, fetchOptions: { signal } })),
    enabled: q.length >= fewestLetters,
    staleTime: 0,
  })

/** Of one who is being looked at: asked anew with every look, and never because somebody was erased. */
export const storedQuery = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'customer', id],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.administration.customers.show({ params: { id }, fetchOptions: { signal } })),
    staleTime: 0,
  })

export const erasuresQuery = queryOptions({
  queryKey: [...customersKey, 'erasures'],
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.customers.erasures({ fetchOptions: { signal } })),
  staleTime: 0,
})
