import { expect, test } from 'vitest'
import { receiptSums, refundedState } from './receipt-sums.ts'

const kwd = (amount: string) => ({ amount, currency: 'KWD' })
const paid = { amount: kwd('48.750'), total: kwd('49.000'), refunded: null, held: null }

test('a payment without a refund has its total alone', () => {
  expect(receiptSums(paid)).toEqual([{ key: 'total', amount: kwd('49.000') }])
  expect(refundedState(paid)).toBeNull()
})

test('a refund of a part is taken from the total, and named so', () => {
  const partly = { ...paid, refunded: kwd('10.000') }
  expect(receiptSums(partly)).toEqual([
    { key: 'total', amount: kwd('49.000') },
    { key: 'refund', amount: kwd('10.000') },
    { key: 'remaining', amount: kwd('39.000') },
  ])
  expect(refundedState(partly)).toBe('partlyRefunded')
})

test('the whole amount back is refunded, although the fee stays', () => {
  expect(refundedState({ ...paid, refunded: kwd('48.750') })).toBe('refunded')
})
