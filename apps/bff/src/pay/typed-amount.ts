import { readTypedAmount } from '@wasl/domain/digits'
import { decimalText, parseAmount } from '@wasl/domain/money'

/**
 * What was typed as decimal text; an empty field means the amount that was shown (S1 §5). What cannot be read stays as
 * it was typed, for the core to refuse in its own words.
 */
export function typedAmount(typed: string, shown: { amount: string; currency: string }): string {
  if (typed.trim() === '') return shown.amount
  const read = readTypedAmount(typed, shown.currency)
  if (read.kind === 'ambiguous') return typed
  const amount = parseAmount(read.text, shown.currency)
  return amount.ok ? decimalText(amount.value) : typed
}
