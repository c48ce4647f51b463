import type { Tx } from '../../platform/db/db.ts'
import type { ReopenRefusal } from '../ledger/ledger-deps.ts'
import { reacquireStockHold, type StockActor } from '../stock/acquire-stock.service.ts'
import { commitStockHold, giveBackStock, releaseStockHold } from '../stock/end-stock-hold.service.ts'
import { lockPools } from '../stock/pools.store.ts'
import { findHoldLines, lockHold } from '../stock/stock-holds.store.ts'
import {
  mayUseAgain,
  redeemVoucher,
  releaseVoucher,
  reserveVoucherAgain,
  voucherLinesOf,
} from '../vouchers/voucher-uses.service.ts'
import { findOrderOf, hasOtherOrder, lockOrder, type OrderRow } from './orders.store.ts'

type StockOf = Pick<OrderRow, 'merchantId' | 'holdId' | 'publicId'>
type BoughtBy = Pick<OrderRow, 'customerPhone' | 'customerEmail'>

/** What an order holds is sold, and its voucher is used. Last before the commit: pools are locked. */
export async function sellStockOf(
  tx: Tx,
  { merchantId, holdId, publicId }: StockOf,
  by: StockActor,
): Promise<void> {
  await redeemVoucher(tx, { merchantId, orderKey: publicId, now: by.now })
  if (holdId === null) return
  const sold = await commitStockHold(tx, { merchantId, holdId, ...by })
  if (sold === 'ended') throw new Error('an order that is secured does not hold its stock')
}

/**
 * The order has ended: what it holds can be sold again, its voucher can be used again, and with `restock` what it has bought
 * can be sold again. Last before the commit: pools are locked.
 */
export async function endStockOf(
  tx: Tx,
  { merchantId, holdId, publicId }: StockOf,
  { restock, alsoHolds = [], ...by }: StockActor & { restock: boolean; alsoHolds?: readonly number[] },
): Promise<void> {
  const of = { merchantId, orderKey: publicId }
  await releaseVoucher(tx, { ...of, now: by.now })
  await lockAll(tx, merchantId, [...(holdId === null ? [] : [holdId]), ...alsoHolds])
  for (const also of alsoHolds) {
    const ended = await releaseStockHold(tx, { merchantId, holdId: also, ...by })
    if (ended === 'sold' && restock) await giveBackStock(tx, { merchantId, holdId: also, ...by })
  }
  if (holdId === null) return
  const released = await releaseStockHold(tx, { merchantId, holdId, ...by })
  if (released !== 'sold') return
  const lines = restock ? {} : { lines: await voucherLinesOf(tx, of) }
  await giveBackStock(tx, { merchantId, holdId, ...by, ...lines })
}

/** Several holds at once: all of them first, then all of their pools, each in ascending order. */
async function lockAll(tx: Tx, merchantId: number, holdIds: readonly number[]): Promise<void> {
  if (holdIds.length < 2) return
  const poolIds = new Set<number>()
  for (const holdId of holdIds.toSorted((one, other) => one - other)) {
    await lockHold(tx, { merchantId, holdId })
    for (const { poolId } of await findHoldLines(tx, { merchantId, holdId })) poolIds.add(poolId)
  }
  await lockPools(tx, { merchantId, poolIds: [...poolIds] })
}

/** Goods came back and can be sold again. A voucher that was used stays used. Last before the commit. */
export async function returnStockOf(
  tx: Tx,
  { merchantId, holdId, publicId }: StockOf,
  by: StockActor,
): Promise<void> {
  if (holdId === null) return
  const ofVoucher = await voucherLinesOf(tx, { merchantId, orderKey: publicId })
  const held = await findHoldLines(tx, { merchantId, holdId })
  const lines = held.filter(({ poolId }) => !ofVoucher.some((line) => line.poolId === poolId))
  await giveBackStock(tx, { merchantId, holdId, lines, ...by })
}

/** Takes again what was given back when the payment failed or expired; false where it is gone. */
export async function takeStockAgain(
  tx: Tx,
  { merchantId, holdId, publicId, customerPhone: phone, customerEmail: email }: StockOf & BoughtBy,
  by: StockActor,
): Promise<boolean> {
  const of = { merchantId, orderKey: publicId }
  const hasOrdered = () => hasOtherOrder(tx, { merchantId, except: publicId, phone, email })
  if (!(await mayUseAgain(tx, { ...of, hasOrdered }))) return false
  if (holdId !== null && !(await reacquireStockHold(tx, { merchantId, holdId, ...by })).ok) return false
  await reserveVoucherAgain(tx, { ...of, now: by.now })
  return true
}

/** An expired request gave its stock back: opened again, it needs the same once more. */
export async function refuseWithoutStock(
  tx: Tx,
  { merchantId, transactionId, now }: { merchantId: number; transactionId: number; now: Date },
): Promise<ReopenRefusal | null> {
  const found = await findOrderOf(tx, { merchantId, transactionId })
  if (!found) return null
  const order = await lockOrder(tx, { merchantId, orderId: found.orderId })
  return (await takeStockAgain(tx, order, { actor: 'merchant', now })) ? null : 'stockIsGone'
}
