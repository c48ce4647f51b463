import { sql, type SQL } from 'drizzle-orm'
import { byName } from '@wasl/domain/by-name'
import type { Db } from '../../platform/db/db.ts'

/** Each query returns the rows that break one invariant of what is limited, by name and database id. */
const stockInvariants: Readonly<Record<string, SQL>> = byName({
  'P1 a pool never gives more than it has': sql`
    select id from stock_pool where capacity is not null and sold + held > capacity`,
  'P2 nothing is counted below zero': sql`select id from stock_pool where least(sold, held, capacity) < 0`,
  'P3 the counters of a pool are those of its holds': sql`
    select pool.id from stock_pool pool
    left join (
      select line.merchant_id, line.pool_id,
        sum(line.quantity) filter (where hold.state = 'held') as held,
        sum(line.quantity - line.returned) filter (where hold.state = 'committed') as sold
      from stock_hold_line line
      join stock_hold hold on hold.merchant_id = line.merchant_id and hold.id = line.hold_id
      group by line.merchant_id, line.pool_id) counted
      on counted.merchant_id = pool.merchant_id and counted.pool_id = pool.id
    where (pool.sold, pool.held) is distinct from (coalesce(counted.sold, 0), coalesce(counted.held, 0))`,
  'P4 the counters of a pool are the sums of its log': sql`
    select pool.id from stock_pool pool
    left join (
      select merchant_id, pool_id, sum(sold) as sold, sum(held) as held
      from stock_move group by merchant_id, pool_id) logged
      on logged.merchant_id = pool.merchant_id and logged.pool_id = pool.id
    where (pool.sold, pool.held) is distinct from (coalesce(logged.sold, 0), coalesce(logged.held, 0))
      or pool.capacity is distinct from (
        select move.capacity from stock_move move
        where move.merchant_id = pool.merchant_id and move.pool_id = pool.id and move.reason = 'counted'
        order by move.id desc limit 1)`,
  'P5 nothing that had run out was sold without being taken again': sql`
    select id from stock_hold where state = 'committed' and expires_at <= ended_at`,
  'P6 a hold has all of its lines, and each line is in the log': sql`
    select hold.id from stock_hold hold
    where not exists (
      select from stock_hold_line line where line.merchant_id = hold.merchant_id and line.hold_id = hold.id)
    union all
    select hold.id from stock_hold hold
    join stock_hold_line line on line.merchant_id = hold.merchant_id and line.hold_id = hold.id
    left join (
      select merchant_id, hold_id, pool_id, sum(sold) as sold, sum(held) as held
      from stock_move where hold_id is not null group by merchant_id, hold_id, pool_id) logged
      on logged.merchant_id = line.merchant_id and logged.hold_id = line.hold_id and logged.pool_id = line.pool_id
    where (coalesce(logged.sold, 0), coalesce(logged.held, 0)) is distinct from (
      case when hold.state = 'committed' then line.quantity - line.returned else 0 end,
      case when hold.state = 'held' then line.quantity else 0 end)`,
})

/** How long after its end a hold may still be counted: the sweeper comes every half minute. */
const longestOverdueMs = 5 * 60_000

/** P8, as far as rows can tell; P7 and the rest of P8 need buyers: the races ask for them. */
const stuckHolds = (now: Date): SQL => sql`
  select id from stock_hold
  where state = 'held' and expires_at <= ${new Date(now.getTime() - longestOverdueMs)}`

/** Checks P1 to P6 for every merchant, and with a clock P8. Empty if all hold. */
export async function findStockFaults(db: Db, now: Date | null = null): Promise<string[]> {
  const stuck = now ? { 'P8 what has run out can be sold again within minutes': stuckHolds(now) } : {}
  const faults: string[] = []
  for (const [name, rows] of Object.entries({ ...stockInvariants, ...stuck })) {
    const broken = await db.execute<{ id: number }>(sql`select id from (${rows}) broken order by id limit 20`)
    if (broken.rows.length > 0) faults.push(`${name}: ${broken.rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}
