import { readTypedAmount } from '@wasl/domain/digits'
import { decimalText, isPositive, parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { AmountProblem } from './pay-outcomes.ts'

/** Decimal text for the contract, or null for an empty field. S1 §5: greater than 0. */
export function readEnteredAmount(typed: string, currency: string): Result<string | null, AmountProblem> {
  if (typed.trim() === '') return accepted(null)
  const entry = readTypedAmount(typed, currency)
  if (entry.kind === 'ambiguous') return refused('ambiguous')
  if (entry.text.startsWith('-')) return refused('notPositive')
  const amount = parseAmount(entry.text, currency)
  if (amount.ok)
    return isPositive(amount.value) ? accepted(decimalText(amount.value)) : refused('notPositive')
  switch (amount.error) {
    case 'tooManyDecimals':
    case 'tooLarge':
      return refused(amount.error)
    case 'empty':
    case 'malformed':
    case 'unknownCurrency':
      return refused('malformed')
  }
}
