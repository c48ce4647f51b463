import { decimalsOf, isCurrency, money, parseAmount, type Money } from './money.ts'

export type RefundAmountProblem = 'aboveAvailable' | 'tooManyDecimals' | 'notPositive'

/** Amount that can be refunded or captured, as the server said. The currency is null if unknown. */
export type Available = { readonly amount: string; readonly currency: string | null }

/** S2 §5: 3 for KWD and for an unknown currency, else 2; fewer if the currency has fewer. */
export function refundDecimals(currency: string | null): number {
  if (currency === null || !isCurrency(currency)) return 3
  return Math.min(currency === 'KWD' ? 3 : 2, decimalsOf(currency))
}

/** Checks in the order of S2 §5. Latin digits. Empty means all that is available. */
export function refundAmountProblem(text: string, available: Available): RefundAmountProblem | null {
  if (text === '' || text === available.amount) return null
  if (!/^\d+(\.\d+)?$/.test(text)) return 'notPositive'
  if (isAbove(text, available.amount)) return 'aboveAvailable'
  if (fractionOf(text).length > refundDecimals(available.currency)) return 'tooManyDecimals'
  return /[1-9]/.test(text) ? null : 'notPositive'
}

export type RefundSplit = { readonly now: Money; readonly stays: Money }

/** What is refunded and what remains, or null if the amount is invalid. */
export function splitRefund(text: string, available: Available): RefundSplit | null {
  if (available.currency === null || refundAmountProblem(text, available) !== null) return null
  const whole = parseAmount(available.amount, available.currency)
  const now = text === '' ? whole : parseAmount(text, available.currency)
  if (!whole.ok || !now.ok) return null
  return { now: now.value, stays: money(whole.value.minor - now.value.minor, available.currency) }
}

/** Rounded down to the decimals of the field. */
export function halfOf(available: Money): Money {
  const step = 10 ** (decimalsOf(available.currency) - refundDecimals(available.currency))
  return money(Math.floor(available.minor / 2 / step) * step, available.currency)
}

/** S2 §4, for an action without its own words: "Refund" is "Refunded", "Capture" is "Captured". */
export const pastTense = (name: string): string => `${name}${name.endsWith('e') ? 'd' : 'ed'}`

const fractionOf = (text: string): string => text.split('.')[1] ?? ''

/** Compares decimal text of any length exactly. */
function isAbove(one: string, other: string): boolean {
  const digits = Math.max(fractionOf(one).length, fractionOf(other).length)
  const scaled = (text: string) => BigInt((text.split('.')[0] ?? '') + fractionOf(text).padEnd(digits, '0'))
  return scaled(one) > scaled(other)
}
