import type { Tx } from '../../platform/db/db.ts'
import { reacquireStockHold, type StockActor } from '../stock/acquire-stock.service.ts'
import { commitStockHold, giveBackStock, releaseStockHold } from '../stock/end-stock-hold.service.ts'
import type { ReopenRefusal } from '../ledger/ledger-deps.ts'
import { findOrderOf, lockOrder, type OrderRow } from './orders.store.ts'

type StockOf = Pick<OrderRow, 'merchantId' | 'holdId'>

/** What an order holds is sold. Last before the commit: pools are locked. */
export async function sellStockOf(tx: Tx, { merchantId, holdId }: StockOf, by: StockActor): Promise<void> {
  if (holdId === null) return
  const sold = await commitStockHold(tx, { merchantId, holdId, ...by })
  if (sold === 'ended') throw new Error('an order that is secured does not hold its stock')
}

/** What an order holds or has bought can be sold again. Last before the commit: pools are locked. */
export async function endStockOf(tx: Tx, { merchantId, holdId }: StockOf, by: StockActor): Promise<void> {
  if (holdId === null) return
  const released = await releaseStockHold(tx, { merchantId, holdId, ...by })
  if (released === 'sold') await giveBackStock(tx, { merchantId, holdId, ...by })
}

/** What an order only holds can be sold again; what it has bought stays sold. Last before the commit. */
export async function releaseStockOf(tx: Tx, { merchantId, holdId }: StockOf, by: StockActor): Promise<void> {
  if (holdId !== null) await releaseStockHold(tx, { merchantId, holdId, ...by })
}

/** An expired request gave its stock back: opened again, it needs the same once more. */
export async function refuseWithoutStock(
  tx: Tx,
  { merchantId, transactionId, now }: { merchantId: number; transactionId: number; now: Date },
): Promise<ReopenRefusal | null> {
  const found = await findOrderOf(tx, { merchantId, transactionId })
  if (!found) return null
  const { holdId } = await lockOrder(tx, { merchantId, orderId: found.orderId })
  if (holdId === null) return null
  const taken = await reacquireStockHold(tx, { merchantId, holdId, actor: 'merchant', now })
  return taken.ok ? null : 'stockIsGone'
}
