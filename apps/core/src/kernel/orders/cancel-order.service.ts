import { isPayable } from '@wasl/domain/states'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockTransaction } from '../ledger/transaction.store.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { kindOf } from './order-kind.ts'
import { orderNotice } from './order-notice.ts'
import { endStockOf } from './order-stock.service.ts'
import type { OrderActor } from './orders.schema.ts'
import type { OrderDeps } from './place-order.service.ts'
import {
  changeOrder,
  findOrder,
  findPaymentsOf,
  lockOrder,
  type OrderRow,
  type PaymentOfOrder,
  type PublicOrderRef,
} from './orders.store.ts'

export type CancelOrder = PublicOrderRef & {
  by: Extract<OrderActor, 'customer' | 'staff' | 'system'>
  /** The name of staff. */
  actor: string | null
  reason: string | null
  /** Whether sold stock can be sold again. What is only held always can. */
  restock: boolean
  /** Whether money that came goes back: the caller asks for the refund, with whatever checks refunds have. */
  refunds: boolean
  /** Required states; any in which its kind may be canceled if not given. */
  onlyIn?: readonly string[]
}

export type CanceledOrder = {
  order: OrderRow
  /** Payments with money behind them, to refund or to give up, where that was asked for. */
  toGiveBack: readonly Pick<PaymentOfOrder, 'publicId' | 'state'>[]
}

export type CancelRefusal =
  | { kind: 'notFound' }
  /** It is in a state that cannot be canceled, or not any more. */
  | { kind: 'notPossible'; state: string }

/**
 * Cancels an order and gives its stock back (commerce D11). Money that came stays until its refund is made; until then the
 * order is canceled with a refund pending. An unpaid request, and promised cash, are withdrawn. Whoever pays at this very
 * moment gets the money back by itself.
 */
export const cancelOrder =
  (deps: OrderDeps) =>
  async (command: CancelOrder): Promise<Result<CanceledOrder, CancelRefusal>> => {
    const canceled = await inTransaction(deps.db, (tx) => cancel(tx, deps, command))
    if (!canceled.ok) return canceled
    const { order, payments } = canceled.value
    const { merchantId } = order
    for (const { publicId, state } of payments) {
      const isWithdrawn = isPayable(state) || state === 'cod'
      if (!isWithdrawn) continue
      const actor = command.actor ?? command.by
      await deps.ledger.withdrawTransaction({ merchantId, publicId, actor, event: 'merchant.canceled' })
    }
    const toGiveBack = command.refunds ? payments.filter(({ state }) => hasMoney(state)) : []
    return accepted({ order, toGiveBack })
  }

const hasMoney = (state: PaymentOfOrder['state']): boolean => state === 'paid' || state === 'authorized'

type Canceling = { order: OrderRow; payments: PaymentOfOrder[] }

async function cancel(
  tx: Tx,
  { kinds, clock }: OrderDeps,
  { by, actor, reason, restock, refunds, onlyIn, ...ref }: CancelOrder,
): Promise<Result<Canceling, CancelRefusal>> {
  const found = await findOrder(tx, ref)
  if (!found) return refused({ kind: 'notFound' })
  const { merchantId, id: orderId } = found
  // In the order of the ledger: whoever pays now waits, or is waited for.
  for (const { transactionId } of await findPaymentsOf(tx, { merchantId, orderId }))
    await lockTransaction(tx, { merchantId, id: transactionId })
  const order = await lockOrder(tx, { merchantId, orderId })
  const kind = kindOf(kinds, order.plugin)
  const isCancelable = order.state === 'pending_payment' || kind.cancelableIn.includes(order.state)
  if (!isCancelable || onlyIn?.includes(order.state) === false)
    return refused({ kind: 'notPossible', state: order.state })
  const payments = await findPaymentsOf(tx, { merchantId, orderId })
  const now = clock.now()
  const isOwed = refunds && payments.some(({ state }) => hasMoney(state))
  const canceled = await changeOrder(tx, order, {
    set: { state: 'canceled', stateChangedAt: now, ...(isOwed && { refundState: 'pending' as const }) },
    event: { type: 'canceled', by, actor, reason, at: now },
  })
  const alsoHolds = (await kind.alsoHolds?.(tx, canceled)) ?? []
  await kind.lost(tx, canceled, { reason: 'canceled', purpose: 'full', now })
  await writeNotice(tx, orderNotice('order.changed', canceled), now)
  await endStockOf(tx, canceled, { actor: actor ?? by, now, restock, alsoHolds })
  return accepted({ order: canceled, payments })
}
