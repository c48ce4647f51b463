import { permissionsOfReadyRole, readyRoles } from '@wasl/domain/roles'
import { sql, type SQL } from 'drizzle-orm'
import { staffUser } from './people.schema.ts'

/**
 * Permissions of the merchant's own roles of a `staff_user` row, beside what stands in the row itself. Its names are
 * text: the builder drops the tables of columns where it selects from one alone.
 */
export const rolePermissions = sql<string[]>`array(
  select distinct unnest(role.permissions)
  from staff_user_role given
  join staff_role role on role.merchant_id = given.merchant_id and role.id = given.role_id
  where given.merchant_id = staff_user.merchant_id and given.user_id = staff_user.id)`

export type Holder = {
  permissions: readonly string[]
  readyRoles: readonly string[]
  rolePermissions: readonly string[]
}

/** A user's rights: their own and those of their roles. Read anew with every request, so a changed role holds at the next. */
export const heldBy = (user: Holder): ReadonlySet<string> =>
  new Set([...user.permissions, ...user.readyRoles.flatMap(permissionsOfReadyRole), ...user.rolePermissions])

const readyRolesWith = (permission: string): string[] =>
  Object.keys(readyRoles).filter((name) => permissionsOfReadyRole(name).includes(permission))

/** Of a `staff_user` row, for many at once. */
export const holds = (permission: string): SQL =>
  sql`(${permission} = any(${staffUser.permissions}) or ${permission} = any(${rolePermissions})
    or ${staffUser.readyRoles} && ${`{${readyRolesWith(permission).join(',')}}`}::text[])`
