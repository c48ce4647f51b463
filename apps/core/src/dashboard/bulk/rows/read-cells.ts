import type { BulkColumn } from '@wasl/domain/bulk'
import { normaliseDigits, readTypedAmount } from '@wasl/domain/digits'
import { isEmail } from '@wasl/domain/email'
import { decimalsOf, isCurrency, parseAmount, type Money } from '@wasl/domain/money'
import { isPhoneShaped, normalisePhone } from '@wasl/domain/phone'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { tooLarge } from '../../../kernel/ledger/pay/offers.domain.ts'
import { readInstant } from '@wasl/domain/wall-clock'
import { writtenDay } from '../../../kernel/imports/written-day.ts'
import type { CellProblem, CellProblemCode, RowFacts } from './row.domain.ts'

/** A value, or what is wrong with its cell. */
export type Read<Value> = { value: Value } | { problem: CellProblem }

const problem = (
  column: BulkColumn,
  code: CellProblemCode,
  values?: Record<string, string | number>,
): { problem: CellProblem } => ({ problem: { column, code, ...(values && { values }) } })

export function readCurrency(typed: string | undefined, { gateways }: RowFacts): Read<string> {
  if (!typed) return problem('currency_code', 'currency.missing')
  const code = normaliseDigits(typed).toUpperCase()
  const currency = { KD: 'KWD', 'د.ك': 'KWD', 'د.ك.': 'KWD' }[code] ?? code
  if (!isCurrency(currency)) return problem('currency_code', 'currency.unknown')
  if (!gateways.some(({ currencies }) => currencies.includes(currency)))
    return problem('currency_code', 'currency.notTaken', { currency })
  return { value: currency }
}

/** As it is read everywhere (S1 §5): every script's digits; what could be two amounts is asked back, never guessed. */
export function readAmountCell(typed: string | undefined, currency: string): Read<Money> {
  if (!typed) return problem('amount', 'amount.missing', { currency })
  if (isLostNumber(typed)) return problem('amount', 'number.lost')
  const read = readTypedAmount(typed, currency)
  if (read.kind === 'ambiguous')
    return problem('amount', 'amount.ambiguous', { decimal: read.asDecimal, grouped: read.asGrouped })
  const parsed = parseAmount(read.text, currency)
  if (parsed.ok && parsed.value.minor >= tooLarge(currency)) return problem('amount', 'amount.tooLarge')
  if (parsed.ok) return parsed.value.minor > 0 ? parsed : problem('amount', 'amount.notPositive')
  switch (parsed.error) {
    case 'tooManyDecimals':
      return problem('amount', 'amount.decimals', { currency, decimals: decimalsOf(currency) })
    case 'tooLarge':
      return problem('amount', 'amount.tooLarge')
    case 'empty':
    case 'malformed':
    case 'unknownCurrency':
      return problem('amount', isBelowZero(read.text) ? 'amount.negative' : 'amount.malformed')
  }
}

/** As a spreadsheet writes a long number that was no text: its last digits are gone. */
export const isLostNumber = (typed: string): boolean =>
  /^[+-]?\d(?:[.,]\d+)?E\+?\d{2}$/i.test(normaliseDigits(typed))

const isBelowZero = (text: string): boolean => /^[-\u2212] ?[\d.,]+$/.test(text)

export function readEmail(typed: string | undefined): Read<string | null> {
  if (!typed) return { value: null }
  return isEmail(typed) ? { value: typed.toLowerCase() } : problem('customer_email', 'email.malformed')
}

export function readPhone(typed: string | undefined, { countryCode }: RowFacts): Read<string | null> {
  if (!typed) return { value: null }
  if (isLostNumber(typed)) return problem('customer_phone', 'number.lost')
  // As programs write a column of numbers: 50012345.0
  const text = normalisePhone(normaliseDigits(typed).replace(/^(\+?\d{7,15})\.0+$/, '$1'))
  const parsed = isPhoneShaped(text)
    ? parsePhoneNumberFromString(text, isSupportedCountry(countryCode) ? countryCode : 'KW')
    : undefined
  return parsed?.isValid() ? { value: parsed.number } : problem('customer_phone', 'phone.malformed')
}

const languages = new Map<string, 'en' | 'ar'>([
  ['en', 'en'],
  ['english', 'en'],
  ['الإنجليزية', 'en'],
  ['ar', 'ar'],
  ['arabic', 'ar'],
  ['العربية', 'ar'],
])

export function readLanguage(typed: string | undefined): Read<'en' | 'ar' | null> {
  if (!typed) return { value: null }
  const language = languages.get(typed.toLowerCase())
  return language ? { value: language } : problem('language', 'language.unknown')
}

const choices = new Map<string, boolean>([
  ...['true', 'yes', 'y', '1', 'نعم'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'لا'].map((word) => [word, false] as const),
])

export function readChoice(typed: string | undefined, column: BulkColumn): Read<boolean | null> {
  if (!typed) return { value: null }
  const choice = choices.get(normaliseDigits(typed).toLowerCase())
  return choice === undefined ? problem(column, 'choice.unknown') : { value: choice }
}

/** Codes with anything between them that is no part of one. Null: whatever takes the currency. */
export function readGateways(
  typed: string | undefined,
  currency: string | null,
  { gateways }: RowFacts,
): Read<string[] | null> {
  if (!typed) return { value: null }
  const codes = [...new Set(typed.split(/[\s,;|،؛]+/).filter(Boolean))]
  const unknown = codes.find((code) => !gateways.some((gateway) => gateway.code === code))
  if (unknown !== undefined) return problem('pg_codes', 'gateway.unknown', { code: unknown })
  const isTaken = gateways.some(
    ({ code, currencies }) => codes.includes(code) && (currency === null || currencies.includes(currency)),
  )
  if (!isTaken) return problem('pg_codes', 'gateway.currency', { currency: currency ?? '' })
  return { value: codes }
}

const yearMs = 366 * 86_400_000

/** A moment with its zone, or a day and time on the merchant's clock; a day alone is its end. */
export function readExpiry(typed: string | undefined, { timeZone, now }: RowFacts): Read<Date | null> {
  if (!typed) return { value: null }
  const day = writtenDay(typed)
  if (day.kind === 'either')
    return problem('expiration_time', 'expiry.ambiguous', { one: day.one, other: day.other })
  const at = readInstant(day.text, timeZone)
  if (!at) return problem('expiration_time', 'expiry.malformed')
  if (at <= now) return problem('expiration_time', 'expiry.past')
  if (at.getTime() - now.getTime() > yearMs) return problem('expiration_time', 'expiry.tooLate')
  return { value: at }
}
