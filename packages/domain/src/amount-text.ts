import { currencySign } from './currency-signs.ts'
import type { Locale } from './locale.ts'
import { groupedText, type Money } from './money.ts'

/** KWD 48.750 and 48.750 د.ك, with spaces that do not break. */
export function amountText(amount: Money, locale: Locale): string {
  const sign = currencySign(amount.currency, locale)
  const figure = groupedText(amount)
  return locale === 'ar' ? `${figure}\u00a0${sign}` : `${sign}\u00a0${figure}`
}
