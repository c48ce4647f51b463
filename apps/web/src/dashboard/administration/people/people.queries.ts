import { queryOptions } from '@tanstack/react-query'
import type { userList } from '@wasl/contracts/lists/users'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import type { PagedAsked } from '../../../desk/list/usePagedList.ts'

export const peopleKey = ['administration', 'people'] as const

type UsersAsked = Partial<PagedAsked<typeof userList>>

export const usersQuery = ({ q = '', filters, page = 1, rows = 10 }: UsersAsked) => {
  const asked = { ...filters, ...(q.trim() !== '' && { q: q.trim() }), ...(page > 1 && { page }) }
  return queryOptions({
    queryKey: [...peopleKey, 'users', asked, rows],
    queryFn: async ({ signal }) =>
      answerOf(
        await staffClient.administration.users.list({
          query: { ...asked, pageSize: rows },
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
