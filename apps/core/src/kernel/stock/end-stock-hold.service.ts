import type { Tx } from '../../platform/db/db.ts'
import type { StockActor } from './acquire-stock.service.ts'
import { lockPools, writeMoves, type StockChange } from './pools.store.ts'
import { perPool, type StockLine } from './stock.domain.ts'
import type { StockReason } from './stock.schema.ts'
import {
  addReturned,
  findHoldLines,
  isHoldOverdue,
  lockHold,
  setHold,
  type HeldLine,
  type HoldRef,
} from './stock-holds.store.ts'

/**
 * What is held is sold. `already`: it was, nothing moves. `ended`: it was released or has run out, and must be taken again
 * first (`reacquireStockHold`).
 */
export async function commitStockHold(
  tx: Tx,
  { merchantId, holdId, ...by }: HoldRef & StockActor,
): Promise<'committed' | 'already' | 'ended'> {
  const hold = await lockHold(tx, { merchantId, holdId })
  if (hold.state === 'committed') return 'already'
  if (hold.state !== 'held' || isHoldOverdue(hold, by.now)) return 'ended'
  await setHold(tx, { merchantId, holdId, state: 'committed', endedAt: by.now })
  await moveLines(tx, { merchantId, holdId, ...by }, 'committed', ({ quantity }) => ({
    sold: quantity,
    held: -quantity,
  }))
  return 'committed'
}

/** What is held can be sold again. `sold`: it is committed, only `giveBackStock` takes it back. */
export async function releaseStockHold(
  tx: Tx,
  { merchantId, holdId, ...by }: HoldRef & StockActor,
): Promise<'released' | 'already' | 'sold'> {
  const { state } = await lockHold(tx, { merchantId, holdId })
  if (state === 'committed') return 'sold'
  if (state !== 'held') return 'already'
  await setHold(tx, { merchantId, holdId, state: 'released', endedAt: by.now })
  await moveLines(tx, { merchantId, holdId, ...by }, 'released', ({ quantity }) => ({
    sold: 0,
    held: -quantity,
  }))
  return 'released'
}

/**
 * Puts sold stock back: these lines, or everything. What came back before comes back once, so it may be called again.
 * Returns what was put back.
 */
export async function giveBackStock(
  tx: Tx,
  { merchantId, holdId, lines, ...by }: HoldRef & StockActor & { lines?: readonly StockLine[] },
): Promise<StockLine[]> {
  const { state } = await lockHold(tx, { merchantId, holdId })
  if (state !== 'committed') return []
  const asked = lines && new Map(perPool(lines).map(({ poolId, quantity }) => [poolId, quantity]))
  const held = await findHoldLines(tx, { merchantId, holdId })
  const back = held.flatMap(({ poolId, quantity, returned }) => {
    const most = Math.min(asked ? (asked.get(poolId) ?? 0) : quantity, quantity - returned)
    return most > 0 ? [{ poolId, quantity: most }] : []
  })
  if (back.length === 0) return []
  await addReturned(tx, { merchantId, holdId }, back)
  await move(tx, {
    merchantId,
    reason: 'returned',
    changes: back.map(({ poolId, quantity }) => ({ poolId, holdId, sold: -quantity, held: 0 })),
    ...by,
  })
  return back
}

/** From now on it ends with a payment, and not by itself. False if it has run out or ended. */
export async function bindStockHold(tx: Tx, { now, ...ref }: HoldRef & { now: Date }): Promise<boolean> {
  const hold = await lockHold(tx, ref)
  if (hold.state !== 'held' || isHoldOverdue(hold, now)) return false
  await setHold(tx, { ...ref, expiresAt: null })
  return true
}

/** Once, and only while it is held. */
export async function extendStockHold(
  tx: Tx,
  { expiresAt, now, ...ref }: HoldRef & { expiresAt: Date; now: Date },
): Promise<'extended' | 'once' | 'ended'> {
  const hold = await lockHold(tx, ref)
  if (hold.state !== 'held' || hold.expiresAt === null || isHoldOverdue(hold, now)) return 'ended'
  if (hold.extendedAt !== null) return 'once'
  await setHold(tx, { ...ref, expiresAt, extendedAt: now })
  return 'extended'
}

async function moveLines(
  tx: Tx,
  { merchantId, holdId, ...by }: HoldRef & StockActor,
  reason: StockReason,
  changeOf: (line: HeldLine) => Pick<StockChange, 'sold' | 'held'>,
): Promise<void> {
  const lines = await findHoldLines(tx, { merchantId, holdId })
  const changes = lines.map((line) => ({ poolId: line.poolId, holdId, ...changeOf(line) }))
  await move(tx, { merchantId, reason, changes, ...by })
}

async function move(tx: Tx, moves: Parameters<typeof writeMoves>[1]): Promise<void> {
  await lockPools(tx, { merchantId: moves.merchantId, poolIds: moves.changes.map(({ poolId }) => poolId) })
  await writeMoves(tx, moves)
}
