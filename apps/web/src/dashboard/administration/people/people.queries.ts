import { queryOptions } from '@tanstack/react-query'
import { userList } from '@wasl/contracts/lists/users'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { pagedQuery, readPaged, type PagedAsked } from '../../../desk/list/usePagedList.ts'

export const peopleKey = ['administration', 'people'] as const

export const usersQuery = (asked: PagedAsked<typeof userList> = readPaged(userList, '')) =>
  queryOptions({
    ...readOf(
      [...peopleKey, 'users'],
      staffClient.administration.users.list,
    )({ query: pagedQuery(userList, asked) }),
    placeholderData: (before) => before,
  })

export const rolesQuery = readOf([...peopleKey, 'roles'], staffClient.administration.roles.list)({})

export const placesQuery = readOf([...peopleKey, 'places'], staffClient.administration.users.places)({})

export const sessionsQuery = (id: number) =>
  readOf(
    [...peopleKey, 'sessions'],
    staffClient.administration.users.sessions,
  )({ params: { id: String(id) } })
