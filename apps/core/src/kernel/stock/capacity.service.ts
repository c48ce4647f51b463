import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { StockActor } from './acquire-stock.service.ts'
import { changePool, findCounts, lockPools } from './pools.store.ts'
import { freeIn } from './stock.domain.ts'
import { findOverdueQuantities } from './stock-holds.store.ts'

type PoolRef = { merchantId: number; poolId: number }

export type SetCapacity = PoolRef &
  StockActor & {
    /** Null: unlimited. */
    capacity: number | null
    /** What happens where more is sold and held already: nothing, or the pool closes with what it has. */
    whenBelow: 'refuse' | 'close'
  }

/** `overhang` is how much more is sold and held than was wanted: nobody loses it, a person looks. */
export async function setCapacity(
  tx: Tx,
  { merchantId, poolId, capacity, whenBelow, ...by }: SetCapacity,
): Promise<Result<{ capacity: number | null; overhang: number }, { sold: number; held: number }>> {
  const { sold, held, closed } = await lockPool(tx, { merchantId, poolId })
  const taken = sold + held
  if (capacity === null || capacity >= taken) {
    await changePool(tx, { merchantId, poolId, reason: 'counted', capacity, ...by })
    return accepted({ capacity, overhang: 0 })
  }
  if (whenBelow === 'refuse') return refused({ sold, held })
  await changePool(tx, { merchantId, poolId, reason: 'counted', capacity: taken, ...by })
  if (!closed) await changePool(tx, { merchantId, poolId, reason: 'closed', closed: true, ...by })
  return accepted({ capacity: taken, overhang: taken - capacity })
}

/** A closed pool sells nothing, whatever is left. What is held can still be paid. */
export async function setPoolClosed(
  tx: Tx,
  { merchantId, poolId, closed, ...by }: PoolRef & StockActor & { closed: boolean },
): Promise<void> {
  const pool = await lockPool(tx, { merchantId, poolId })
  if (pool.closed === closed) return
  await changePool(tx, { merchantId, poolId, reason: closed ? 'closed' : 'opened', closed, ...by })
}

/** What each pool can still sell at `now`, by pool; null without a limit. What has run out counts as free, swept or not. */
export async function freeOf(
  db: Db | Tx,
  { merchantId, poolIds, now }: { merchantId: number; poolIds: readonly number[]; now: Date },
): Promise<Map<number, number | null>> {
  if (poolIds.length === 0) return new Map()
  const counts = await findCounts(db, { merchantId, poolIds })
  const overdue = await findOverdueQuantities(db, { merchantId, poolIds, now })
  return new Map(
    counts.map((pool) => [pool.id, freeIn({ ...pool, held: pool.held - (overdue.get(pool.id) ?? 0) })]),
  )
}

async function lockPool(tx: Tx, { merchantId, poolId }: PoolRef) {
  const [pool] = await lockPools(tx, { merchantId, poolIds: [poolId] })
  if (!pool) throw new Error('there is no such pool')
  return pool
}
