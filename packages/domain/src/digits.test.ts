import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseDigits, readTypedAmount } from './digits.ts'
import { decimalText, groupedText, money, parseAmount } from './money.ts'

const scripts = {
  latin: '0123456789',
  arabic: '٠١٢٣٤٥٦٧٨٩',
  persian: '۰۱۲۳۴۵۶۷۸۹',
  fullWidth: '０１２３４５６７８９',
}
const written = (text: string, digits: string) =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
const minors = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

test.each(Object.entries(scripts))('a number typed with %s digits is sent with Latin ones', (_, digits) => {
  fc.assert(
    fc.property(minors, (minor) => {
      expect(normaliseDigits(written(String(minor), digits))).toBe(String(minor))
    }),
  )
})

test('an amount typed with the Arabic decimal separator in any digits is the same amount', () => {
  fc.assert(
    fc.property(
      minors,
      fc.constantFrom(...Object.values(scripts)),
      fc.constantFrom('.', '٫'),
      (minor, digits, point) => {
        const typed = written(decimalText(money(minor, 'KWD')), digits).replace('.', point)
        const read = readTypedAmount(typed, 'KWD')
        expect(read.kind === 'plain' && parseAmount(read.text, 'KWD')).toEqual({
          ok: true,
          value: money(minor, 'KWD'),
        })
      },
    ),
  )
})

test('an amount grouped with Arabic separators is the same amount', () => {
  fc.assert(
    fc.property(minors, fc.constantFrom(...Object.values(scripts)), (minor, digits) => {
      const typed = written(groupedText(money(minor, 'KWD')), digits)
        .replaceAll(',', '٬')
        .replace('.', '٫')
      expect(readTypedAmount(typed, 'KWD')).toEqual({ kind: 'plain', text: decimalText(money(minor, 'KWD')) })
    }),
  )
})

test.each([
  ['٤٨٫٧٥٠', '48.750'],
  ['٤٨.٧٥٠', '48.750'],
  ['KWD 48.750', '48.750'],
  ['48.750 kwd', '48.750'],
  ['KWD 48.750', '48.750'],
  ['\u200f48.750\u00a0د.ك.\u200f', '48.750'],
  ['1,204.500', '1204.500'],
  ['1,204,500', '1204500'],
  ['1.204,500', '1204.500'],
  ['1 204,5', '1204.5'],
  ['٤٨٬٧٥٠', '48750'],
  ['48,75', '48.75'],
  ['0,750', '0.750'],
  ['48.', '48'],
  ['.5', '0.5'],
  ['', ''],
])('"%s" is read as %s', (typed, text) => {
  expect(readTypedAmount(typed, 'KWD')).toEqual({ kind: 'plain', text })
})

test.each(['48,750', '٤٨،٧٥٠', 'KWD 48,750'])('"%s" is asked about, never guessed', (typed) => {
  expect(readTypedAmount(typed, 'KWD')).toEqual({
    kind: 'ambiguous',
    asDecimal: '48.750',
    asGrouped: '48750',
  })
})

test('a comma before three digits can only group where the currency has fewer decimals', () => {
  expect(readTypedAmount('48,750', 'USD')).toEqual({ kind: 'plain', text: '48750' })
  expect(readTypedAmount('48,750', 'JPY')).toEqual({ kind: 'plain', text: '48750' })
})

test.each(['USD 48.75', '48.750 fils', '-5', '1,00,000', '1.204.500', '4 8', 'abc', '.'])(
  '"%s" stays as typed, so that it is refused',
  (typed) => {
    const read = readTypedAmount(typed, 'KWD')
    expect(read).toEqual({ kind: 'plain', text: typed })
    expect(parseAmount(typed, 'KWD').ok).toBe(false)
  },
)

test('invisible marks and wide spaces never reach a parser', () => {
  expect(normaliseDigits('\u200e\u202b +965\u00a0٢٢٣٤ ٥٦٧٨\u202c\ufeff')).toBe('+965 2234 5678')
})
