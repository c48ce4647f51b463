import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { rolePermissions } from './held-permissions.ts'
import { staffUser } from './people.schema.ts'

export type StaffUser = typeof staffUser.$inferSelect
export type StaffUserRef = { merchantId: number; userId: number }

const isUser = ({ merchantId, userId }: StaffUserRef) =>
  and(eq(staffUser.merchantId, merchantId), eq(staffUser.id, userId))

/** Names differ by more than the case of their letters. */
export async function findStaffUserByName(
  db: Db | Tx,
  { merchantId, username }: { merchantId: number; username: string },
): Promise<StaffUser | null> {
  const [row] = await db
    .select()
    .from(staffUser)
    .where(
      and(
        eq(staffUser.merchantId, merchantId),
        eq(sql`lower(${staffUser.username})`, username.toLowerCase()),
      ),
    )
  return row ?? null
}

export async function findStaffUser(db: Db | Tx, ref: StaffUserRef): Promise<StaffUser | null> {
  const [row] = await db.select().from(staffUser).where(isUser(ref))
  return row ?? null
}

/** With the permissions of the merchant's own roles, and what the merchant has. */
export async function findHolder(
  db: Db | Tx,
  ref: StaffUserRef,
): Promise<(StaffUser & { rolePermissions: string[]; plugins: string[] }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(staffUser), rolePermissions, plugins: merchant.plugins })
    .from(staffUser)
    .innerJoin(merchant, eq(merchant.id, staffUser.merchantId))
    .where(isUser(ref))
  return row ?? null
}

export async function lockStaffUser(tx: Tx, ref: StaffUserRef): Promise<StaffUser | null> {
  const [row] = await tx.select().from(staffUser).where(isUser(ref)).for('update')
  return row ?? null
}

export async function insertStaffUser(tx: Tx, values: typeof staffUser.$inferInsert): Promise<number> {
  const [row] = await tx.insert(staffUser).values(values).returning({ id: staffUser.id })
  if (!row) throw new Error('the user was not stored')
  return row.id
}

export async function updateStaffUser(
  tx: Tx,
  ref: StaffUserRef,
  changes: Partial<
    Pick<
      StaffUser,
      | 'passwordHash'
      | 'passwordChangedAt'
      | 'receiveOrderNotification'
      | 'disabledAt'
      | 'permissions'
      | 'sections'
    >
  >,
): Promise<void> {
  await tx.update(staffUser).set(changes).where(isUser(ref))
}

/** For good; whoever has it already keeps it once. */
export async function addPermission(tx: Tx, ref: StaffUserRef, permission: string): Promise<void> {
  await tx
    .update(staffUser)
    .set({
      permissions: sql`array_append(array_remove(${staffUser.permissions}, ${permission}), ${permission})`,
      revision: sql`${staffUser.revision} + 1`,
    })
    .where(isUser(ref))
}
