import { queryOptions } from '@tanstack/react-query'
import type { UserState } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { answerOf } from '../../../app/staff/answer-of.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'

export const peopleKey = ['administration', 'people'] as const

export type UsersQuery = { q?: string; state?: UserState; page?: string; rows?: '50' | '100' }

export const usersQuery = (query: UsersQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'users', query],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.administration.users.list({ query, fetchOptions: { signal } })),
    placeholderData: (before) => before,
    staleTime: 0,
  })

export const rolesQuery = queryOptions({
  queryKey: [...peopleKey, 'roles'],
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.administration.roles.list({ fetchOptions: { signal } })),
  staleTime: 0,
})

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'sessions', id],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.administration.users.sessions({ params: { id }, fetchOptions: { signal } })),
    staleTime: 0,
  })
