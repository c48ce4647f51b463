import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../app/staff/answer-of.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'

export const settingsKey = ['administration', 'settings'] as const

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.settings.show({ fetchOptions: { signal } })),
  staleTime: 0,
})
