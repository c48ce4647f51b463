import { byName } from './by-name.ts'
import type { Locale } from './locale.ts'

const arabicSigns: Readonly<Record<string, string>> = byName({
  KWD: 'د.ك',
  BHD: 'د.ب',
  OMR: 'ر.ع',
  SAR: 'ر.س',
  AED: 'د.إ',
  QAR: 'ر.ق',
  EGP: 'ج.م',
  JOD: 'د.أ',
  IQD: 'د.ع',
})

/** The text beside an amount: the sign of an Arab currency in Arabic, otherwise the code. */
export const currencySign = (currency: string, locale: Locale): string =>
  locale === 'ar' ? (arabicSigns[currency] ?? currency) : currency
