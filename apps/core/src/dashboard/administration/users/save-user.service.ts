import { accepted, refused, type Result } from '@wasl/domain/result'
import { permissionsOfReadyRole } from '@wasl/domain/roles'
import type { NewUser, UserChange } from '@wasl/contracts/core/dashboard/administration/users.contract'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import { closeMailed } from '../../../kernel/people/close-mailed.service.ts'
import { heldBy } from '../../../kernel/people/held-permissions.ts'
import { mailPasswordLink } from '../../../kernel/messages/mail-password-link.service.ts'
import { insertStaffUser } from '../../../kernel/people/people.store.ts'
import { findPlaces } from '../../../kernel/orders/places.store.ts'
import { writeRequest } from '../../../kernel/permission-requests/request-permission.service.ts'
import { tellRightsChanged } from '../../../kernel/people/tell-rights-changed.ts'
import { isUniqueViolation } from '../../../platform/db/database-errors.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { holdRoles, listRolesOf, type RoleRow } from '../roles/roles.store.ts'
import { inLine, rightsOf } from './held-in-line.ts'
import { readUser, usernameProblem, type ReadUser, type UserProblem } from './read-user.ts'
import {
  awaitingOwner,
  grantProblems,
  isSame,
  type Given,
  type GrantProblem,
  type Rights,
} from './rights.domain.ts'
import type { UserRefusal, UsersDeps } from './users-deps.ts'
import { changeUser, findUser, lockUsers, setRoles, type UserRow } from './users.store.ts'

export type Saved = { user: UserRow; asked: readonly string[]; invited: boolean }

const nobody: Given = { isSuperuser: false, permissions: [], ofRoles: [], sections: [], places: [] }

/** Somebody new: they choose their password by the mailed link, so nobody else ever knows it. */
export async function addUser(deps: UsersDeps, by: By, wish: NewUser): Promise<Result<Saved, UserRefusal>> {
  const username = wish.username.trim()
  const read = readUser(wish)
  const wrongName = usernameProblem(username)
  if (wrongName || !read.ok)
    return refusedFields([...(wrongName ? [wrongName] : []), ...(read.ok ? [] : read.error)])
  const { merchantId, userId } = by.staff
  const now = deps.clock.now()
  try {
    return await inTransaction(deps.db, async (tx) => {
      const self = (await lockUsers(tx, { merchantId, userIds: [userId] })).find(({ id }) => id === userId)
      if (!self || self.disabledAt !== null) return refused({ kind: 'permissionDenied' as const })
      const giver = rightsOf(self)
      if (!giver.isSuperuser && !giver.held.has('users.manage'))
        return refused({ kind: 'permissionDenied' as const })
      const given = await givenBy(tx, { giver, before: nobody, merchantId, wish: read.value })
      if (!given.ok) return given
      const { roles, permissions, asked } = given.value
      const { ownRoles: _, ...columns } = read.value
      const id = await insertStaffUser(tx, {
        ...columns,
        permissions,
        merchantId,
        username,
        createdAt: now,
      })
      await setRoles(
        tx,
        { merchantId, userId: id },
        roles.map((role) => role.id),
      )
      const user = await stored(tx, { merchantId, userId: id })
      await audited(tx, by, {
        action: 'user.created',
        object: username,
        detail: { after: told(user, roles) },
        now,
      })
      await askOwner(tx, by, { user, asked, now })
      const invited = await mailPasswordLink(tx, deps.mailing, { user, occasion: 'invited', now })
      return accepted({ user, asked, invited })
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refusedFields([{ field: 'username', says: 'user.taken' }])
    throw error
  }
}

/** What they may do holds at their next request. */
export async function saveUser(
  deps: UsersDeps,
  by: By,
  { userId, revision, ...wish }: UserChange & { userId: number },
): Promise<Result<Saved, UserRefusal>> {
  const read = readUser(wish)
  if (!read.ok) return refusedFields(read.error)
  const { merchantId } = by.staff
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const held = await inLine(tx, by, userId)
    if (!held.ok) return held
    const { giver, user: before, otherOwners } = held.value
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    const given = await givenBy(tx, { giver, before: givenTo(before), merchantId, wish: read.value })
    if (!given.ok) return given
    const { roles, permissions, asked } = given.value
    const { ownRoles: _, ...columns } = read.value
    const rolesBefore = await listRolesOf(tx, { merchantId, userId })
    const after = { ...columns, permissions }
    const isAsBefore = isSameRights(before, { ...after, roles, rolesBefore })
    if (before.id === by.staff.userId && !isAsBefore)
      return refusedFields([{ field: 'non_field_errors', says: 'user.ownRights' }])
    if (before.isSuperuser && !after.isSuperuser && before.disabledAt === null && otherOwners === 0)
      return refusedFields([{ field: 'is_superuser', says: 'user.lastOwner' }])
    await changeUser(tx, { merchantId, userId }, after)
    if (after.email !== before.email) await closeMailed(tx, { merchantId, userId, now })
    await setRoles(
      tx,
      { merchantId, userId },
      roles.map((role) => role.id),
    )
    const user = await stored(tx, { merchantId, userId })
    await audited(tx, by, {
      action: 'user.changed',
      object: user.username,
      detail: changesOf(told(before, rolesBefore), told(user, roles)),
      now,
    })
    await askOwner(tx, by, { user, asked, now })
    if (!isAsBefore) await tellRightsChanged(tx, { merchantId, userIds: [userId], now })
    return accepted({ user, asked, invited: false })
  })
}

type Giving = { giver: Rights; before: Given; merchantId: number; wish: ReadUser }

/** The roles of a wish, held as they are, and which of its permissions are given now. */
async function givenBy(
  tx: Tx,
  { giver, before, merchantId, wish }: Giving,
): Promise<Result<{ roles: RoleRow[]; permissions: string[]; asked: string[] }, UserRefusal>> {
  const roles = await holdRoles(tx, { merchantId, publicIds: wish.ownRoles })
  if (roles.length < wish.ownRoles.length)
    return refusedFields([{ field: 'roles', says: 'user.unknownChoice' }])
  const known = new Set((await findPlaces(tx, merchantId)).map(({ id }) => id))
  if (wish.places?.some((place) => !known.has(place) && !before.places?.includes(place)))
    return refusedFields([{ field: 'places', says: 'user.unknownChoice' }])
  const after: Given = {
    ...wish,
    ofRoles: [
      ...new Set([
        ...wish.readyRoles.flatMap(permissionsOfReadyRole),
        ...roles.flatMap(({ permissions }) => permissions),
      ]),
    ],
  }
  const problems = grantProblems(giver, { before, after })
  if (problems.length > 0) return refusedFields(problems.map(problemOf))
  const { now: permissions, asked } = awaitingOwner(giver, { before, after })
  return accepted({ roles, permissions, asked })
}

const problemOf = ({ field, says, of }: GrantProblem): UserProblem => ({
  field,
  says: `user.${says}`,
  values: { of: of.join(', ') },
})

const givenTo = (user: UserRow): Given => ({
  isSuperuser: user.isSuperuser,
  permissions: user.permissions,
  ofRoles: [...heldBy({ ...user, permissions: [] })],
  sections: user.sections,
  places: user.places,
})

async function askOwner(
  tx: Tx,
  { staff }: By,
  { user, asked, now }: { user: UserRow; asked: readonly string[]; now: Date },
): Promise<void> {
  for (const permission of asked)
    await writeRequest(tx, { staff, permission, object: user.username, forUserId: user.id, now })
}

function isSameRights(
  before: UserRow,
  after: Pick<UserRow, 'isSuperuser' | 'permissions' | 'readyRoles' | 'sections' | 'places'> & {
    roles: readonly RoleRow[]
    rolesBefore: readonly RoleRow[]
  },
): boolean {
  const names = (roles: readonly RoleRow[]) => roles.map(({ publicId }) => publicId)
  return (
    before.isSuperuser === after.isSuperuser &&
    isSame(before.permissions, after.permissions) &&
    isSame(before.readyRoles, after.readyRoles) &&
    isSame(before.sections, after.sections) &&
    isSamePlaces(before.places, after.places) &&
    isSame(names(after.rolesBefore), names(after.roles))
  )
}

const isSamePlaces = (one: string[] | null, other: string[] | null): boolean =>
  one === null || other === null ? one === other : isSame(one, other)

/** For the audit: everything an administrator decides. */
const told = (user: UserRow, roles: readonly RoleRow[]) => ({
  email: user.email,
  name_en: user.nameEn,
  name_ar: user.nameAr,
  language: user.language,
  one_time_code: user.oneTimeCode,
  is_superuser: user.isSuperuser,
  sections: user.sections,
  places: user.places,
  permissions: user.permissions,
  roles: [...user.readyRoles, ...roles.map(({ nameEn }) => nameEn)],
})

async function stored(tx: Tx, ref: { merchantId: number; userId: number }): Promise<UserRow> {
  const user = await findUser(tx, ref)
  if (!user) throw new Error('the user was not stored')
  return user
}

const refusedFields = (problems: readonly UserProblem[]) => refused({ kind: 'fields' as const, problems })
