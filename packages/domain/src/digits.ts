import { byName } from './by-name.ts'
import { cleanText } from './clean-text.ts'
import { decimalsOf } from './money.ts'

/** Result of reading a typed amount. KWD `48,750` can mean 48.750 or 48750, so it is ambiguous: ask, never guess. */
export type TypedAmount =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly asDecimal: string; readonly asGrouped: string }

/** Converts Arabic-Indic and Persian digits to Latin ones and removes invisible marks. Other characters stay. */
export const latinDigits = (text: string): string =>
  cleanText(text)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))

/** Latin digits and separators, for one number. */
export function normaliseDigits(text: string): string {
  return latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('٬', ',')
    .replace(/\s/g, ' ')
    .trim()
}

/**
 * Prepares a typed amount for `parseAmount`: digits, separators, and the currency beside it.
 * Unknown characters stay, so that `parseAmount` refuses them.
 */
export function readTypedAmount(typed: string, currency: string): TypedAmount {
  const text = withoutCurrency(normaliseDigits(typed), currency)
  if (typed.includes('٬') && groupedByComma.test(text)) return plain(text.replaceAll(',', ''))
  if (/^[1-9]\d{0,2},\d{3}$/.test(text) && decimalsOf(currency) >= 3) {
    return { kind: 'ambiguous', asDecimal: text.replace(',', '.'), asGrouped: text.replace(',', '') }
  }
  if (groupedByComma.test(text)) return plain(text.replaceAll(',', ''))
  if (/^[1-9]\d{0,2}( \d{3})+([.,]\d*)?$/.test(text)) return plain(text.replaceAll(' ', '').replace(',', '.'))
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) return plain(text.replaceAll('.', '').replace(',', '.'))
  return plain(/^\d*,\d*$/.test(text) ? text.replace(',', '.') : text)
}

const groupedByComma = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

const symbols: Readonly<Record<string, readonly string[]>> = byName({
  KWD: ['KD', 'د.ك.', 'د.ك'],
  USD: ['US$', '$'],
})

function withoutCurrency(text: string, currency: string): string {
  for (const mark of [currency, ...(symbols[currency] ?? [])]) {
    const upper = text.toUpperCase()
    if (upper.startsWith(mark)) return text.slice(mark.length).trim()
    if (upper.endsWith(mark)) return text.slice(0, -mark.length).trim()
  }
  return text
}

/** Accepts unfinished numbers: '48.' is 48 and '.5' is 0.5. */
function plain(text: string): TypedAmount {
  const [, whole, fraction] = /^(\d*)\.(\d*)$/.exec(text) ?? []
  if (whole === undefined || fraction === undefined || whole + fraction === '') return { kind: 'plain', text }
  return { kind: 'plain', text: `${whole || '0'}${fraction && `.${fraction}`}` }
}
