import type { MoneyValue } from '@wasl/contracts/values/web'
import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { decimalText, isPositive, parseAmount, subtract } from '@wasl/domain/money'

type Paid = Pick<Attempt, 'amount' | 'total' | 'refunded' | 'held'>
export type ReceiptSum = { key: 'held' | 'total' | 'refund' | 'remaining'; amount: MoneyValue }

/** What was paid, what went back and what is left of it. */
export function receiptSums({ held, total, refunded }: Paid): ReceiptSum[] {
  const left = refunded && difference(total, refunded)
  return [
    ...(held ? [{ key: 'held', amount: held } as const] : []),
    { key: 'total', amount: total },
    ...(refunded ? [{ key: 'refund', amount: refunded } as const] : []),
    ...(left ? [{ key: 'remaining', amount: left } as const] : []),
  ]
}

/** A fee is never refunded: all of it went back when the amount did. */
export function refundedState({ amount, refunded }: Paid): 'refunded' | 'partlyRefunded' | null {
  if (!refunded) return null
  const left = difference(amount, refunded)
  const rest = left && parseAmount(left.amount, left.currency)
  return rest?.ok && isPositive(rest.value) ? 'partlyRefunded' : 'refunded'
}

function difference(from: MoneyValue, less: MoneyValue): MoneyValue | null {
  const [whole, part] = [from, less].map(({ amount, currency }) => parseAmount(amount, currency))
  if (!whole?.ok || !part?.ok) return null
  return { amount: decimalText(subtract(whole.value, part.value)), currency: from.currency }
}
