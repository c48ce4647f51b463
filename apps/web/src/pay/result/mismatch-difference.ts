import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { compare, decimalText, parseAmount, subtract } from '@wasl/domain/money'

/** Between what was asked for and what came, without sign; null in two currencies, or where nobody could read what came. */
export function mismatchDifference({
  total,
  received,
}: Pick<Attempt, 'total' | 'received'>): { amount: string; isShort: boolean } | null {
  if (!received || received.amount === null || received.currency !== total.currency) return null
  const asked = parseAmount(total.amount, total.currency)
  const came = parseAmount(received.amount, received.currency)
  if (!asked.ok || !came.ok) return null
  const isShort = compare(asked.value, came.value) > 0
  const [more, less] = isShort ? [asked.value, came.value] : [came.value, asked.value]
  return { amount: decimalText(subtract(more, less)), isShort }
}
