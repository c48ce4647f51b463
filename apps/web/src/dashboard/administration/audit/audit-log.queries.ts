import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Locale } from '@wasl/domain/locale'
import { answerOf } from '../../../base/session/answer-of.ts'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import type { AuditWish } from '@wasl/contracts/web/dashboard/administration/audit.contract'

const key = ['administration', 'audit'] as const

/** In the reader's language: the core writes the sentences. */
export const auditQuery = (query: AuditWish, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: [...key, 'entries', query, locale],
    queryFn: async ({ pageParam, signal }) =>
      answerOf(
        await staffClient.administration.audit.list({
          query: { ...query, ...(pageParam && { before: pageParam }) },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

export const actorsQuery = readOf([...key, 'actors'], staffClient.administration.audit.actors)({})
