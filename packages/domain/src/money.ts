import { currencies } from './currencies.ts'
import { accepted, refused, type Result } from './result.ts'

/** `minor` is a safe integer in the currency's smallest unit: KWD 1.250 is { minor: 1250, currency: 'KWD' }. */
export type Money = { readonly minor: number; readonly currency: string }

/** A sum of amounts; it may be larger than any single amount. */
export type Sum = { readonly minor: bigint; readonly currency: string }

export type AmountProblem = 'empty' | 'malformed' | 'tooManyDecimals' | 'tooLarge' | 'unknownCurrency'

/** Exact upper-case ISO 4217 code. */
export const isCurrency = (code: string): boolean => currencies.has(code)

/** KWD 3, USD 2, JPY 0. Throws for an unknown code: check with `isCurrency` at the edge. */
export function decimalsOf(currency: string): number {
  const decimals = currencies.get(currency)
  if (decimals === undefined) throw new RangeError(`not an ISO 4217 currency: ${currency}`)
  return decimals
}

export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a safe number of minor units: ${minor}`)
  decimalsOf(currency)
  return { minor, currency }
}

export const zero = (currency: string): Money => money(0, currency)

/** Most digits before the point, in both contracts: what can be read can be written again. */
const mostWholeDigits = 13

/**
 * Reads decimal text of a contract: Latin digits, at most the currency's decimals.
 * Signs, exponents, separators and spaces are malformed. Zero is valid; another rule decides if it may be paid.
 */
export function parseAmount(text: string, currency: string): Result<Money, AmountProblem> {
  if (!isCurrency(currency)) return refused('unknownCurrency')
  if (text === '') return refused('empty')
  const [, whole, fraction = ''] = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text) ?? []
  if (whole === undefined) return refused('malformed')
  const decimals = decimalsOf(currency)
  if (fraction.length > decimals) return refused('tooManyDecimals')
  const minor = Number(whole + fraction.padEnd(decimals, '0'))
  const isWritable = Number.isSafeInteger(minor) && minor < 10 ** (mostWholeDigits + decimals)
  return isWritable ? accepted({ minor, currency }) : refused('tooLarge')
}

/** Exact decimal text for contracts, always with all decimals: '1.250', '0.00', '-3'. */
export function decimalText(amount: Money | Sum): string {
  const { negative, whole, fraction } = digitsOf(amount)
  return `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** For display: '1,204' and '500' of KWD 1204.500. `fraction` is '' if the currency has no decimals. */
export function formatParts(amount: Money): { negative: boolean; whole: string; fraction: string } {
  const parts = digitsOf(amount)
  return { ...parts, whole: parts.whole.replace(/\B(?=(\d{3})+$)/g, ',') }
}

/** For display: '1,204.500'. The caller adds the currency. */
export function groupedText(amount: Money): string {
  const { negative, whole, fraction } = formatParts(amount)
  return `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

export function add(first: Money, ...rest: readonly Money[]): Money {
  return rest.reduce((sum, next) => money(sum.minor + sameCurrency(sum, next).minor, sum.currency), first)
}

export function subtract(from: Money, amount: Money): Money {
  return money(from.minor - sameCurrency(from, amount).minor, from.currency)
}

/** Negative, zero or positive, for sorting. */
export function compare(left: Money, right: Money): number {
  return Math.sign(left.minor - sameCurrency(left, right).minor)
}

export const isPositive = (amount: Money): boolean => amount.minor > 0

/** 100 basis points are 1 %. Halves are rounded away from zero. */
export function percentOf(amount: Money, basisPoints: number): Money {
  if (!Number.isSafeInteger(basisPoints)) throw new RangeError(`not whole basis points: ${basisPoints}`)
  const product = BigInt(amount.minor) * BigInt(basisPoints)
  const half = product < 0n ? -5_000n : 5_000n
  return money(Number((product + half) / 10_000n), amount.currency)
}

function digitsOf({ minor, currency }: Money | Sum): { negative: boolean; whole: string; fraction: string } {
  const decimals = decimalsOf(currency)
  const digits = String(minor < 0 ? -minor : minor).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return { negative: minor < 0, whole: digits.slice(0, point), fraction: digits.slice(point) }
}

function sameCurrency(left: Money, right: Money): Money {
  if (left.currency !== right.currency)
    throw new RangeError(`${left.currency} does not mix with ${right.currency}`)
  return right
}
