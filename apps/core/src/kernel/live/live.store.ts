import { and, arrayOverlaps, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { liveEvent } from './live.schema.ts'

export type LiveEvent = typeof liveEvent.$inferSelect

/**
 * Writers wait for one another, so that ids are committed in their order: whoever has read up to an id has missed
 * nothing before it.
 */
export async function insertLiveEvent(tx: Tx, event: typeof liveEvent.$inferInsert): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('live_event'))`)
  const rows = await tx.insert(liveEvent).values(event).onConflictDoNothing().returning({ id: liveEvent.id })
  return rows.length > 0
}

type After = { merchantId: number; after: number; limit: number }

export async function findLiveEvents(db: Db, { merchantId, after, limit }: After): Promise<LiveEvent[]> {
  return db
    .select()
    .from(liveEvent)
    .where(and(eq(liveEvent.merchantId, merchantId), gt(liveEvent.id, after)))
    .orderBy(asc(liveEvent.id))
    .limit(limit)
}

export async function findLiveEventsFor(
  db: Db,
  { merchantId, after, limit, audiences }: After & { audiences: string[] },
): Promise<LiveEvent[]> {
  return db
    .select()
    .from(liveEvent)
    .where(
      and(
        eq(liveEvent.merchantId, merchantId),
        gt(liveEvent.id, after),
        arrayOverlaps(liveEvent.audiences, audiences),
      ),
    )
    .orderBy(asc(liveEvent.id))
    .limit(limit)
}

/** 0 where there is none. */
export async function findLatestLiveIdOf(db: Db, merchantId: number): Promise<number> {
  const [row] = await db
    .select({ latest: sql<string>`coalesce(max(${liveEvent.id}), 0)` })
    .from(liveEvent)
    .where(eq(liveEvent.merchantId, merchantId))
  return Number(row?.latest ?? 0)
}

export async function isLiveEventKept(
  db: Db,
  { merchantId, id }: { merchantId: number; id: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: liveEvent.id })
    .from(liveEvent)
    .where(and(eq(liveEvent.merchantId, merchantId), eq(liveEvent.id, id)))
  return rows.length > 0
}

/** Of every merchant at once: the newest id, for whoever watches the table. */
export async function findLatestLiveId(db: Db): Promise<number> {
  const [row] = await db.select({ latest: sql<string>`coalesce(max(${liveEvent.id}), 0)` }).from(liveEvent)
  return Number(row?.latest ?? 0)
}

/** Of every merchant: nobody catches up further than a day. */
export async function deleteLiveEventsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(liveEvent).where(lt(liveEvent.createdAt, before))
}
