import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'

/** A pool as it is counted, and as its holds and its log say it should be. */
export type PoolCheck = {
  poolId: number
  subject: string
  /** `byLog`: where it was counted last. */
  capacity: { counter: number | null; byLog: number | null }
  sold: Counted
  held: Counted
}
type Counted = { counter: number; byHolds: number; byLog: number }

type Checking = {
  merchantId: number
  /** Without: all of the merchant's. */
  poolIds?: readonly number[]
  /** Only those that do not agree. */
  isDiffering: boolean
}

/** Recomputes the counters of a merchant's pools. Nothing is repaired: a person looks. */
export async function checkPools(
  db: Db | Tx,
  { merchantId, poolIds, isDiffering }: Checking,
): Promise<PoolCheck[]> {
  const { rows } = await db.execute<Record<Column, string | null>>(sql`
    select pool.id, pool.subject, pool.capacity, counted_last.capacity as capacity_log,
      pool.sold as sold_counter, pool.held as held_counter,
      coalesce(counted.sold, 0) as sold_holds, coalesce(counted.held, 0) as held_holds,
      coalesce(logged.sold, 0) as sold_log, coalesce(logged.held, 0) as held_log
    from stock_pool pool
    left join lateral (
      select sum(line.quantity) filter (where hold.state = 'held') as held,
        sum(line.quantity - line.returned) filter (where hold.state = 'committed') as sold
      from stock_hold_line line
      join stock_hold hold on hold.merchant_id = line.merchant_id and hold.id = line.hold_id
      where line.merchant_id = pool.merchant_id and line.pool_id = pool.id) counted on true
    left join lateral (
      select sum(sold) as sold, sum(held) as held from stock_move move
      where move.merchant_id = pool.merchant_id and move.pool_id = pool.id) logged on true
    left join lateral (
      select move.capacity from stock_move move
      where move.merchant_id = pool.merchant_id and move.pool_id = pool.id and move.reason = 'counted'
      order by move.id desc limit 1) counted_last on true
    where pool.merchant_id = ${merchantId}
      ${poolIds ? sql`and pool.id = any(${sql.param([...poolIds])}::bigint[])` : sql``}
      ${
        isDiffering
          ? sql`and ((pool.sold, pool.held) is distinct from (coalesce(counted.sold, 0), coalesce(counted.held, 0))
            or (pool.sold, pool.held) is distinct from (coalesce(logged.sold, 0), coalesce(logged.held, 0))
            or pool.capacity is distinct from counted_last.capacity)`
          : sql``
      }
    order by pool.id`)
  const whole = (text: string | null) => (text === null ? null : Number(text))
  return rows.map((row) => ({
    poolId: Number(row.id),
    subject: row.subject ?? '',
    capacity: { counter: whole(row.capacity), byLog: whole(row.capacity_log) },
    sold: { counter: Number(row.sold_counter), byHolds: Number(row.sold_holds), byLog: Number(row.sold_log) },
    held: { counter: Number(row.held_counter), byHolds: Number(row.held_holds), byLog: Number(row.held_log) },
  }))
}

type Column =
  | 'id'
  | 'subject'
  | 'capacity'
  | 'capacity_log'
  | `${'sold' | 'held'}_${'counter' | 'holds' | 'log'}`

export const doesAgree = ({ capacity, sold, held }: PoolCheck): boolean =>
  capacity.counter === capacity.byLog &&
  [sold, held].every(({ counter, byHolds, byLog }) => counter === byHolds && counter === byLog)

/** The pools of one merchant that do not agree. */
export const findPoolDifferences = (db: Db, merchantId: number): Promise<PoolCheck[]> =>
  checkPools(db, { merchantId, isDiffering: true })
