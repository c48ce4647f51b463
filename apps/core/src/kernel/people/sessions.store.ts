import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { rolePermissions } from './held-permissions.ts'
import { staffSession, staffToken, staffUser, type SessionEnd } from './people.schema.ts'

export type StaffSession = typeof staffSession.$inferSelect
export type StaffToken = typeof staffToken.$inferSelect
export type SessionRef = { merchantId: number; sessionId: number }

const isSession = ({ merchantId, sessionId }: SessionRef) =>
  and(eq(staffSession.merchantId, merchantId), eq(staffSession.id, sessionId))

/** Everything the guard asks about a request, in one trip; null where nobody has the token at this merchant. */
export async function findWhoAsks(db: Db, token: { merchantId: number; hash: string }) {
  const [row] = await db
    .select({
      tokenExpiresAt: staffToken.expiresAt,
      session: {
        id: staffSession.id,
        confirmedAt: staffSession.confirmedAt,
        seenAt: staffSession.seenAt,
        endsAt: staffSession.endsAt,
        endedAt: staffSession.endedAt,
      },
      user: {
        id: staffUser.id,
        username: staffUser.username,
        nameEn: staffUser.nameEn,
        nameAr: staffUser.nameAr,
        isSuperuser: staffUser.isSuperuser,
        permissions: staffUser.permissions,
        readyRoles: staffUser.readyRoles,
        rolePermissions,
        sections: staffUser.sections,
        places: staffUser.places,
        disabledAt: staffUser.disabledAt,
      },
      plugins: merchant.plugins,
    })
    .from(staffToken)
    .innerJoin(
      staffSession,
      and(eq(staffSession.merchantId, staffToken.merchantId), eq(staffSession.id, staffToken.sessionId)),
    )
    .innerJoin(
      staffUser,
      and(eq(staffUser.merchantId, staffSession.merchantId), eq(staffUser.id, staffSession.userId)),
    )
    .innerJoin(merchant, eq(merchant.id, staffToken.merchantId))
    .where(
      and(
        eq(staffToken.merchantId, token.merchantId),
        eq(staffToken.hash, token.hash),
        eq(staffToken.kind, 'access'),
      ),
    )
    .prepare('findWhoAsks')
    .execute()
  return row ?? null
}

export async function markSeen(tx: Tx, ref: SessionRef, now: Date): Promise<void> {
  await tx
    .update(staffSession)
    .set({ seenAt: now })
    .where(and(isSession(ref), lt(staffSession.seenAt, now)))
}

export async function insertSession(tx: Tx, values: typeof staffSession.$inferInsert): Promise<number> {
  const [row] = await tx.insert(staffSession).values(values).returning({ id: staffSession.id })
  if (!row) throw new Error('the session was not stored')
  return row.id
}

export async function insertTokens(tx: Tx, values: (typeof staffToken.$inferInsert)[]): Promise<void> {
  await tx.insert(staffToken).values(values)
}

/** The session of a refresh token, its row locked: two refreshes stand in line. */
export async function lockSessionOfRefresh(
  tx: Tx,
  { merchantId, hash }: { merchantId: number; hash: string },
): Promise<{ session: StaffSession; token: StaffToken } | null> {
  const isToken = and(
    eq(staffToken.merchantId, merchantId),
    eq(staffToken.hash, hash),
    eq(staffToken.kind, 'refresh'),
  )
  const [found] = await tx.select({ sessionId: staffToken.sessionId }).from(staffToken).where(isToken)
  if (!found) return null
  const [session] = await tx
    .select()
    .from(staffSession)
    .where(isSession({ merchantId, sessionId: found.sessionId }))
    .for('update')
  const [token] = await tx.select().from(staffToken).where(isToken)
  return session && token ? { session, token } : null
}

export async function markUsed(tx: Tx, token: StaffToken, now: Date): Promise<void> {
  await tx
    .update(staffToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffToken.merchantId, token.merchantId),
        eq(staffToken.id, token.id),
        isNull(staffToken.usedAt),
      ),
    )
}

/** Access tokens that have ended say nothing any more; refresh tokens are kept, so that a used one is known. */
export async function dropEndedTokens(
  tx: Tx,
  { merchantId, sessionId }: SessionRef,
  now: Date,
): Promise<void> {
  await tx
    .delete(staffToken)
    .where(
      and(
        eq(staffToken.merchantId, merchantId),
        eq(staffToken.sessionId, sessionId),
        eq(staffToken.kind, 'access'),
        lt(staffToken.expiresAt, now),
      ),
    )
}

export async function endSession(
  tx: Tx,
  ref: SessionRef,
  { by, at }: { by: SessionEnd; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(staffSession)
    .set({ endedAt: at, endedBy: by })
    .where(and(isSession(ref), isNull(staffSession.endedAt)))
    .returning({ id: staffSession.id, userId: staffSession.userId })
  await tellOfEnd(tx, ref.merchantId, rows, at)
  return rows.length > 0
}

/** Every session of a user that goes on, but `except`. Answers how many there were. */
export async function endSessionsOf(
  tx: Tx,
  {
    merchantId,
    userId,
    except = null,
    by,
    at,
  }: { merchantId: number; userId: number; except?: number | null; by: SessionEnd; at: Date },
): Promise<number> {
  const rows = await tx
    .update(staffSession)
    .set({ endedAt: at, endedBy: by })
    .where(
      and(
        eq(staffSession.merchantId, merchantId),
        eq(staffSession.userId, userId),
        isNull(staffSession.endedAt),
        ...(except === null ? [] : [ne(staffSession.id, except)]),
      ),
    )
    .returning({ id: staffSession.id, userId: staffSession.userId })
  await tellOfEnd(tx, merchantId, rows, at)
  return rows.length
}

/** What is open in a session hears of its end (reliability D-35). */
async function tellOfEnd(
  tx: Tx,
  merchantId: number,
  [ended]: readonly { id: number; userId: number }[],
  at: Date,
): Promise<void> {
  if (!ended) return
  const notice = {
    merchantId,
    topic: 'sessions.ended',
    aggregate: `user:${ended.userId}`,
    dedupeKey: `sessions.ended:${ended.id}`,
    payload: { user: ended.userId },
  }
  await writeNotice(tx, notice, at)
}

export async function markConfirmed(tx: Tx, ref: SessionRef, now: Date): Promise<void> {
  await tx.update(staffSession).set({ confirmedAt: now, seenAt: now }).where(isSession(ref))
}

/** What a user may see and end, newest first. */
export async function listSessions(
  db: Db,
  { merchantId, userId, now }: { merchantId: number; userId: number; now: Date },
): Promise<StaffSession[]> {
  return db
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.merchantId, merchantId),
        eq(staffSession.userId, userId),
        isNull(staffSession.endedAt),
        gt(staffSession.endsAt, now),
      ),
    )
    .orderBy(desc(staffSession.seenAt), desc(staffSession.id))
    .limit(100)
}

/** Sessions that were over long ago, with their tokens. */
export async function dropOldSessions(
  tx: Tx,
  { merchantId, userId, before }: { merchantId: number; userId: number; before: Date },
): Promise<void> {
  await tx
    .delete(staffSession)
    .where(
      and(
        eq(staffSession.merchantId, merchantId),
        eq(staffSession.userId, userId),
        or(lt(staffSession.endsAt, before), lt(staffSession.endedAt, before)),
      ),
    )
}

export async function findSession(tx: Tx, ref: SessionRef): Promise<StaffSession | null> {
  const [row] = await tx.select().from(staffSession).where(isSession(ref))
  return row ?? null
}

export async function findSessionByPublicId(
  tx: Tx,
  { merchantId, userId, publicId }: { merchantId: number; userId: number; publicId: string },
): Promise<StaffSession | null> {
  const [row] = await tx
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.merchantId, merchantId),
        eq(staffSession.userId, userId),
        eq(staffSession.publicId, publicId),
      ),
    )
  return row ?? null
}

/** All of a session's, access and refresh alike. */
export async function dropTokens(tx: Tx, { merchantId, sessionId }: SessionRef): Promise<void> {
  await tx
    .delete(staffToken)
    .where(and(eq(staffToken.merchantId, merchantId), eq(staffToken.sessionId, sessionId)))
}

export async function hasSignedInFrom(
  db: Db,
  {
    merchantId,
    userId,
    network,
    since,
  }: { merchantId: number; userId: number; network: string; since: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: staffSession.id })
    .from(staffSession)
    .where(
      and(
        eq(staffSession.merchantId, merchantId),
        eq(staffSession.userId, userId),
        eq(staffSession.network, network),
        gt(staffSession.createdAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}
