import type { Money } from '@wasl/domain/money'
import { accepted, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import type { CreateRefusal } from '../ledger/create-transaction.service.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { orderNotice } from './order-notice.ts'
import { orderPaymentState } from './order-payment-state.domain.ts'
import type { PaymentPurpose } from './orders.schema.ts'
import { changeOrder, findPaymentsOf, insertOrderPayment, type OrderRow } from './orders.store.ts'
import type { OrderDeps } from './place-order.service.ts'

export type AddedPayment = {
  purpose: Extract<PaymentPurpose, 'balance' | 'difference'>
  amount: Money
  orderNo: string
  pgCodes: readonly string[]
  expiresAt: Date
  initiator: string | null
}

/** One more request for an order that stands. What it pays for is the matter of the order's kind. The caller holds its lock. */
export const addOrderPayment =
  ({ ledger, clock }: Pick<OrderDeps, 'ledger' | 'clock'>) =>
  async (
    tx: Tx,
    order: OrderRow,
    { purpose, initiator, ...terms }: AddedPayment,
  ): Promise<Result<{ id: number; publicId: string }, CreateRefusal>> => {
    const { merchantId, id: orderId, plugin, unitKey, language, customerId } = order
    const now = clock.now()
    const made = await ledger.createTransactionIn(tx, {
      ...terms,
      source: initiator === null ? 'payer' : 'staff',
      initiator,
      merchantId,
      plugin,
      unitKey,
      language,
      customerId,
      editableAmount: false,
      notifications: { email: ['created', 'paid'] },
    })
    if (!made.ok) return made
    const { id: transactionId, publicId } = made.value
    await insertOrderPayment(tx, { merchantId, orderId, transactionId, purpose, createdAt: now })
    const payments = await findPaymentsOf(tx, { merchantId, orderId })
    const paymentState = orderPaymentState(payments.map(({ state }) => state))
    const changed = await changeOrder(tx, order, { set: { paymentState } })
    await writeNotice(tx, orderNotice('order.changed', changed), now)
    return accepted({ id: transactionId, publicId })
  }
