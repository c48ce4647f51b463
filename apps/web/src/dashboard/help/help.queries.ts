import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** In a language of its own: the subjects come in words. Until they have come the form stays, with what was typed. */
export const helpQuery = (locale: string) =>
  queryOptions({
    ...readOf(['help', locale], staffClient.help.config)({}),
    placeholderData: keepPreviousData,
    staleTime: 30 * 60_000,
  })
