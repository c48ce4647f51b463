import { currencySign } from '@wasl/domain/currency-signs'

export type MoneyParts = { sign: '' | '−'; number: string; currency: string }
export type Locale = 'en' | 'ar'

/** `value` is exact decimal text as the wire has it ("48.750"): digits are neither added nor dropped. */
export function moneyParts(value: string, currency: string, locale: Locale): MoneyParts {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(value)
  if (!match) throw new Error(`not a decimal amount: ${value}`)
  const [, minus, whole = '', fraction = ''] = match
  return {
    sign: minus ? '−' : '',
    number: whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction,
    currency: currencySign(currency, locale),
  }
}

/** For titles and announcements; on screen use <Money>, which isolates direction. */
export function moneyText(value: string, currency: string, locale: Locale): string {
  const parts = moneyParts(value, currency, locale)
  const number = parts.sign + parts.number
  return locale === 'ar' ? `${number}\u00a0${parts.currency}` : `${parts.currency}\u00a0${number}`
}
