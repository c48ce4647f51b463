import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import type { StockActor } from './acquire-stock.service.ts'
import { lockPools, recountPools } from './pools.store.ts'
import type { StockCount } from './stock.domain.ts'

/** A count of a shelf, which has what buyers keep and not what is sold: `to` pieces where somebody saw `from`. */
export type ShelfCount = { poolId: number; from: number | null; to: number | null }

/** More is held for buyers than the shelf would have. */
export type ShelfTooSmall = { poolId: number; held: number }

/**
 * Many shelves at once, all of them or none. The difference is booked, so what is sold since somebody looked stays sold
 * (decision 165). Null: unlimited.
 */
export async function countShelves(
  tx: Tx,
  { merchantId, actor, now, counts }: StockActor & { merchantId: number; counts: readonly ShelfCount[] },
): Promise<Result<null, ShelfTooSmall[]>> {
  const changed = counts.filter(({ from, to }) => from !== to)
  if (changed.length === 0) return accepted(null)
  const pools = new Map(
    (await lockPools(tx, { merchantId, poolIds: changed.map(({ poolId }) => poolId) })).map((pool) => [
      pool.id,
      pool,
    ]),
  )
  const recounts: { poolId: number; capacity: number | null }[] = []
  const tooSmall: ShelfTooSmall[] = []
  for (const count of changed) {
    const pool = pools.get(count.poolId)
    if (!pool) throw new Error(`the merchant has no pool ${count.poolId}`)
    const capacity = capacityAfter(count, pool)
    if (capacity !== null && capacity < pool.sold + pool.held)
      tooSmall.push({ poolId: pool.id, held: pool.held })
    recounts.push({ poolId: pool.id, capacity })
  }
  if (tooSmall.length > 0) return refused(tooSmall)
  await recountPools(tx, { merchantId, actor, now, recounts })
  return accepted(null)
}

function capacityAfter({ from, to }: ShelfCount, { capacity, sold }: StockCount): number | null {
  if (to === null) return null
  const before = from === null || capacity === null ? sold : capacity - from
  return Math.max(0, before + to)
}
