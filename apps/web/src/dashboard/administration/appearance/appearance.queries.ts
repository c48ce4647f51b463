import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const brandKey = ['administration', 'brand'] as const

export const brandQuery = queryOptions({
  queryKey: brandKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.brand.show({ fetchOptions: { signal } })),
  staleTime: 0,
})

export const unitsKey = ['administration', 'units'] as const

export const unitsQuery = queryOptions({
  queryKey: unitsKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.units.list({ fetchOptions: { signal } })),
  staleTime: 0,
})
