import { byName } from '@wasl/domain/by-name'
import { pick, type Locale, type Localised } from '@wasl/domain/locale'

/** What the numbers on the bank's answers are called; the numbers and codes themselves are the same everywhere. */
export const detailLabel = (name: string, locale: Locale): string => {
  const label = labels[name]
  return label ? pick(label, locale) : name
}

const labels: Readonly<Record<string, Localised>> = byName({
  Result: { en: 'Result', ar: 'النتيجة' },
  'Track ID': { en: 'Track ID', ar: 'رقم التتبع' },
  'Payment ID': { en: 'Payment ID', ar: 'رقم عملية الدفع' },
  'Post Date': { en: 'Post Date', ar: 'تاريخ التسجيل' },
  'Reference No': { en: 'Reference No', ar: 'الرقم المرجعي' },
  'Transaction ID': { en: 'Transaction ID', ar: 'رقم المعاملة' },
  'Auth Code': { en: 'Auth Code', ar: 'رمز التفويض' },
  'Reference ID': { en: 'Reference ID', ar: 'رقم الإسناد' },
  '3-D Secure': { en: '3-D Secure', ar: 'التحقق الآمن' },
})
