import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** In a language of its own: the subjects come in words. Until they have come the form stays, with what was typed. */
export const helpQuery = (locale: string) =>
  queryOptions({
    queryKey: ['help', locale],
    queryFn: async ({ signal }) => answerOf(await staffClient.help.config({ fetchOptions: { signal } })),
    placeholderData: keepPreviousData,
    staleTime: 30 * 60_000,
  })
