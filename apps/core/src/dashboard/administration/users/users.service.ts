import type { CoreFilters } from '@wasl/contracts/lists/query'
import { userList } from '@wasl/contracts/lists/users'
import { readAsked } from '../../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../../kernel/lists/page.domain.ts'
import { idleMs } from '../../../kernel/people/session.domain.ts'
import { findPlaces } from '../../../kernel/orders/places.store.ts'
import type { By } from '../../../kernel/administered/by.ts'
import type { UsersDeps } from './users-deps.ts'
import { userRows } from './users.list.ts'
import { findAround, findUser, findUsers, type Around, type UserRow } from './users.store.ts'

export type Described = { user: UserRow; around: Around; asker: UserRow }

/** A page of users, with what stands beside them. */
const usualSize = 20

export async function usersPage(deps: UsersDeps, by: By, query: CoreFilters<typeof userList> & Numbered) {
  const { merchantId } = by.staff
  const now = deps.clock.now()
  const asked = { scope: merchantId, filters: readAsked(userList, query) }
  const page = numberedPage(userList, { page_size: usualSize, ...query })
  const [counts, { ids, count }] = await Promise.all([
    userRows.countBy(deps.db, asked, 'state'),
    userRows.readPage(deps.db, { ...asked, page }),
  ])
  const rows = inOrder(ids, await findUsers(deps.db, { merchantId, userIds: ids }))
  return { counts, count, asOf: asOfPage(page, now), users: await described(deps, by, rows) }
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

/** Where users can be placed: stores of the shop and branches. */
export const placesOf = ({ db }: UsersDeps, { staff }: By) => findPlaces(db, staff.merchantId)
