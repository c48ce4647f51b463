import { openLedger, type LedgerScene } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { acquireStock } from './acquire-stock.service.ts'
import { freeOf } from './capacity.service.ts'
import { commitStockHold, releaseStockHold } from './end-stock-hold.service.ts'
import { findCounts, poolFor } from './pools.store.ts'
import { findStockFaults } from './stock-faults.store.ts'
import type { StockLine } from './stock.domain.ts'

export const openStock = (db: Db): Promise<LedgerScene> => openLedger(db)

let pools = 0

/** A pool of its own. */
export function aPool({ db, merchantId, clock }: LedgerScene, capacity: number | null): Promise<number> {
  pools += 1
  const subject = `product:${pools}`
  const by = { actor: 'test', now: clock.now() }
  return inTransaction(db, (tx) => poolFor(tx, { merchantId, kind: 'stock', subject, capacity, ...by }))
}

export const linesOf = (...lines: readonly (readonly [poolId: number, quantity: number])[]): StockLine[] =>
  lines.map(([poolId, quantity]) => ({ poolId, quantity }))

/** One buyer, in a transaction of their own. */
export function buy(
  { db, merchantId, clock }: LedgerScene,
  lines: readonly StockLine[],
  expiresAt: Date | null = null,
) {
  const by = { actor: 'checkout', now: clock.now() }
  return inTransaction(db, (tx) => acquireStock(tx, { merchantId, lines, expiresAt, ...by }))
}

/** One buyer who must get it. */
export async function hold(
  scene: LedgerScene,
  lines: readonly StockLine[],
  expiresAt: Date | null = null,
): Promise<number> {
  const held = await buy(scene, lines, expiresAt)
  if (!held.ok) throw new Error(`short of stock: ${JSON.stringify(held.error)}`)
  return held.value.holdId
}

export const commit = ({ db, merchantId, clock }: LedgerScene, holdId: number) =>
  inTransaction(db, (tx) => commitStockHold(tx, { merchantId, holdId, actor: 'gateway', now: clock.now() }))

export const release = ({ db, merchantId, clock }: LedgerScene, holdId: number) =>
  inTransaction(db, (tx) => releaseStockHold(tx, { merchantId, holdId, actor: 'gateway', now: clock.now() }))

export async function countOf({ db, merchantId }: LedgerScene, poolId: number) {
  const [count] = await findCounts(db, { merchantId, poolIds: [poolId] })
  if (!count) throw new Error('no such pool')
  const { capacity, sold, held } = count
  return { capacity, sold, held }
}

export const freeNow = async ({ db, merchantId, clock }: LedgerScene, poolId: number) =>
  (await freeOf(db, { merchantId, poolIds: [poolId], now: clock.now() })).get(poolId)

/** P1 to P6, and P8: what is left can be bought. */
export async function expectStockClean(scene: LedgerScene, ...poolIds: readonly number[]): Promise<void> {
  expect(await findStockFaults(scene.db)).toEqual([])
  for (const poolId of poolIds) {
    const free = await freeNow(scene, poolId)
    if (!free) continue
    const last = await hold(scene, linesOf([poolId, free]))
    expect((await buy(scene, linesOf([poolId, 1]))).ok).toBe(false)
    await release(scene, last)
  }
}
