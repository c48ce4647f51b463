import { expect, test } from 'vitest'
import { currencies } from './currencies.ts'
import { decimalsOf, isCurrency } from './money.ts'

test.each([
  ['KWD', 3],
  ['BHD', 3],
  ['OMR', 3],
  ['JOD', 3],
  ['TND', 3],
  ['IQD', 3],
  ['LYD', 3],
  ['USD', 2],
  ['SAR', 2],
  ['HUF', 2],
  ['JPY', 0],
  ['ISK', 0],
  ['XOF', 0],
  ['CLF', 4],
])('%s has %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals)
})

test('the table holds every ISO 4217 code once, as three upper-case letters', () => {
  expect([...currencies.keys()].filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
  expect(currencies.size).toBe(167)
})

test('a code that is not ISO 4217 is not a currency', () => {
  expect(['kwd', 'KD', '', 'XXX', 'BTC', 'constructor'].filter(isCurrency)).toEqual([])
  expect(() => decimalsOf('BTC')).toThrow(RangeError)
})
