import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { stockHold } from '../stock/stock.schema.ts'
import { event, eventHold, eventTicket } from './events.schema.ts'
import type { EventRow } from './events.store.ts'

export type EventHoldRow = typeof eventHold.$inferSelect
type Ref = { merchantId: number; publicId: string }

export type HeldNow = { row: EventHoldRow; expiresAt: Date; isExtended: boolean; slug: string }

export async function insertEventHold(tx: Tx, values: typeof eventHold.$inferInsert): Promise<void> {
  await tx.insert(eventHold).values(values)
}

/** What is still kept at `now`. */
export async function findEventHold(
  db: Db | Tx,
  { merchantId, publicId, now }: Ref & { now: Date },
): Promise<HeldNow | null> {
  const [found] = await db
    .select({
      row: eventHold,
      expiresAt: stockHold.expiresAt,
      extendedAt: stockHold.extendedAt,
      slug: event.slug,
    })
    .from(eventHold)
    .innerJoin(
      stockHold,
      and(eq(stockHold.merchantId, eventHold.merchantId), eq(stockHold.id, eventHold.holdId)),
    )
    .innerJoin(event, and(eq(event.id, eventHold.eventId), eq(event.merchantId, eventHold.merchantId)))
    .where(
      and(
        eq(eventHold.merchantId, merchantId),
        eq(eventHold.publicId, publicId),
        eq(stockHold.state, 'held'),
        gt(stockHold.expiresAt, now),
      ),
    )
  if (!found?.expiresAt) return null
  const { row, expiresAt, extendedAt, slug } = found
  return { row, expiresAt, isExtended: extendedAt !== null, slug }
}

/** How many a browser keeps at `now`, beside one that is replaced. */
export async function countHoldsOf(
  tx: Tx,
  {
    merchantId,
    browser,
    except,
    now,
  }: { merchantId: number; browser: string; except: string | null; now: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ count: string }>(sql`
    select count(*) as count from event_hold e
    join stock_hold h on h.merchant_id = e.merchant_id and h.id = e.hold_id
    where e.merchant_id = ${merchantId} and e.browser = ${browser} and e.public_id is distinct from ${except}
      and h.state = 'held' and h.expires_at > ${now.toISOString()}::timestamptz`)
  return Number(rows[0]?.count)
}

/** Events of these tickets, by the public ids of the tickets. */
export const findEventsOfTickets = async (
  db: Db | Tx,
  { merchantId, tickets }: { merchantId: number; tickets: readonly string[] },
): Promise<EventRow[]> => {
  const rows = await db
    .selectDistinct({ id: eventTicket.eventId })
    .from(eventTicket)
    .where(and(eq(eventTicket.merchantId, merchantId), inArray(eventTicket.publicId, [...tickets])))
  if (rows.length === 0) return []
  return db
    .select()
    .from(event)
    .where(
      and(
        eq(event.merchantId, merchantId),
        inArray(
          event.id,
          rows.map(({ id }) => id),
        ),
        inArray(event.state, ['published', 'paused', 'canceled']),
      ),
    )
}

/**
 * When a kept place of each pool may be free at the earliest: its hold ends, or the payment that it waits for. Pools without
 * such a moment are left out.
 */
export async function findComingBack(
  db: Db | Tx,
  { merchantId, poolIds, now }: { merchantId: number; poolIds: readonly number[]; now: Date },
): Promise<Map<number, Date>> {
  if (poolIds.length === 0) return new Map()
  const { rows } = await db.execute<{ pool_id: string; at: Date | string }>(sql`
    select line.pool_id, min(coalesce(h.expires_at, t.expires_at)) as at
    from stock_hold_line line
    join stock_hold h on h.merchant_id = line.merchant_id and h.id = line.hold_id
    left join shop_order o on o.merchant_id = h.merchant_id and o.hold_id = h.id
    left join order_payment p on p.merchant_id = o.merchant_id and p.order_id = o.id
    left join payment_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
    where line.merchant_id = ${merchantId} and h.state = 'held'
      and line.pool_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(poolIds)}::jsonb) as listed(value))
      and coalesce(h.expires_at, t.expires_at) > ${now.toISOString()}::timestamptz
    group by line.pool_id`)
  return new Map(rows.map(({ pool_id, at }) => [Number(pool_id), new Date(at)]))
}
