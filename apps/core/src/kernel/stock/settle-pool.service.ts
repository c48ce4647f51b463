import { accepted, refused, type Result } from '@wasl/domain/result'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import type { StockActor } from './acquire-stock.service.ts'
import { checkPools, doesAgree, type PoolCheck } from './pool-checks.store.ts'
import { changePool, lockPools } from './pools.store.ts'

type Settling = StockActor & {
  merchantId: number
  poolId: number
  /** What the person saw as counted: settled is only what they decided on. */
  seen: { sold: number; held: number }
}

/**
 * A person settles a pool that does not agree: what is sold and kept is what its holds say, because each of them is an order or
 * a buyer. The log gets a row for each difference, so that it adds up again; nothing of it is rewritten. Where more is sold
 * than the pool has, its capacity becomes that, and it is closed.
 */
export async function settlePool(
  tx: Tx,
  { merchantId, poolId, seen, actor, now }: Settling,
): Promise<Result<{ before: PoolCheck; after: PoolCheck }, 'changed' | 'agrees'>> {
  // Every change of a hold ends with this lock: what is read below is whole.
  const [pool] = await lockPools(tx, { merchantId, poolIds: [poolId] })
  const check = async () => (await checkPools(tx, { merchantId, poolIds: [poolId], isDiffering: false }))[0]
  const before = await check()
  if (!pool || !before) throw new Error('there is no such pool')
  if (pool.sold !== seen.sold || pool.held !== seen.held) return refused('changed')
  if (doesAgree(before)) return refused('agrees')
  const [sold, held] = [before.sold.byHolds, before.held.byHolds]
  const isOverdrawn = pool.capacity !== null && sold + held > pool.capacity
  const capacity = isOverdrawn ? sold + held : pool.capacity
  if (isOverdrawn || capacity !== before.capacity.byLog)
    await changePool(tx, { merchantId, poolId, reason: 'counted', capacity, actor, now })
  if (isOverdrawn && !pool.closed)
    await changePool(tx, { merchantId, poolId, reason: 'closed', closed: true, actor, now })
  await tx.execute(sql`
    update stock_pool set sold = ${sold}, held = ${held} where merchant_id = ${merchantId} and id = ${poolId}`)
  await correctLog(tx, { merchantId, poolId, actor, now })
  const after = await check()
  if (!after || !doesAgree(after)) throw new Error('a pool that was settled does not agree')
  return accepted({ before, after })
}

/** For each hold, and for what the log has of none: what is missing in it, or too much. */
async function correctLog(tx: Tx, { merchantId, poolId, actor, now }: Omit<Settling, 'seen'>): Promise<void> {
  await tx.execute(sql`
    with wanted as (
      select line.hold_id,
        case when hold.state = 'committed' then line.quantity - line.returned else 0 end as sold,
        case when hold.state = 'held' then line.quantity else 0 end as held
      from stock_hold_line line
      join stock_hold hold on hold.merchant_id = line.merchant_id and hold.id = line.hold_id
      where line.merchant_id = ${merchantId} and line.pool_id = ${poolId}),
    logged as (
      select hold_id, sum(sold) as sold, sum(held) as held from stock_move
      where merchant_id = ${merchantId} and pool_id = ${poolId} group by hold_id)
    insert into stock_move (merchant_id, pool_id, hold_id, reason, sold, held, actor, at)
    select ${merchantId}::int, ${poolId}::bigint, coalesce(wanted.hold_id, logged.hold_id), 'corrected',
      coalesce(wanted.sold, 0) - coalesce(logged.sold, 0), coalesce(wanted.held, 0) - coalesce(logged.held, 0),
      ${actor}::text, ${now.toISOString()}::timestamptz
    from wanted full join logged on logged.hold_id = wanted.hold_id
    where (coalesce(wanted.sold, 0), coalesce(wanted.held, 0))
      is distinct from (coalesce(logged.sold, 0), coalesce(logged.held, 0))`)
}
