import type { NewRole } from '@wasl/contracts/core/dashboard/administration/roles.contract'
import { permissions } from '@wasl/domain/permissions'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { approvedPermissions, readyRoles } from '@wasl/domain/roles'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import { tellRightsChanged } from '../../../kernel/people/tell-rights-changed.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isUniqueViolation } from '../../../platform/db/database-errors.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { isSame } from '../users/rights.domain.ts'
import { countOwners } from '../users/users.store.ts'
import type { RolesString } from './roles.strings.ts'
import {
  countHolders,
  countReadyHolders,
  deleteRole,
  holdersOf,
  insertRole,
  listRoles,
  lockRole,
  updateRole,
  type RoleRow,
} from './roles.store.ts'

export type RolesDeps = { db: Db; clock: Clock }
export type RoleProblem = { field: string; says: RolesString; values?: Readonly<Record<string, string>> }
export type RoleRefusal =
  | { kind: 'fields'; problems: readonly RoleProblem[] }
  | { kind: 'notFound' | 'changed' | 'inUse' | 'tooMany' }

export const mostRoles = 50

export type ListedRole = {
  id: string
  isReady: boolean
  nameEn: string
  nameAr: string
  permissions: readonly string[]
  users: number
  revision: number
}

/** Wasl's first, in their order; then the merchant's by name. */
export async function rolesList(
  { db }: RolesDeps,
  merchantId: number,
): Promise<{ owners: number; roles: ListedRole[] }> {
  const [own, holders, readyHolders, owners] = await Promise.all([
    listRoles(db, merchantId),
    countHolders(db, merchantId),
    countReadyHolders(db, merchantId),
    countOwners(db, merchantId),
  ])
  const ready = Object.entries(readyRoles).map(([id, allowed]) => ({
    id,
    isReady: true,
    nameEn: '',
    nameAr: '',
    permissions: allowed,
    users: readyHolders.get(id) ?? 0,
    revision: 0,
  }))
  return { owners, roles: [...ready, ...own.map((role) => listed(role, holders.get(role.id) ?? 0))] }
}

export async function addRole(
  { db, clock }: RolesDeps,
  by: By,
  wish: NewRole,
): Promise<Result<ListedRole, RoleRefusal>> {
  const { merchantId } = by.staff
  const read = readRole(by.staff, wish, [])
  if (!read.ok) return read
  const now = clock.now()
  return withUniqueName(() =>
    inTransaction(db, async (tx) => {
      if ((await listRoles(tx, merchantId)).length >= mostRoles) return refused({ kind: 'tooMany' as const })
      const at = { createdAt: now, updatedAt: now }
      const role = await insertRole(tx, { ...read.value, merchantId, publicId: newPublicId(), ...at })
      await audited(tx, by, {
        action: 'role.added',
        object: role.nameEn,
        detail: { after: read.value },
        now,
      })
      return accepted(listed(role, 0))
    }),
  )
}

/** Whoever has the role may do by it, at their next request, what it says now. */
export async function changeRole(
  { db, clock }: RolesDeps,
  by: By,
  { publicId, revision, ...wish }: NewRole & { publicId: string; revision: number },
): Promise<Result<ListedRole, RoleRefusal>> {
  const { merchantId } = by.staff
  const now = clock.now()
  return withUniqueName(() =>
    inTransaction(db, async (tx) => {
      const before = await lockRole(tx, { merchantId, publicId })
      if (!before) return refused({ kind: 'notFound' as const })
      if (before.revision !== revision) return refused({ kind: 'changed' as const })
      const read = readRole(by.staff, wish, before.permissions)
      if (!read.ok) return read
      const after = { ...read.value, updatedAt: now, revision: before.revision + 1 }
      await updateRole(tx, { merchantId, publicId }, after)
      const { nameEn, nameAr, permissions: allowed } = before
      await audited(tx, by, {
        action: 'role.changed',
        object: after.nameEn,
        detail: { before: { nameEn, nameAr, permissions: allowed }, after: read.value },
        now,
      })
      const holders = await holdersOf(tx, before)
      if (!isSame(allowed, read.value.permissions))
        await tellRightsChanged(tx, { merchantId, userIds: holders, now })
      return accepted(listed({ ...before, ...after }, holders.length))
    }),
  )
}

/** A role somebody has stays: what they may do does not vanish by the way. */
export async function removeRole(
  { db, clock }: RolesDeps,
  by: By,
  publicId: string,
): Promise<Result<string, RoleRefusal>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    const role = await lockRole(tx, { merchantId, publicId })
    if (!role) return refused({ kind: 'notFound' as const })
    if ((await holdersOf(tx, role)).length > 0) return refused({ kind: 'inUse' as const })
    await deleteRole(tx, { merchantId, publicId })
    const { nameEn, nameAr, permissions: allowed } = role
    await audited(tx, by, {
      action: 'role.removed',
      object: nameEn,
      detail: { before: { nameEn, nameAr, permissions: allowed } },
      now: clock.now(),
    })
    return accepted(publicId)
  })
}

type ReadRole = { nameEn: string; nameAr: string; permissions: string[] }

/** `before` is what the role allowed already: nobody puts more into it than they hold. */
function readRole(
  staff: Staff,
  wish: NewRole,
  before: readonly string[],
): Result<ReadRole, Extract<RoleRefusal, { kind: 'fields' }>> {
  const names = { name_en: wish.name_en.trim(), name_ar: wish.name_ar.trim() }
  const allowed = [...new Set(wish.permissions)]
  const added = allowed.filter((permission) => !before.includes(permission))
  const foreign = added.filter((permission) => !may(staff, permission))
  const problems: RoleProblem[] = [
    ...(['name_en', 'name_ar'] as const)
      .filter((field) => names[field] === '')
      .map((field) => ({ field, says: 'role.required' }) as const),
    ...permissionProblems({ allowed, added, foreign, isOwner: staff.isSuperuser }),
  ]
  if (problems.length > 0) return refused({ kind: 'fields', problems })
  return accepted({ nameEn: names.name_en, nameAr: names.name_ar, permissions: allowed })
}

type Wanted = {
  allowed: readonly string[]
  added: readonly string[]
  foreign: readonly string[]
  isOwner: boolean
}

function permissionProblems({ allowed, added, foreign, isOwner }: Wanted): RoleProblem[] {
  const field = 'permissions'
  if (allowed.length === 0) return [{ field, says: 'role.nothing' }]
  if (!allowed.every((permission) => permissions.includes(permission)))
    return [{ field, says: 'role.unknownChoice' }]
  if (foreign.length > 0) return [{ field, says: 'role.notYours', values: { of: foreign.join(', ') } }]
  return !isOwner && added.some((permission) => approvedPermissions.includes(permission))
    ? [{ field, says: 'role.needsOwner' }]
    : []
}

const listed = (role: RoleRow, users: number): ListedRole => ({
  id: role.publicId,
  isReady: false,
  nameEn: role.nameEn,
  nameAr: role.nameAr,
  permissions: role.permissions,
  users,
  revision: role.revision,
})

async function withUniqueName<T>(
  work: () => Promise<Result<T, RoleRefusal>>,
): Promise<Result<T, RoleRefusal>> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error))
      return refused({ kind: 'fields', problems: [{ field: 'name_en', says: 'role.taken' }] })
    throw error
  }
}
