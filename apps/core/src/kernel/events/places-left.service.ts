import type { Db, Tx } from '../../platform/db/db.ts'
import { findCounts } from '../stock/pools.store.ts'
import { freeIn } from '../stock/stock.domain.ts'
import { findOverdueQuantities } from '../stock/stock-holds.store.ts'
import type { TicketDateRow } from './events.store.ts'

/** `left`: what can be bought; null without a limit. `kept`: what others keep, and may give up. */
export type PlacesLeft = { left: number | null; kept: number }

/** What each pool has, by pool. What has run out counts as free, swept or not. */
export async function countPlaces(
  db: Db | Tx,
  { merchantId, poolIds, now }: { merchantId: number; poolIds: readonly number[]; now: Date },
): Promise<Map<number, PlacesLeft>> {
  if (poolIds.length === 0) return new Map()
  const [counts, overdue] = await Promise.all([
    findCounts(db, { merchantId, poolIds }),
    findOverdueQuantities(db, { merchantId, poolIds, now }),
  ])
  return new Map(
    counts.map((pool) => {
      const kept = pool.held - (overdue.get(pool.id) ?? 0)
      return [pool.id, { left: freeIn({ ...pool, held: kept }), kept: pool.closed ? 0 : kept }]
    }),
  )
}

/** Of a ticket on a day: what its own pool and that of the whole place both allow. */
export function placesOf(
  { poolId }: Pick<TicketDateRow, 'poolId'>,
  placePool: number | null,
  counts: ReadonlyMap<number, PlacesLeft>,
): PlacesLeft {
  const own = counts.get(poolId) ?? none
  const place = placePool === null ? null : (counts.get(placePool) ?? none)
  if (!place || place.left === null) return own
  if (own.left === null || place.left < own.left) return place
  return own
}

const none: PlacesLeft = { left: 0, kept: 0 }
