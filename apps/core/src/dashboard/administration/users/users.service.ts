import { idleMs } from '../../../kernel/people/session.domain.ts'
import type { By } from '../by.ts'
import type { UsersDeps } from './users-deps.ts'
import {
  countUsers,
  findAround,
  findUser,
  listUsers,
  type Around,
  type UserRow,
  type UsersAsked,
} from './users.store.ts'

export type Described = { user: UserRow; around: Around; asker: UserRow }

/** A page of users, with what stands beside them. */
export async function usersPage(
  deps: UsersDeps,
  by: By,
  asked: Omit<UsersAsked, 'merchantId'> & { page: number; pageSize: number },
) {
  const { merchantId } = by.staff
  const { page, pageSize, ...search } = asked
  const [users, counts] = await Promise.all([
    listUsers(deps.db, { ...search, merchantId, limit: pageSize, offset: (page - 1) * pageSize }),
    countUsers(deps.db, { merchantId, q: search.q }),
  ])
  const { invited, active, disabled } = counts
  const count = search.state === null ? invited + active + disabled : counts[search.state]
  return { counts, count, users: await described(deps, by, users) }
}

/** Users as their screen tells them: with their roles and sessions, and with what whoever asks may do to them. */
export async function described(
  { db, clock }: UsersDeps,
  { staff: { merchantId, userId } }: By,
  users: readonly UserRow[],
): Promise<Described[]> {
  const now = clock.now()
  const [around, asker] = await Promise.all([
    findAround(db, {
      merchantId,
      userIds: users.map(({ id }) => id),
      now,
      idleSince: new Date(now.getTime() - idleMs),
    }),
    findUser(db, { merchantId, userId }),
  ])
  if (!asker) throw new Error('a session of nobody')
  return users.map((user) => ({ user, around, asker }))
}

export async function userById(deps: UsersDeps, by: By, userId: number): Promise<Described | null> {
  const user = await findUser(deps.db, { merchantId: by.staff.merchantId, userId })
  return user ? describedOne(deps, by, user) : null
}

export async function describedOne(deps: UsersDeps, by: By, user: UserRow): Promise<Described> {
  const [only] = await described(deps, by, [user])
  if (!only) throw new Error('one user is one user')
  return only
}
