import { queryOptions } from '@tanstack/react-query'
import type { userList } from '@wasl/contracts/lists/users'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import type { PagedAsked } from '../../../desk/list/usePagedList.ts'

export const peopleKey = ['administration', 'people'] as const

type UsersAsked = Partial<PagedAsked<typeof userList>>

export const usersQuery = ({ q = '', filters, page = 1, rows = 10 }: UsersAsked) => {
  const asked = { ...filters, ...(q.trim() !== '' && { q: q.trim() }), ...(page > 1 && { page }) }
  return queryOptions({
    ...readOf(
      [...peopleKey, 'users'],
      staffClient.administration.users.list,
    )({ query: { ...asked, pageSize: rows } }),
    placeholderData: (before) => before,
  })
}

export const rolesQuery = readOf([...peopleKey, 'roles'], staffClient.administration.roles.list)({})

export const sessionsQuery = (id: number) =>
  readOf(
    [...peopleKey, 'sessions'],
    staffClient.administration.users.sessions,
  )({ params: { id: String(id) } })
