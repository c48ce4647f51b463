import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../app/staff/answer-of.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'

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
