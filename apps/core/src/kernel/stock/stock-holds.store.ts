import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { StockLine } from './stock.domain.ts'
import { stockHold, stockHoldLine, stockMove, type StockHoldState } from './stock.schema.ts'

export type StockHoldRow = typeof stockHold.$inferSelect
export type HoldRef = { merchantId: number; holdId: number }

export async function insertHold(
  tx: Tx,
  { merchantId, lines, expiresAt, now }: NewHold,
): Promise<StockHoldRow> {
  const [row] = await tx.insert(stockHold).values({ merchantId, expiresAt, createdAt: now }).returning()
  if (!row) throw new Error('stock that was held was not stored')
  await tx.insert(stockHoldLine).values(lines.map((line) => ({ ...line, merchantId, holdId: row.id })))
  return row
}

type NewHold = { merchantId: number; lines: readonly StockLine[]; expiresAt: Date | null; now: Date }

/** Locked before the pools, always. */
export async function lockHold(tx: Tx, ref: HoldRef): Promise<StockHoldRow> {
  const [row] = await tx.select().from(stockHold).where(isHold(ref)).for('no key update')
  if (!row) throw new Error('stock is held nowhere under this id')
  return row
}

export type HeldLine = StockLine & { returned: number }

export const findHoldLines = (db: Db | Tx, { merchantId, holdId }: HoldRef): Promise<HeldLine[]> =>
  db
    .select({
      poolId: stockHoldLine.poolId,
      quantity: stockHoldLine.quantity,
      returned: stockHoldLine.returned,
    })
    .from(stockHoldLine)
    .where(and(eq(stockHoldLine.merchantId, merchantId), eq(stockHoldLine.holdId, holdId)))
    .orderBy(asc(stockHoldLine.poolId))

/** Whether something of it was put back on sale at this moment. */
export async function cameBackAt(
  db: Db | Tx,
  { merchantId, holdId, at }: HoldRef & { at: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: stockMove.id })
    .from(stockMove)
    .where(
      and(
        eq(stockMove.merchantId, merchantId),
        eq(stockMove.holdId, holdId),
        eq(stockMove.reason, 'returned'),
        eq(stockMove.at, at),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function setHold(
  tx: Tx,
  { merchantId, holdId, ...set }: HoldRef & Partial<Omit<StockHoldRow, 'id' | 'merchantId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(stockHold).set(set).where(isHold({ merchantId, holdId }))
}

export async function setHoldsEnded(
  tx: Tx,
  {
    merchantId,
    holdIds,
    state,
    now,
  }: { merchantId: number; holdIds: readonly number[]; state: StockHoldState; now: Date },
): Promise<void> {
  await tx
    .update(stockHold)
    .set({ state, endedAt: now })
    .where(and(eq(stockHold.merchantId, merchantId), inArray(stockHold.id, [...holdIds])))
}

export async function addReturned(
  tx: Tx,
  { merchantId, holdId }: HoldRef,
  lines: readonly StockLine[],
): Promise<void> {
  const column = (of: (line: StockLine) => number) => sql`${sql.param(lines.map(of))}::bigint[]`
  await tx.execute(sql`
    update stock_hold_line line set returned = line.returned + back.quantity
    from unnest(${column(({ poolId }) => poolId)}, ${column(({ quantity }) => quantity)}) as back(pool_id, quantity)
    where line.merchant_id = ${merchantId} and line.hold_id = ${holdId} and line.pool_id = back.pool_id`)
}

export async function clearReturned(tx: Tx, { merchantId, holdId }: HoldRef): Promise<void> {
  await tx
    .update(stockHoldLine)
    .set({ returned: 0 })
    .where(
      and(
        eq(stockHoldLine.merchantId, merchantId),
        eq(stockHoldLine.holdId, holdId),
        gt(stockHoldLine.returned, 0),
      ),
    )
}

/**
 * Holds of these pools that have run out and were not ended yet, and the one that is replaced while it is held. One that
 * somebody is ending is passed over. All of them in one order, so that nobody waits in a ring.
 */
export async function lockOverdueHolds(
  tx: Tx,
  { merchantId, poolIds, now, waits, replaces = null }: OverdueAsked,
): Promise<number[]> {
  const touching = tx
    .select({ id: stockHoldLine.holdId })
    .from(stockHoldLine)
    .where(and(eq(stockHoldLine.merchantId, merchantId), inArray(stockHoldLine.poolId, [...poolIds])))
  const rows = await tx
    .select({ id: stockHold.id })
    .from(stockHold)
    .where(
      and(
        eq(stockHold.merchantId, merchantId),
        or(
          and(isOverdue(now), inArray(stockHold.id, touching)),
          replaces === null
            ? undefined
            : and(eq(stockHold.id, replaces), eq(stockHold.state, 'held'), isNotNull(stockHold.expiresAt)),
        ),
      ),
    )
    .orderBy(asc(stockHold.id))
    .for('no key update', waits ? {} : { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** `waits`: also for those that somebody is ending now. Only for whoever has no hold locked: else two wait for each other. */
type OverdueAsked = {
  merchantId: number
  poolIds: readonly number[]
  now: Date
  waits: boolean
  replaces?: number | null
}

/** The longest overdue, of one merchant: pools of two are never locked together. */
export async function leaseOverdueHolds(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<{ merchantId: number; holdIds: number[] } | null> {
  const rows = await tx
    .select({ id: stockHold.id, merchantId: stockHold.merchantId })
    .from(stockHold)
    .where(isOverdue(now))
    .orderBy(asc(stockHold.expiresAt))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  const [first] = rows
  if (!first) return null
  const { merchantId } = first
  return { merchantId, holdIds: rows.filter((row) => row.merchantId === merchantId).map(({ id }) => id) }
}

export const findLinesOfHolds = (
  tx: Tx,
  { merchantId, holdIds }: { merchantId: number; holdIds: readonly number[] },
): Promise<(StockLine & { holdId: number })[]> =>
  tx
    .select({
      holdId: stockHoldLine.holdId,
      poolId: stockHoldLine.poolId,
      quantity: stockHoldLine.quantity,
    })
    .from(stockHoldLine)
    .where(and(eq(stockHoldLine.merchantId, merchantId), inArray(stockHoldLine.holdId, [...holdIds])))

/** What overdue holds of these pools still count as held, by pool. */
export async function findOverdueQuantities(
  db: Db | Tx,
  { merchantId, poolIds, now }: { merchantId: number; poolIds: readonly number[]; now: Date },
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      poolId: stockHoldLine.poolId,
      quantity: sql<string>`sum(${stockHoldLine.quantity})`,
    })
    .from(stockHoldLine)
    .innerJoin(
      stockHold,
      and(eq(stockHold.merchantId, stockHoldLine.merchantId), eq(stockHold.id, stockHoldLine.holdId)),
    )
    .where(
      and(eq(stockHold.merchantId, merchantId), isOverdue(now), inArray(stockHoldLine.poolId, [...poolIds])),
    )
    .groupBy(stockHoldLine.poolId)
  return new Map(rows.map(({ poolId, quantity }) => [poolId, Number(quantity)]))
}

export const isHoldOverdue = ({ state, expiresAt }: StockHoldRow, now: Date): boolean =>
  state === 'held' && expiresAt !== null && expiresAt <= now

const isOverdue = (now: Date) =>
  and(eq(stockHold.state, 'held'), isNotNull(stockHold.expiresAt), lte(stockHold.expiresAt, now))

/** Whether a hold has run out at `now`, a `timestamptz`. */
export const holdsAreDue = (now: SQL): SQL =>
  sql`(select expires_at from stock_hold where state = 'held' and expires_at is not null and expires_at <= ${now}
    order by expires_at limit 1) is not null`

const isHold = ({ merchantId, holdId }: HoldRef) =>
  and(eq(stockHold.merchantId, merchantId), eq(stockHold.id, holdId))
