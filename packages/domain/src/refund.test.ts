import { expect, test } from 'vitest'
import { money } from './money.ts'
import { halfOf, pastTense, refundAmountProblem, refundDecimals, splitRefund } from './refund.ts'

const kwd = { amount: '25.000', currency: 'KWD' }

test('S2 §5: three decimals for KWD and unknown currencies, two for others, none where there are none', () => {
  expect(['KWD', 'USD', 'BHD', 'JPY', 'XXQ', null].map(refundDecimals)).toEqual([3, 2, 2, 0, 3, 3])
})

test.each([
  ['25.000', null],
  ['25', null],
  ['0.001', null],
  ['', null],
  ['25.001', 'aboveAvailable'],
  ['100', 'aboveAvailable'],
  ['25.0001', 'aboveAvailable'],
  ['25.00000001', 'aboveAvailable'],
  ['1.0001', 'tooManyDecimals'],
  ['0.0000', 'tooManyDecimals'],
  ['0', 'notPositive'],
  ['0.000', 'notPositive'],
  ['-1', 'notPositive'],
  ['1e3', 'notPositive'],
  ['1.', 'notPositive'],
  ['ten', 'notPositive'],
])('of KWD 25.000, "%s" is %s', (text, problem) => {
  expect(refundAmountProblem(text, kwd)).toBe(problem)
})

test('other currencies take two decimals, and yet all that is available', () => {
  const bhd = { amount: '3.125', currency: 'BHD' }
  expect(refundAmountProblem('1.125', bhd)).toBe('tooManyDecimals')
  expect(refundAmountProblem('1.12', bhd)).toBeNull()
  expect(refundAmountProblem('3.125', bhd)).toBeNull()
  expect(refundAmountProblem('1.2345', { amount: '9.0000', currency: null })).toBe('tooManyDecimals')
})

test('an amount as long as a wire allows is compared exactly', () => {
  const available = { amount: '9007199254740.991', currency: 'KWD' }
  expect(refundAmountProblem('9007199254740.992', available)).toBe('aboveAvailable')
  expect(refundAmountProblem('9007199254740.990', available)).toBeNull()
})

test('what the customer gets and what stays add up to what was available', () => {
  expect(splitRefund('10', kwd)).toEqual({ now: money(10_000, 'KWD'), stays: money(15_000, 'KWD') })
  expect(splitRefund('', kwd)).toEqual({ now: money(25_000, 'KWD'), stays: money(0, 'KWD') })
})

test.each([
  ['26', kwd],
  ['0', kwd],
  ['1.0001', kwd],
  ['ten', kwd],
  ['10', { amount: '25.000', currency: null }],
  ['', { amount: 'all of it', currency: 'KWD' }],
])('an amount that could not be sent is not split: "%s" of %o', (text, available) => {
  expect(splitRefund(text, available)).toBeNull()
})

test('half is rounded down to what may be typed', () => {
  expect(halfOf(money(25_001, 'KWD'))).toEqual(money(12_500, 'KWD'))
  expect(halfOf(money(3_125, 'BHD'))).toEqual(money(1_560, 'BHD'))
  expect(halfOf(money(501, 'JPY'))).toEqual(money(250, 'JPY'))
})

test.each([
  ['Refund', 'Refunded'],
  ['Capture', 'Captured'],
])('%s is %s', (name, past) => {
  expect(pastTense(name)).toBe(past)
})
