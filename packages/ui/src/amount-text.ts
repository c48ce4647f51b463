import { currencySign } from './money-text.ts'

/** What a typed or pasted amount means. `value` is exact decimal text with the currency's decimals. */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; value: string }
  /** A comma that may be a decimal point or a thousands mark: ask which, never guess. */
  | { kind: 'ambiguous'; values: string[] }
  | { kind: 'too-precise'; decimals: number }
  | { kind: 'not-a-number' }

const invisible = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g
const mostDigits = 15

/** Arabic-Indic and Persian digits and separators become Latin, one character for one, before any parser sees them. */
export function normaliseDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(invisible, '')
}

/** The amount's own currency may be written before or after it; another currency is not a number here. */
export function readAmount(
  text: string,
  { currency, decimals }: { currency: string; decimals: number },
): AmountReading {
  const bare = withoutCurrency(normaliseDigits(text).trim(), currency).replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
  if (bare === '') return { kind: 'empty' }
  if (/^\d{1,3}(,\d{3})+\.\d*$/.test(bare) || /^\d{1,3}(,\d{3}){2,}$/.test(bare))
    return readPlain(bare.replaceAll(',', ''), decimals)
  if (/^\d+,\d+$/.test(bare)) return readComma(bare, decimals)
  return readPlain(bare, decimals)
}

function withoutCurrency(text: string, currency: string): string {
  const marks = [currency, currencySign(currency, 'ar')].flatMap((mark) => [
    mark,
    `${mark}.`,
    mark.replaceAll('.', ''),
  ])
  const upper = text.toUpperCase()
  const leading = marks.find((mark) => upper.startsWith(mark))
  const trailing = marks.toSorted((a, b) => b.length - a.length).find((mark) => upper.endsWith(mark))
  if (leading) return text.slice(leading.length).trim()
  return trailing ? text.slice(0, -trailing.length).trim() : text
}

function readPlain(bare: string, decimals: number): AmountReading {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(bare)
  const whole = (match?.[1] ?? '').replace(/^0+(?=\d)/, '')
  const fraction = match?.[2] ?? ''
  if (!match || whole + fraction === '' || whole.length + decimals > mostDigits)
    return { kind: 'not-a-number' }
  if (fraction.length > decimals) return { kind: 'too-precise', decimals }
  return {
    kind: 'amount',
    value: (whole || '0') + (decimals > 0 ? `.${fraction.padEnd(decimals, '0')}` : ''),
  }
}

function readComma(bare: string, decimals: number): AmountReading {
  const asPoint = readPlain(bare.replace(',', '.'), decimals)
  const asThousands = /^\d{1,3},\d{3}$/.test(bare) ? readPlain(bare.replace(',', ''), decimals) : null
  const values = [asPoint, asThousands].flatMap((reading) =>
    reading?.kind === 'amount' ? [reading.value] : [],
  )
  return values.length > 0 ? { kind: 'ambiguous', values } : { kind: 'not-a-number' }
}
