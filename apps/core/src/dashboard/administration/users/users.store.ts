import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, max, or, sql } from 'drizzle-orm'
import { rolePermissions } from '../../../kernel/people/held-permissions.ts'
import { permissionRequest } from '../../../kernel/permission-requests/permission-requests.schema.ts'
import { staffSession, staffUser } from '../../../kernel/people/people.schema.ts'
import { staffRole, staffUserRole } from '../../../kernel/people/roles.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

type Ref = { merchantId: number; userId: number }

const columns = { ...getTableColumns(staffUser), rolePermissions }
export type UserRow = typeof staffUser.$inferSelect & { rolePermissions: string[] }

export const findUsers = (
  db: Db,
  { merchantId, userIds }: { merchantId: number; userIds: readonly number[] },
): Promise<UserRow[]> =>
  db
    .select(columns)
    .from(staffUser)
    .where(and(eq(staffUser.merchantId, merchantId), inArray(staffUser.id, [...userIds])))

export async function findUser(db: Db | Tx, { merchantId, userId }: Ref): Promise<UserRow | null> {
  const [row] = await db
    .select(columns)
    .from(staffUser)
    .where(and(eq(staffUser.merchantId, merchantId), eq(staffUser.id, userId)))
  return row ?? null
}

/**
 * The users a change is about, and every owner: two who take it from each other stand in line, and the second sees what
 * the first did.
 */
export async function lockUsers(
  tx: Tx,
  { merchantId, userIds }: { merchantId: number; userIds: readonly number[] },
): Promise<UserRow[]> {
  return tx
    .select(columns)
    .from(staffUser)
    .where(
      and(
        eq(staffUser.merchantId, merchantId),
        or(inArray(staffUser.id, [...userIds]), eq(staffUser.isSuperuser, true)),
      ),
    )
    .orderBy(asc(staffUser.id))
    .for('update')
}

type Changes = Partial<Omit<typeof staffUser.$inferInsert, 'id' | 'merchantId' | 'username'>>

export async function changeUser(tx: Tx, { merchantId, userId }: Ref, changes: Changes): Promise<void> {
  await tx
    .update(staffUser)
    .set({ ...changes, revision: sql`${staffUser.revision} + 1` })
    .where(and(eq(staffUser.merchantId, merchantId), eq(staffUser.id, userId)))
}

export async function setRoles(
  tx: Tx,
  { merchantId, userId }: Ref,
  roleIds: readonly number[],
): Promise<void> {
  await tx
    .delete(staffUserRole)
    .where(and(eq(staffUserRole.merchantId, merchantId), eq(staffUserRole.userId, userId)))
  if (roleIds.length > 0)
    await tx.insert(staffUserRole).values(roleIds.map((roleId) => ({ merchantId, userId, roleId })))
}

export type Around = {
  /** Public ids of the merchant's own roles. */
  roles: ReadonlyMap<number, readonly string[]>
  sessions: ReadonlyMap<number, number>
  lastSeen: ReadonlyMap<number, Date>
  awaiting: ReadonlyMap<number, readonly string[]>
}

/** What stands beside users: their roles, sessions, and what was asked for them. */
export async function findAround(
  db: Db | Tx,
  {
    merchantId,
    userIds,
    now,
    idleSince,
  }: { merchantId: number; userIds: readonly number[]; now: Date; idleSince: Date },
): Promise<Around> {
  if (userIds.length === 0)
    return { roles: new Map(), sessions: new Map(), lastSeen: new Map(), awaiting: new Map() }
  const ids = [...userIds]
  const roles = await db
    .select({ userId: staffUserRole.userId, publicId: staffRole.publicId })
    .from(staffUserRole)
    .innerJoin(
      staffRole,
      and(eq(staffRole.merchantId, staffUserRole.merchantId), eq(staffRole.id, staffUserRole.roleId)),
    )
    .where(and(eq(staffUserRole.merchantId, merchantId), inArray(staffUserRole.userId, ids)))
    .orderBy(asc(staffRole.nameEn))
  const goesOn = and(
    isNull(staffSession.endedAt),
    gt(staffSession.endsAt, now),
    gt(staffSession.seenAt, idleSince),
  )
  const sessions = await db
    .select({
      userId: staffSession.userId,
      open: sql<number>`(count(*) filter (where ${goesOn}))::int`,
      lastSeen: max(staffSession.seenAt),
    })
    .from(staffSession)
    .where(and(eq(staffSession.merchantId, merchantId), inArray(staffSession.userId, ids)))
    .groupBy(staffSession.userId)
  const asked = await db
    .select({ userId: permissionRequest.forUserId, permission: permissionRequest.permission })
    .from(permissionRequest)
    .where(
      and(
        eq(permissionRequest.merchantId, merchantId),
        inArray(permissionRequest.forUserId, ids),
        eq(permissionRequest.status, 'NEW'),
        gt(permissionRequest.expiresAt, now),
      ),
    )
  return {
    roles: grouped(roles, ({ publicId }) => publicId),
    sessions: new Map(sessions.map(({ userId, open }) => [userId, open])),
    lastSeen: new Map(sessions.flatMap(({ userId, lastSeen }) => (lastSeen ? [[userId, lastSeen]] : []))),
    awaiting: grouped(asked, ({ permission }) => permission),
  }
}

function grouped<Row extends { userId: number | null }>(
  rows: readonly Row[],
  of: (row: Row) => string,
): ReadonlyMap<number, readonly string[]> {
  const byUser = new Map<number, string[]>()
  for (const row of rows) {
    if (row.userId === null) continue
    byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), of(row)])
  }
  return byUser
}

export async function countOwners(db: Db, merchantId: number): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(staffUser)
    .where(
      and(
        eq(staffUser.merchantId, merchantId),
        eq(staffUser.isSuperuser, true),
        isNull(staffUser.disabledAt),
      ),
    )
  return row?.owners ?? 0
}
