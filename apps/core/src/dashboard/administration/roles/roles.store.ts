import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import { staffRole, staffUserRole } from '../../../kernel/people/roles.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

export type RoleRow = typeof staffRole.$inferSelect
type Ref = { merchantId: number; publicId: string }

const isRole = ({ merchantId, publicId }: Ref) =>
  and(eq(staffRole.merchantId, merchantId), eq(staffRole.publicId, publicId))

export async function listRoles(db: Db | Tx, merchantId: number): Promise<RoleRow[]> {
  return db
    .select()
    .from(staffRole)
    .where(eq(staffRole.merchantId, merchantId))
    .orderBy(asc(sql`lower(${staffRole.nameEn})`))
}

/** Users by the id of the merchant's role. */
export async function countHolders(db: Db | Tx, merchantId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ roleId: staffUserRole.roleId, users: count() })
    .from(staffUserRole)
    .where(eq(staffUserRole.merchantId, merchantId))
    .groupBy(staffUserRole.roleId)
  return new Map(rows.map(({ roleId, users }) => [roleId, users]))
}

/** Users by the name of one of Wasl's roles. */
export async function countReadyHolders(db: Db, merchantId: number): Promise<Map<string, number>> {
  const role = sql<string>`unnest(${staffUser.readyRoles})`.as('role')
  const held = db.select({ role }).from(staffUser).where(eq(staffUser.merchantId, merchantId)).as('held')
  const rows = await db.select({ role: held.role, users: count() }).from(held).groupBy(held.role)
  return new Map(rows.map(({ role: name, users }) => [name, users]))
}

/** Held as they are until the change is done: nobody gives a role that means something else meanwhile. */
export async function holdRoles(
  tx: Tx,
  { merchantId, publicIds }: { merchantId: number; publicIds: readonly string[] },
): Promise<RoleRow[]> {
  if (publicIds.length === 0) return []
  return tx
    .select()
    .from(staffRole)
    .where(and(eq(staffRole.merchantId, merchantId), inArray(staffRole.publicId, [...publicIds])))
    .orderBy(asc(staffRole.id))
    .for('share')
}

export async function lockRole(tx: Tx, ref: Ref): Promise<RoleRow | null> {
  const [row] = await tx.select().from(staffRole).where(isRole(ref)).for('update')
  return row ?? null
}

export async function insertRole(tx: Tx, values: typeof staffRole.$inferInsert): Promise<RoleRow> {
  const [row] = await tx.insert(staffRole).values(values).returning()
  if (!row) throw new Error('the role was not stored')
  return row
}

export async function updateRole(
  tx: Tx,
  ref: Ref,
  changes: Pick<RoleRow, 'nameEn' | 'nameAr' | 'permissions' | 'updatedAt' | 'revision'>,
): Promise<void> {
  await tx.update(staffRole).set(changes).where(isRole(ref))
}

export async function deleteRole(tx: Tx, ref: Ref): Promise<void> {
  await tx.delete(staffRole).where(isRole(ref))
}

export async function holdersOf(tx: Tx, { merchantId, id }: RoleRow): Promise<number[]> {
  const rows = await tx
    .select({ userId: staffUserRole.userId })
    .from(staffUserRole)
    .where(and(eq(staffUserRole.merchantId, merchantId), eq(staffUserRole.roleId, id)))
  return rows.map(({ userId }) => userId)
}

/** The merchant's own roles of a user. */
export async function listRolesOf(
  tx: Tx,
  { merchantId, userId }: { merchantId: number; userId: number },
): Promise<RoleRow[]> {
  const rows = await tx
    .select({ role: staffRole })
    .from(staffUserRole)
    .innerJoin(
      staffRole,
      and(eq(staffRole.merchantId, staffUserRole.merchantId), eq(staffRole.id, staffUserRole.roleId)),
    )
    .where(and(eq(staffUserRole.merchantId, merchantId), eq(staffUserRole.userId, userId)))
  return rows.map(({ role }) => role)
}
