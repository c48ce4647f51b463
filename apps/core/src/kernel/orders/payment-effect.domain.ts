import type { TransactionEvent } from '../ledger/transaction.domain.ts'

/** What a move of an order's first payment asks of the order. */
export type PaymentEffect =
  | 'none'
  /** What is held is sold; what was given back is taken again, or the money goes back. */
  | 'secure'
  /** Its stock was taken again before: it waits for its payer as at first. */
  | 'reopen'
  /** What is held, or sold already, can be sold again. */
  | 'fail'
  | 'expire'
  | 'cancel'

/**
 * Every event of a payment, and what follows for its order. A second payment of one request, and one of another amount, move
 * no transaction: the order stays as it is. Each row has its test (`payment-effect.test.ts`).
 */
export const paymentEffects: Readonly<Record<TransactionEvent, PaymentEffect>> = {
  'merchant.created': 'none',
  'payer.seen': 'none',
  'attempt.ended': 'none',
  'attempt.failed': 'fail',
  'attempt.canceled': 'fail',
  'merchant.invalidated': 'fail',
  'merchant.canceled': 'cancel',
  'merchant.renewed': 'reopen',
  'time.expired': 'expire',
  'money.captured': 'secure',
  'money.authorized': 'secure',
  'cash.promised': 'secure',
  'hold.voided': 'cancel',
  'cash.refused': 'cancel',
}

/** What becomes of an order in this state. */
export type OrderStep =
  | { kind: 'none' }
  | { kind: 'secure'; when: 'inTime' | 'late' }
  /** The order has ended by somebody's will, or nothing was left: the money goes back. */
  | { kind: 'giveBack' }
  | { kind: 'reopen' }
  | { kind: 'lose'; state: 'payment_failed' | 'expired' | 'canceled' }

/** `cancelable`: staff could cancel it in this state. */
export function orderStep(
  event: TransactionEvent,
  { state, cancelable }: { state: string; cancelable: boolean },
): OrderStep {
  const isPending = state === 'pending_payment'
  switch (paymentEffects[event]) {
    case 'none':
      return { kind: 'none' }
    case 'reopen':
      return state === 'expired' ? { kind: 'reopen' } : { kind: 'none' }
    case 'secure':
      if (isPending) return { kind: 'secure', when: 'inTime' }
      if (state === 'payment_failed' || state === 'expired') return { kind: 'secure', when: 'late' }
      return state === 'canceled' || state === 'late_unfulfillable' ? { kind: 'giveBack' } : { kind: 'none' }
    case 'fail':
      return isPending ? { kind: 'lose', state: 'payment_failed' } : { kind: 'none' }
    case 'expire':
      return isPending ? { kind: 'lose', state: 'expired' } : { kind: 'none' }
    case 'cancel':
      return isPending || cancelable ? { kind: 'lose', state: 'canceled' } : { kind: 'none' }
  }
}
