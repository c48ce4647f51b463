import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { outbox } from './notices.schema.ts'

export type Notice = {
  merchantId: number
  topic: string
  /** Notices of one aggregate are delivered one after the other. */
  aggregate: string
  dedupeKey: string
  payload: Record<string, unknown>
}

/** In the same transaction as the change it tells of. Told once, however often it is written. */
export async function writeNotice(tx: Tx, notice: Notice, now: Date): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      ...notice,
      availableAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
}

export type DueNotice = Notice & { id: number; attempts: number; createdAt: Date }

const isOpen = (now: SQL): SQL => sql`notice.done_at is null and notice.available_at <= ${now}
  and (notice.leased_until is null or notice.leased_until <= ${now})`

export const noticesAreDue = (now: SQL): SQL => sql`exists (select from outbox notice where ${isOpen(now)})`

/** The first undelivered notice of each aggregate, leased so that nobody else delivers it meanwhile. */
export async function leaseDueNotices(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DueNotice[]> {
  const { rows } = await tx.execute<{
    id: number
    merchant_id: number
    topic: string
    aggregate: string
    dedupe_key: string
    payload: Record<string, unknown>
    attempts: number
    created_at: Date
  }>(sql`
    update outbox set leased_until = ${until.toISOString()}::timestamptz, attempts = attempts + 1
    where id in (
      select notice.id from outbox notice
      where ${isOpen(sql`${now.toISOString()}::timestamptz`)}
        and not exists (
          select 1 from outbox earlier
          where earlier.merchant_id = notice.merchant_id and earlier.aggregate = notice.aggregate
            and earlier.done_at is null and earlier.id < notice.id)
      order by notice.id
      limit ${limit}
      for update skip locked)
    returning id, merchant_id, topic, aggregate, dedupe_key, payload, attempts, created_at`)
  return rows
    .map((row) => ({
      id: Number(row.id),
      merchantId: row.merchant_id,
      topic: row.topic,
      aggregate: row.aggregate,
      dedupeKey: row.dedupe_key,
      payload: row.payload,
      attempts: row.attempts,
      createdAt: new Date(row.created_at),
    }))
    .toSorted((left, right) => left.id - right.id)
}

/** Only by whoever still holds the leases: `attempts` are their numbers. */
export async function markDelivered(tx: Tx, notices: readonly DueNotice[], now: Date): Promise<void> {
  const column = (of: (notice: DueNotice) => number) => sql.param(notices.map(of))
  await tx
    .update(outbox)
    .set({ doneAt: now, leasedUntil: null })
    .where(
      sql`(${outbox.merchantId}, ${outbox.id}, ${outbox.attempts}) in (
        select * from unnest(${column(({ merchantId }) => merchantId)}::int[], ${column(({ id }) => id)}::bigint[],
          ${column(({ attempts }) => attempts)}::int[]))`,
    )
}

export async function putOffNotice(tx: Tx, notice: DueNotice, availableAt: Date): Promise<void> {
  await tx.update(outbox).set({ availableAt, leasedUntil: null }).where(isLeased(notice))
}

/** Whatever is not told yet is told now. Who hears it twice tells repeats apart. */
export async function hastenNotices(tx: Tx, now: Date): Promise<void> {
  await tx.update(outbox).set({ availableAt: now, leasedUntil: null }).where(isNull(outbox.doneAt))
}

const isLeased = ({ merchantId, id, attempts }: DueNotice) =>
  and(eq(outbox.merchantId, merchantId), eq(outbox.id, id), eq(outbox.attempts, attempts))
