import type { Locale } from './locale.ts'
import { groupedText, type Money } from './money.ts'

/** KWD 48.750 and 48.750 د.ك, never broken across lines. */
export function amountText(amount: Money, locale: Locale): string {
  const { currency } = amount
  const figure = groupedText(amount)
  return locale === 'ar'
    ? `${figure}\u00a0${arabicSigns[currency] ?? currency}`
    : `${currency}\u00a0${figure}`
}

const arabicSigns: Readonly<Record<string, string>> = { KWD: 'د.ك', BHD: 'د.ب' }
