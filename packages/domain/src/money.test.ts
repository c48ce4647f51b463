import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  compare,
  decimalsOf,
  decimalText,
  formatParts,
  groupedText,
  isPositive,
  money,
  parseAmount,
  percentOf,
  subtract,
  zero,
} from './money.ts'

const eachExponent = fc.constantFrom('JPY', 'USD', 'KWD', 'CLF')
const minors = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

test('a written amount reads back as itself in every exponent', () => {
  fc.assert(
    fc.property(minors, eachExponent, (minor, currency) => {
      fc.pre(minor < 10 ** (13 + decimalsOf(currency)))
      expect(parseAmount(decimalText(money(minor, currency)), currency)).toEqual({
        ok: true,
        value: { minor, currency },
      })
    }),
  )
})

test('a grouped amount without its commas is the written amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), eachExponent, (minor, currency) => {
      const amount = money(minor, currency)
      expect(groupedText(amount).replaceAll(',', '')).toBe(decimalText(amount))
      expect(formatParts(amount).fraction).toHaveLength(decimalsOf(currency))
    }),
  )
})

test.each([
  ['1.250', 'KWD', 1_250],
  ['48.75', 'KWD', 48_750],
  ['48', 'KWD', 48_000],
  ['0', 'KWD', 0],
  ['0.001', 'KWD', 1],
  ['1204.50', 'USD', 120_450],
  ['500', 'JPY', 500],
  ['0007.10', 'USD', 710],
  ['9007199254740.991', 'KWD', Number.MAX_SAFE_INTEGER],
])('%s %s is %i minor units', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toEqual({ ok: true, value: { minor, currency } })
})

test.each([
  ['', 'KWD', 'empty'],
  [' 1', 'KWD', 'malformed'],
  ['-1', 'KWD', 'malformed'],
  ['+1', 'KWD', 'malformed'],
  ['1e3', 'KWD', 'malformed'],
  ['0x10', 'KWD', 'malformed'],
  ['NaN', 'KWD', 'malformed'],
  ['Infinity', 'KWD', 'malformed'],
  ['1,000', 'KWD', 'malformed'],
  ['1.', 'KWD', 'malformed'],
  ['.5', 'KWD', 'malformed'],
  ['1.2.3', 'KWD', 'malformed'],
  ['٤٨', 'KWD', 'malformed'],
  ['1\n', 'KWD', 'malformed'],
  ['1.0000', 'KWD', 'tooManyDecimals'],
  ['1.005', 'USD', 'tooManyDecimals'],
  ['1.0', 'JPY', 'tooManyDecimals'],
  ['9007199254740.992', 'KWD', 'tooLarge'],
  ['10000000000000', 'USD', 'tooLarge'],
  ['10000000000000', 'JPY', 'tooLarge'],
  ['9'.repeat(400), 'KWD', 'tooLarge'],
  ['1', 'BTC', 'unknownCurrency'],
])('"%s" %s is refused as %s', (text, currency, problem) => {
  expect(parseAmount(text, currency)).toEqual({ ok: false, error: problem })
})

test('an amount is shown with thousands separated and every decimal of its currency', () => {
  expect(groupedText(money(1_204_500, 'KWD'))).toBe('1,204.500')
  expect(groupedText(money(123_456_789, 'JPY'))).toBe('123,456,789')
  expect(groupedText(money(-5_000, 'KWD'))).toBe('-5.000')
  expect(groupedText(money(0, 'KWD'))).toBe('0.000')
  expect(formatParts(money(1_204_500, 'KWD'))).toEqual({ negative: false, whole: '1,204', fraction: '500' })
  expect(decimalText(money(5, 'USD'))).toBe('0.05')
})

test('a sum of amounts is written exactly, however large', () => {
  const whole = 2n ** 53n + 1n
  expect(decimalText({ minor: whole * 1_000n + 7n, currency: 'KWD' })).toBe('9007199254740993.007')
  expect(decimalText({ minor: -(10n ** 30n), currency: 'JPY' })).toBe(`-1${'0'.repeat(30)}`)
  expect(decimalText({ minor: -5n, currency: 'USD' })).toBe('-0.05')
  fc.assert(
    fc.property(fc.maxSafeInteger(), eachExponent, (minor, currency) => {
      expect(decimalText({ minor: BigInt(minor), currency })).toBe(decimalText(money(minor, currency)))
    }),
  )
})

test('adding and subtracting are exact where floats are not', () => {
  expect(add(money(100, 'KWD'), money(200, 'KWD'))).toEqual(money(300, 'KWD'))
  expect(subtract(money(300, 'KWD'), money(100, 'KWD'))).toEqual(money(200, 'KWD'))
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (left, right) => {
      expect(subtract(add(money(left, 'KWD'), money(right, 'KWD')), money(right, 'KWD'))).toEqual(
        money(left, 'KWD'),
      )
    }),
  )
})

test('amounts of one currency are ordered by size', () => {
  expect(compare(money(1, 'KWD'), money(2, 'KWD'))).toBe(-1)
  expect(compare(money(2, 'KWD'), money(2, 'KWD'))).toBe(0)
  expect(compare(money(3, 'KWD'), money(2, 'KWD'))).toBe(1)
  expect([money(1, 'KWD'), zero('KWD'), money(-1, 'KWD')].map(isPositive)).toEqual([true, false, false])
})

test('two currencies never mix', () => {
  expect(() => add(zero('KWD'), zero('USD'))).toThrow('KWD does not mix with USD')
  expect(() => subtract(zero('KWD'), zero('USD'))).toThrow('KWD does not mix with USD')
  expect(() => compare(zero('KWD'), zero('USD'))).toThrow('KWD does not mix with USD')
})

test('an amount beyond safe integers is a bug, not a rounded number', () => {
  expect(() => add(money(Number.MAX_SAFE_INTEGER, 'KWD'), money(1, 'KWD'))).toThrow(RangeError)
  expect(() => money(0.5, 'KWD')).toThrow(RangeError)
  expect(() => money(1, 'BTC')).toThrow(RangeError)
})

test('a percentage rounds halves away from zero and never loses the large amounts', () => {
  expect(percentOf(money(10_000, 'KWD'), 1_000)).toEqual(money(1_000, 'KWD'))
  expect(percentOf(money(5, 'KWD'), 1_000)).toEqual(money(1, 'KWD'))
  expect(percentOf(money(4, 'KWD'), 1_000)).toEqual(zero('KWD'))
  expect(percentOf(money(-5, 'KWD'), 1_000)).toEqual(money(-1, 'KWD'))
  expect(percentOf(money(Number.MAX_SAFE_INTEGER, 'KWD'), 10_000)).toEqual(
    money(Number.MAX_SAFE_INTEGER, 'KWD'),
  )
  expect(() => percentOf(zero('KWD'), 12.5)).toThrow(RangeError)
})
