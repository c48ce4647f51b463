import { currencySign } from '@wasl/domain/currency-signs'
import { directionOf, type Locale } from '@wasl/domain/locale'
import { formatParts, type Money } from '@wasl/domain/money'
import { html } from 'hono/html'

export type Markup = ReturnType<typeof html>

/** Ids, numbers and addresses are left to right in both languages. */
export const ltr = (text: string): Markup => html`<bdi dir="ltr">${text}</bdi>`

/** `big` shows the currency at half size. */
export function amount(value: Money, locale: Locale, size: 'big' | 'inline' = 'inline'): Markup {
  const { whole, fraction } = formatParts(value)
  const figure = fraction ? `${whole}.${fraction}` : whole
  const sign = currencySign(value.currency, locale)
  const currency = size === 'big' ? html`<span class="currency">${sign}</span>` : sign
  return html`<bdi dir="${directionOf(locale)}" class="nowrap"
    >${locale === 'ar' ? html`${figure}&nbsp;${currency}` : html`${currency}&nbsp;${figure}`}</bdi
  >`
}

/** Replaces `{name}` in a sentence with markup, so that no sentence is built from pieces. */
export function filled(sentence: string, name: string, value: Markup | string): Markup {
  const [before = '', after = ''] = sentence.split(`{${name}}`)
  return html`${before}${value}${after}`
}

/** 06:04 PM and 06:04 م, in Kuwait, which has no summer time. */
export function timeOfDay(at: Date, locale: Locale): Markup {
  const [hour = 0, minute = '00'] = new Date(at.getTime() + 3 * 3_600_000)
    .toISOString()
    .slice(11, 16)
    .split(':')
    .map((digits, index) => (index === 0 ? Number(digits) : digits)) as [number, string]
  const half = hour < 12 ? { en: 'AM', ar: 'ص' } : { en: 'PM', ar: 'م' }
  return html`<bdi dir="${directionOf(locale)}" class="nowrap"
    >${String(hour % 12 || 12).padStart(2, '0')}:${minute}&nbsp;${half[locale]}</bdi
  >`
}
