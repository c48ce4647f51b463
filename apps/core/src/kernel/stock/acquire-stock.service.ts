import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { lockPools, writeMoves } from './pools.store.ts'
import { perPool, shortagesOf, type StockLine, type StockShortage } from './stock.domain.ts'
import {
  clearReturned,
  findHoldLines,
  findLinesOfHolds,
  insertHold,
  isHoldOverdue,
  lockHold,
  lockOverdueHolds,
  setHold,
  setHoldsEnded,
  type HoldRef,
} from './stock-holds.store.ts'

/** Who does it, for the log of the pool: `checkout`, `clock`, a name of staff. */
export type StockActor = { actor: string; now: Date }

export type AcquireStock = StockActor & {
  merchantId: number
  /** At least one. Several lines of one pool are wanted together. */
  lines: readonly StockLine[]
  /** When it ends by itself. Null: it ends with the payment that it waits for (`commitStockHold`, `releaseStockHold`). */
  expiresAt: Date | null
  /** A hold of the same buyer, whose stock is free for this one. It ends with it, whether it was still held or not. */
  replaces?: number | null
  /** Pools that the same database transaction moves after this: they are locked together with its own. */
  alsoLocks?: readonly number[]
  /** Writes what names the hold, before any pool is locked. Where stock is short, the caller rolls it back. */
  beforePools?: (holdId: number) => Promise<void>
}

/**
 * Takes all of it, or nothing and says where how much is left. Part of a larger write: pools are locked in ascending
 * order and held until the commit, so this is called last, and once.
 */
export async function acquireStock(
  tx: Tx,
  { merchantId, lines, expiresAt, beforePools, replaces = null, alsoLocks = [], actor, now }: AcquireStock,
): Promise<Result<{ holdId: number }, StockShortage[]>> {
  const wanted = perPool(lines)
  if (wanted.length === 0) throw new Error('no stock is wanted')
  // Before the pools, because nobody else waits for it.
  const { id: holdId } = await insertHold(tx, { merchantId, lines: wanted, expiresAt, now })
  await beforePools?.(holdId)
  const shortages = await take(tx, {
    merchantId,
    holdId,
    lines: wanted,
    waits: true,
    replaces,
    alsoLocks,
    actor,
    now,
  })
  if (shortages.length === 0) return accepted({ holdId })
  await setHold(tx, { merchantId, holdId, state: 'released', endedAt: now })
  return refused(shortages)
}

/**
 * Takes again what a hold had before it was released or ran out: for money that comes late, and for a request that is
 * renewed. From then on it ends with its payment. One that is still held stays as it is.
 */
export async function reacquireStockHold(
  tx: Tx,
  { merchantId, holdId, actor, now }: HoldRef & StockActor,
): Promise<Result<null, StockShortage[]>> {
  const hold = await lockHold(tx, { merchantId, holdId })
  if (hold.state === 'committed') throw new Error('stock that is sold is not taken again')
  if (hold.state === 'held' && !isHoldOverdue(hold, now)) return accepted(null)
  const lines = await findHoldLines(tx, { merchantId, holdId })
  const shortages = await take(tx, { merchantId, holdId, lines, waits: false, actor, now })
  if (shortages.length > 0) return refused(shortages)
  await clearReturned(tx, { merchantId, holdId })
  await setHold(tx, { merchantId, holdId, state: 'held', expiresAt: null, endedAt: null })
  return accepted(null)
}

type Taking = HoldRef &
  StockActor & {
    lines: readonly StockLine[]
    waits: boolean
    replaces?: number | null
    alsoLocks?: readonly number[]
  }

/** Overdue holds of the same pools end first: what ran out is sold, whether the sweeper came or not. */
async function take(
  tx: Tx,
  { merchantId, holdId, lines, waits, replaces = null, alsoLocks = [], actor, now }: Taking,
): Promise<StockShortage[]> {
  const wanted = lines.map(({ poolId }) => poolId)
  const overdue = await lockOverdueHolds(tx, { merchantId, poolIds: wanted, now, waits, replaces })
  const freed = overdue.length === 0 ? [] : await findLinesOfHolds(tx, { merchantId, holdIds: overdue })
  const poolIds = [...new Set([...wanted, ...alsoLocks, ...freed.map(({ poolId }) => poolId)])]
  const locked = await lockPools(tx, { merchantId, poolIds })
  await writeMoves(tx, {
    merchantId,
    reason: 'expired',
    changes: freed.map((line) => ({ ...line, sold: 0, held: -line.quantity })),
    actor: 'clock',
    now,
  })
  if (overdue.length > 0) await setHoldsEnded(tx, { merchantId, holdIds: overdue, state: 'expired', now })
  const freedIn = (id: number) =>
    freed.filter(({ poolId }) => poolId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  const shortages = shortagesOf(
    locked.map((pool) => ({ ...pool, held: pool.held - freedIn(pool.id) })),
    lines,
  )
  if (shortages.length > 0) return shortages
  const changes = lines.map(({ poolId, quantity }) => ({ poolId, holdId, sold: 0, held: quantity }))
  await writeMoves(tx, { merchantId, reason: 'acquired', changes, actor, now })
  return []
}
