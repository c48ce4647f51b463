import {
  findOrder,
  findOrderLines,
  findOrderPaidBy,
  findPaymentsOf,
  type OrderRow,
} from '../kernel/orders/orders.store.ts'
import { findStores, type StoreRow } from '../kernel/products/products.store.ts'
import type { ShopDeps } from '../kernel/products/shop.service.ts'
import { findTransaction } from '../kernel/ledger/transaction.store.ts'

export type ShownOrder = {
  order: OrderRow
  lines: Awaited<ReturnType<typeof findOrderLines>>
  store: StoreRow | null
  transactionId: string | null
  /** While its payment waits. */
  keptUntil: Date | null
}

/** For whoever has its id, or that of its payment (commerce.md D21). An order of another module is not the shop's. */
export async function showOrder(
  { db }: ShopDeps,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<ShownOrder | null> {
  const named = { merchantId, publicId }
  const order = (await findOrder(db, named)) ?? (await findOrderPaidBy(db, named))
  if (order?.plugin !== 'catalogue') return null
  const ref = { merchantId, orderId: order.id }
  const [lines, payments, stores] = await Promise.all([
    findOrderLines(db, ref),
    findPaymentsOf(db, ref),
    order.fulfilment === 'pickup' ? findStores(db, merchantId) : [],
  ])
  const [first] = payments
  const payment = first && (await findTransaction(db, { merchantId, publicId: first.publicId }))
  return {
    order,
    lines,
    store: stores.find(({ key }) => key === order.branch) ?? null,
    transactionId: first?.publicId ?? null,
    keptUntil: order.state === 'pending_payment' ? (payment?.expiresAt ?? null) : null,
  }
}
