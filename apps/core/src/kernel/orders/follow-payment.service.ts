import type { Tx } from '../../platform/db/db.ts'
import type { RefundEnded, TransactionMoved } from '../ledger/ledger-deps.ts'
import type { Source } from '../ledger/source.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { endStockOf, sellStockOf, takeStockAgain } from './order-stock.service.ts'
import { isOrderPlugin, kindOf, type OrderKind, type OrderKinds, type OrderLoss } from './order-kind.ts'
import { orderNotice } from './order-notice.ts'
import { orderPaymentState } from './order-payment-state.domain.ts'
import type { OrderActor, OrderEventType, PaymentPurpose } from './orders.schema.ts'
import {
  changeOrder,
  findOrderMoney,
  findOrderOf,
  findPaidFee,
  findPaymentsOf,
  lockOrder,
  type OrderChange,
  type OrderRow,
  type PaymentOfOrder,
} from './orders.store.ts'
import { orderStep } from './payment-effect.domain.ts'

/**
 * The ledger tells every move of a transaction's state here, in its own database transaction: what was ordered follows. The
 * lock order is transaction, attempt, order, pools ascending; pools are last.
 */
export const followPayment =
  (kinds: OrderKinds) =>
  async (tx: Tx, moved: TransactionMoved): Promise<'keep' | 'giveBack'> => {
    const found = isOrderPlugin(moved.plugin) ? await findOrderOf(tx, moved) : null
    if (!found) return 'keep'
    const order = await lockOrder(tx, { merchantId: moved.merchantId, orderId: found.orderId })
    const payments = await findPaymentsOf(tx, { merchantId: moved.merchantId, orderId: order.id })
    const following: Following = {
      order,
      moved,
      kind: kindOf(kinds, order.plugin),
      purpose: found.purpose,
      payments,
      money: { paymentState: orderPaymentState(payments.map(({ state }) => state)) },
    }
    const isFirst = found.purpose === 'full' || found.purpose === 'deposit'
    return isFirst ? followFirst(tx, following) : followLater(tx, following)
  }

type Following = {
  order: OrderRow
  moved: TransactionMoved
  kind: OrderKind
  purpose: PaymentPurpose
  payments: readonly PaymentOfOrder[]
  money: Pick<OrderChange, 'paymentState'>
}

async function followFirst(tx: Tx, following: Following): Promise<'keep' | 'giveBack'> {
  const { order, moved, kind } = following
  const step = orderStep(moved.event, {
    state: order.state,
    cancelable: kind.cancelableIn.includes(order.state),
  })
  switch (step.kind) {
    case 'none':
      await noteMoney(tx, following)
      return 'keep'
    case 'secure':
      return secure(tx, following, step.when)
    case 'giveBack':
      return giveBack(tx, following, order.state)
    case 'reopen':
      await change(tx, following, { state: 'pending_payment', type: 'reopened' })
      return 'keep'
    case 'lose':
      await lose(tx, following, step.state)
      return 'keep'
  }
}

/** What a balance or a difference pays for is the matter of the order's kind; it moves no stock and no state. */
async function followLater(tx: Tx, { kind, purpose, ...following }: Following): Promise<'keep' | 'giveBack'> {
  const { moved } = following
  const order = await noteMoney(tx, { kind, purpose, ...following })
  const step = orderStep(moved.event, { state: 'pending_payment', cancelable: true })
  const { now } = moved
  if (step.kind === 'secure') {
    const done = await kind.secured(tx, order, { when: 'inTime', purpose, now })
    if (done === 'giveBack') return 'giveBack'
  }
  if (step.kind === 'lose') await kind.lost(tx, order, { reason: step.state, purpose, now })
  return 'keep'
}

async function secure(tx: Tx, following: Following, when: 'inTime' | 'late'): Promise<'keep' | 'giveBack'> {
  const { order, moved, kind, purpose } = following
  const by = { actor: moved.source, now: moved.now }
  if (when === 'late' && !(await takeStockAgain(tx, order, by)))
    return giveBack(tx, following, 'late_unfulfillable')
  const secured = await change(tx, following, {
    state: kind.securedState,
    type: when === 'late' ? 'secured_late' : 'secured',
    set: { securedAt: moved.now, ...(await feeOf(tx, following)) },
  })
  await kind.secured(tx, secured, { when, purpose, now: moved.now })
  await writeNotice(tx, orderNotice('order.created', secured), moved.now)
  await sellStockOf(tx, secured, by)
  return 'keep'
}

/** Nobody gets what was ordered: the ledger gives the money back, and the payer is told why. */
async function giveBack(tx: Tx, following: Following, state: string): Promise<'giveBack'> {
  const { order, moved, kind, purpose } = following
  const isMoney = moved.event !== 'cash.promised'
  const ended = await change(tx, following, {
    state,
    type: 'unfulfillable',
    set: { ...(isMoney && { refundState: 'pending' as const }) },
  })
  if (order.state !== state)
    await kind.lost(tx, ended, { reason: 'late_unfulfillable', purpose, now: moved.now })
  await writeNotice(tx, orderNotice('order.unfulfillable', ended), moved.now)
  return 'giveBack'
}

async function lose(
  tx: Tx,
  following: Following,
  reason: Exclude<OrderLoss, 'late_unfulfillable'>,
): Promise<void> {
  const { moved, kind, purpose } = following
  const lost = await change(tx, following, { state: reason, type: reason })
  const alsoHolds = (await kind.alsoHolds?.(tx, lost)) ?? []
  await kind.lost(tx, lost, { reason, purpose, now: moved.now })
  await endStockOf(tx, lost, { actor: moved.source, now: moved.now, restock: true, alsoHolds })
}

type Change = { state: string; type: OrderEventType; set?: OrderChange }

async function change(
  tx: Tx,
  { order, moved, money }: Following,
  { state, type, set }: Change,
): Promise<OrderRow> {
  const { now } = moved
  const changed = await changeOrder(tx, order, {
    set: { ...money, ...set, state, ...(state !== order.state && { stateChangedAt: now }) },
    event: { type, by: actorOf(moved.source), at: now },
  })
  await writeNotice(tx, orderNotice('order.changed', changed), now)
  return changed
}

/** The state stays; how its money stands may have changed. */
async function noteMoney(tx: Tx, { order, moved, money }: Following): Promise<OrderRow> {
  // What was held for a canceled order is released: nothing is left to give back.
  const isReleased = moved.event === 'hold.voided' && order.refundState === 'pending'
  const set: OrderChange = { ...money, ...(isReleased && { refundState: 'full' as const }) }
  if (set.paymentState === order.paymentState && !isReleased) return order
  const changed = await changeOrder(tx, order, { set })
  await writeNotice(tx, orderNotice('order.changed', changed), moved.now)
  return changed
}

/** The fee of the way it was paid belongs to the total from now on. */
async function feeOf(tx: Tx, { order, moved, payments }: Following) {
  const paid = payments.find(({ transactionId }) => transactionId === moved.transactionId)?.paidAttemptId
  const gatewayFee = paid ? await findPaidFee(tx, moved.merchantId, paid) : 0
  return { gatewayFee, grandTotal: order.grandTotal - order.gatewayFee + gatewayFee }
}

function actorOf(source: Source): OrderActor {
  switch (source) {
    case 'merchant':
    case 'staff':
      return 'staff'
    case 'pay':
    case 'payer':
      return 'customer'
    case 'session':
    case 'callback':
    case 'return':
    case 'inquiry':
      return 'gateway'
    case 'clock':
    case 'automatic':
      return 'system'
  }
}

/** A bank gave money back, or refused to. Neither stock nor the order's state move: staff decided about those before. */
export async function followRefund(
  tx: Tx,
  { merchantId, transactionId, plugin, outcome, now }: RefundEnded,
): Promise<void> {
  const found = isOrderPlugin(plugin) ? await findOrderOf(tx, { merchantId, transactionId }) : null
  if (!found) return
  const order = await lockOrder(tx, { merchantId, orderId: found.orderId })
  const refundState = await refundStateOf(tx, order, outcome)
  if (refundState === order.refundState) return
  const changed = await changeOrder(tx, order, {
    set: { refundState },
    event: { type: 'refund_ended', by: 'gateway', at: now },
  })
  await writeNotice(tx, orderNotice('order.changed', changed), now)
}

async function refundStateOf(tx: Tx, order: OrderRow, outcome: RefundEnded['outcome']) {
  const { captured, refunded } = await findOrderMoney(tx, { merchantId: order.merchantId, orderId: order.id })
  if (outcome === 'refused') return order.refundState === 'pending' ? 'failed' : order.refundState
  if (refunded === 0) return order.refundState
  return refunded >= captured ? 'full' : 'partial'
}
