import { expect, test } from 'vitest'
import { readNewAmount, type AmountBefore } from './edit-amount.domain.ts'
import type { EditProblem } from './edit.domain.ts'

const before: AmountBefore = {
  plugin: 'payment_request',
  currency: 'KWD',
  amount: 48_750,
  delivery: 2_000,
  minimumAmount: null,
  maximumAmount: 100_000,
}

function judged(typed: string, wish: Partial<AmountBefore> = {}) {
  const problems: EditProblem[] = []
  return { amount: readNewAmount(typed, { ...before, ...wish }, problems), problems }
}

function read(typed: string, wish: Partial<AmountBefore> = {}) {
  const { amount, problems } = judged(typed, wish)
  return amount ?? problems[0]?.says
}

test('an amount is read in any digits and in the currency’s own decimals', () => {
  expect(read('50.5')).toBe(50_500)
  expect(read('٥٠٫٥')).toBe(50_500)
  expect(read('50.5005')).toBe('edit.amountDecimals')
})

test('it is read as a payer’s is: grouped, half typed or with its currency, but never where it reads two ways', () => {
  const typed = ['1,204.500', '٥٠٫', 'KD 50.5', 'د.ك ٥٠٫٥', '48,750']
  expect(typed.map((text) => read(text, { maximumAmount: null }))).toEqual([
    1_204_500,
    50_000,
    50_500,
    50_500,
    'edit.amount',
  ])
})

test('it stays above the delivery it includes and within the limits of the request', () => {
  expect(read('2')).toBe(2_000)
  expect(read('1.999')).toBe('edit.amountBelow')
  expect(read('100.001')).toBe('edit.amountAbove')
  expect(read('0', { delivery: 0 })).toBe('edit.amountBelow')
  expect(read('4.999', { minimumAmount: 5_000 })).toBe('edit.amountBelow')
  expect([read('5', { minimumAmount: 5_000 }), read('100')]).toEqual([5_000, 100_000])
  const limit = (minor: number) => ({ limit: { minor, currency: 'KWD' } })
  expect(judged('1.999').problems).toEqual([{ field: 'amount', says: 'edit.amountBelow', ...limit(2_000) }])
  expect(judged('100.001').problems).toEqual([
    { field: 'amount', says: 'edit.amountAbove', ...limit(100_000) },
  ])
  for (const nothing of ['ten', '-5', '1e3']) expect(read(nothing)).toBe('edit.amount')
  for (const empty of ['', ' ']) expect(read(empty)).toBe('edit.required')
})

test('the amount of a basket is the sum of what it holds', () => {
  expect(read('50', { plugin: 'food_ordering' })).toBe('edit.amountOfParts')
})
