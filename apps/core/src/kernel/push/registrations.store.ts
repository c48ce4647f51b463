import { sectionOfPlugin } from '@wasl/domain/sections'
import { and, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { holds } from '../people/held-permissions.ts'
import { staffSession, staffUser } from '../people/people.schema.ts'
import type { Audience } from './push-news.domain.ts'
import { pushRegistration } from './push.schema.ts'
import type { Subscription } from './registration.ts'

export type Owner = { merchantId: number; userId: number; sessionId: number }

/** The browser's registration as it was, its row locked. */
export async function lockRegistration(
  tx: Tx,
  { merchantId, endpoint }: { merchantId: number; endpoint: string },
): Promise<{ id: number; userId: number } | null> {
  const [row] = await tx
    .select({ id: pushRegistration.id, userId: pushRegistration.userId })
    .from(pushRegistration)
    .where(and(eq(pushRegistration.merchantId, merchantId), eq(pushRegistration.endpoint, endpoint)))
    .for('update')
  return row ?? null
}

/** One for each browser: it belongs to the user who registered last. `publicId` is used for a new one only. */
export async function upsertRegistration(
  tx: Tx,
  { merchantId, userId, sessionId }: Owner,
  { endpoint, p256dh, auth, publicId, now }: Subscription & { publicId: string; now: Date },
): Promise<void> {
  const isTheirs = sql`${pushRegistration.userId} = ${userId}`
  await tx
    .insert(pushRegistration)
    .values({
      merchantId,
      userId,
      sessionId,
      publicId,
      endpoint,
      p256dh,
      auth,
      createdAt: now,
      seenAt: now,
    })
    .onConflictDoUpdate({
      target: [pushRegistration.endpoint, pushRegistration.merchantId],
      set: {
        userId,
        sessionId,
        p256dh,
        auth,
        seenAt: now,
        publicId: sql`case when ${isTheirs} then ${pushRegistration.publicId} else ${publicId} end`,
      },
    })
}

/** The newest of a user's browsers stay. */
export async function keepNewest(
  tx: Tx,
  { merchantId, userId }: { merchantId: number; userId: number },
  most: number,
): Promise<void> {
  const newest = tx
    .select({ id: pushRegistration.id })
    .from(pushRegistration)
    .where(ofUser(merchantId, userId))
    .orderBy(desc(pushRegistration.seenAt), desc(pushRegistration.id))
    .limit(most)
  await tx
    .delete(pushRegistration)
    .where(and(ofUser(merchantId, userId), sql`${pushRegistration.id} not in ${newest}`))
}

/** Answers whether it was the user's. */
export async function deleteRegistration(
  tx: Tx,
  { merchantId, userId, endpoint }: { merchantId: number; userId: number; endpoint: string },
): Promise<boolean> {
  const rows = await tx
    .delete(pushRegistration)
    .where(and(ofUser(merchantId, userId), eq(pushRegistration.endpoint, endpoint)))
    .returning({ id: pushRegistration.id })
  return rows.length > 0
}

/** The push service knows the browser no more. */
export async function forgetRegistration(
  tx: Tx,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<void> {
  await tx
    .delete(pushRegistration)
    .where(and(eq(pushRegistration.merchantId, merchantId), eq(pushRegistration.publicId, publicId)))
}

export type Listener = { publicId: string; endpoint: string; language: 'en' | 'ar' }

/** Browsers of those who are to hear: still employed, and not signed out there. */
export async function findListeners(db: Db, merchantId: number, audience: Audience): Promise<Listener[]> {
  return db
    .select({
      publicId: pushRegistration.publicId,
      endpoint: pushRegistration.endpoint,
      language: staffUser.language,
    })
    .from(pushRegistration)
    .innerJoin(staffUser, isItsUser)
    .innerJoin(staffSession, isItsSession)
    .innerJoin(merchant, eq(merchant.id, pushRegistration.merchantId))
    .where(and(eq(pushRegistration.merchantId, merchantId), isListening, hears(audience)))
    .orderBy(pushRegistration.id)
}

/** Null once its user has signed out there or left, or another user has the browser. */
export async function findRegistration(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<Subscription | null> {
  const [row] = await db
    .select({
      endpoint: pushRegistration.endpoint,
      p256dh: pushRegistration.p256dh,
      auth: pushRegistration.auth,
    })
    .from(pushRegistration)
    .innerJoin(staffUser, isItsUser)
    .innerJoin(staffSession, isItsSession)
    .where(
      and(eq(pushRegistration.merchantId, merchantId), eq(pushRegistration.publicId, publicId), isListening),
    )
  return row ?? null
}

const ofUser = (merchantId: number, userId: number) =>
  and(eq(pushRegistration.merchantId, merchantId), eq(pushRegistration.userId, userId))

const isItsUser = and(
  eq(staffUser.merchantId, pushRegistration.merchantId),
  eq(staffUser.id, pushRegistration.userId),
)

const isItsSession = and(
  eq(staffSession.merchantId, pushRegistration.merchantId),
  eq(staffSession.id, pushRegistration.sessionId),
)

const isListening = and(isNull(staffUser.disabledAt), isNull(staffSession.endedAt))

const seesTickets = and(sql`'ticket' = any(${staffUser.sections})`, sql`'ticket' = any(${merchant.plugins})`)

const mayAnswer = ({ plugin, permission }: Extract<Audience, { kind: 'answerers' }>) => {
  if (permission === null) return undefined
  if (plugin === null) return eq(staffUser.isSuperuser, true)
  const section = sectionOfPlugin(plugin) ?? ''
  return and(
    holdsIt(permission),
    sql`${section} = any(${staffUser.sections})`,
    sql`${section} = any(${merchant.plugins})`,
  )
}

const holdsIt = (permission: string) => or(staffUser.isSuperuser, holds(permission))

const isNot = (userId: number | null) => (userId === null ? undefined : ne(staffUser.id, userId))

function hears(audience: Audience): SQL | undefined {
  switch (audience.kind) {
    case 'user':
      return eq(staffUser.id, audience.userId)
    case 'orders':
      return and(
        eq(staffUser.receiveOrderNotification, true),
        or(
          isNull(staffUser.places),
          audience.place === null ? undefined : sql`${audience.place} = any(${staffUser.places})`,
        ),
      )
    case 'answerers':
      return and(seesTickets, isNot(audience.except), mayAnswer(audience))
  }
}
