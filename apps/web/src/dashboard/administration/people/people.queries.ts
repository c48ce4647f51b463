import { queryOptions } from '@tanstack/react-query'
import type { UserState } from '@wasl/contracts/values/states'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const peopleKey = ['administration', 'people'] as const

export type UsersQuery = { q?: string; state?: UserState; page?: string; rows?: '10' | '50' | '100' }

export const usersQuery = ({ rows = '10', page, ...wish }: UsersQuery) => {
  const asked = { ...wish, ...(page && { page: Number(page) }) }
  return queryOptions({
    queryKey: [...peopleKey, 'users', asked, rows],
    queryFn: async ({ signal }) =>
      answerOf(
        await staffClient.administration.users.list({
          query: { ...asked, pageSize: Number(rows) },
          fetchOptions: { signal },
        }),
      ),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

export const rolesQuery = queryOptions({
  queryKey: [...peopleKey, 'roles'],
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.roles.list({ fetchOptions: { signal } })),
  staleTime: 0,
})

export const sessionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'sessions', id],
    queryFn: async ({ signal }) =>
      answerOf(
        await staffClient.administration.users.sessions({
          params: { id: String(id) },
          fetchOptions: { signal },
        }),
      ),
    staleTime: 0,
  })
