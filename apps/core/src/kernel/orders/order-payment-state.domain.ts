import type { OrderPaymentState } from '@wasl/domain/order-states'
import { isPayable, type TransactionState } from '@wasl/domain/states'

/** How the money of an order stands, over the states of its payments. */
export function orderPaymentState(states: readonly TransactionState[]): OrderPaymentState {
  if (states.length === 0) return 'none_due'
  const every = (...wanted: TransactionState[]) => states.every((state) => wanted.includes(state))
  if (every('paid')) return 'paid'
  if (every('paid', 'authorized')) return 'authorized'
  if (every('paid', 'authorized', 'cod')) return 'cod'
  const isSecuredInPart = states.some(
    (state) => state === 'paid' || state === 'authorized' || state === 'cod',
  )
  if (isSecuredInPart) return 'part_paid'
  return states.some((state) => isPayable(state)) ? 'pending' : 'failed'
}
