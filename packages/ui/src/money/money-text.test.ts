import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

const nbsp = '\u00a0'
const amounts = {
  KWD: ['0.000', '0.250', '7.000', '1204.500', '-5.000'],
  BHD: ['0.000', '0.250', '7.000', '1204.500', '-5.000'],
  OMR: ['0.000', '0.250', '7.000', '1204.500', '-5.000'],
  USD: ['0.00', '0.25', '7.00', '1204.50', '-5.00'],
  JPY: ['0', '25', '7', '1204', '-5'],
}
const arabic = { KWD: 'د.ك', BHD: 'د.ب', OMR: 'ر.ع', USD: 'USD', JPY: 'JPY' }

test('amounts are written as agreed in both languages, code point by code point', () => {
  const table = Object.entries(amounts).flatMap(([currency, values]) =>
    values.map((value) => [moneyText(value, currency, 'en'), moneyText(value, currency, 'ar')]),
  )
  const expected = Object.entries(amounts).flatMap(([currency, values]) =>
    values.map((value) => {
      const written = value.replace('-', '\u2212').replace('1204', '1,204')
      return [`${currency}${nbsp}${written}`, `${written}${nbsp}${arabic[currency as keyof typeof arabic]}`]
    }),
  )
  expect(table).toHaveLength(25)
  expect(table).toEqual(expected)
})

test('millions are grouped and no hidden direction marks are written', () => {
  const text = moneyText('1234567.890', 'KWD', 'ar')
  expect(text).toBe(`1,234,567.890${nbsp}د.ك`)
  expect(text).not.toMatch(/[\u200e\u200f\u061c\u2066-\u2069]/)
})

test.each(['', '1e3', 'NaN', '٤٨', '1,204.500', '.5'])(
  '%s is not decimal text and is a bug, not an amount',
  (value) => {
    expect(() => moneyText(value, 'KWD', 'en')).toThrow('not a decimal amount')
  },
)
