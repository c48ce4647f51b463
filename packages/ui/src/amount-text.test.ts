import { assert, integer, property, tuple, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseDigits, readAmount } from './amount-text.ts'

const kwd = { currency: 'KWD', decimals: 3 }
const jpy = { currency: 'JPY', decimals: 0 }
const is = (value: string) => ({ kind: 'amount', value })

test.each([
  ['48.750', '48.750'],
  ['KWD 48.750', '48.750'],
  ['KWD\u00a048.750', '48.750'],
  ['kwd48.75', '48.750'],
  ['48.750 د.ك', '48.750'],
  ['48.750\u00a0د.ك.\u200f', '48.750'],
  ['٤٨٫٧٥٠', '48.750'],
  ['٤٨.٧٥٠', '48.750'],
  ['۴۸٫۷۵۰', '48.750'],
  ['1,204.500', '1204.500'],
  ['١٬٢٠٤٫٥٠٠', '1204.500'],
  ['1 204.500', '1204.500'],
  ['1,204,500', '1204500.000'],
  [' 7 ', '7.000'],
  ['5.', '5.000'],
  ['.5', '0.500'],
  ['007', '7.000'],
  ['0', '0.000'],
])('%s is read as %s', (typed, value) => {
  expect(readAmount(typed, kwd)).toEqual(is(value))
})

test('48,750 is asked about, never guessed', () => {
  expect(readAmount('48,750', kwd)).toEqual({ kind: 'ambiguous', values: ['48.750', '48750.000'] })
  expect(readAmount('٤٨٬٧٥٠', kwd)).toEqual({ kind: 'ambiguous', values: ['48.750', '48750.000'] })
  expect(readAmount('٤٨،٧٥', kwd)).toEqual({ kind: 'ambiguous', values: ['48.750'] })
  expect(readAmount('1,5', jpy)).toEqual({ kind: 'not-a-number' })
})

test.each([
  '1e3',
  '-5',
  '1.2.3',
  'NaN',
  'Infinity',
  '0x10',
  '12abc3',
  'USD 5',
  '5 USD',
  '1,20,4.5',
  '.',
  '1234567890123456',
  '４８',
])('%s is not a number', (typed) => {
  expect(readAmount(typed, kwd)).toEqual({ kind: 'not-a-number' })
})

test('more decimals than the currency has are refused, not rounded', () => {
  expect(readAmount('1.2345', kwd)).toEqual({ kind: 'too-precise', decimals: 3 })
  expect(readAmount('1.5', jpy)).toEqual({ kind: 'too-precise', decimals: 0 })
})

test('an empty field is empty', () => {
  expect(readAmount('', kwd)).toEqual({ kind: 'empty' })
  expect(readAmount('\u200f ', kwd)).toEqual({ kind: 'empty' })
  expect(readAmount('KWD', kwd)).toEqual({ kind: 'empty' })
})

test('every digit set with every decimal mark reads as the same amount', () => {
  const sets = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']
  const amounts = tuple(integer({ min: 0, max: 999_999_999 }), integer({ min: 0, max: 999 }))
  assert(
    property(amounts, constantFrom(...sets), constantFrom('.', '٫'), ([whole, fils], digits, mark) => {
      const value = `${whole}.${String(fils).padStart(3, '0')}`
      const typed = value.replace('.', mark).replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
      expect(readAmount(typed, kwd)).toEqual(is(value))
      expect(normaliseDigits(typed)).toBe(value)
    }),
  )
})
