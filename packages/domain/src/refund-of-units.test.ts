import { expect, test } from 'vitest'
import { mayRefundUnits, refundOfUnits } from './pricing.ts'

const line = { quantity: 3, totalMinor: 10_000, discountMinor: 0 }

/** Refunds parts one after the other and says what each gave. */
const parts = (of: typeof line, pieces: readonly number[]): number[] => {
  let before = 0
  return pieces.map((units) => {
    const minor = refundOfUnits(of, { before, units })
    before += units
    return minor
  })
}

test('three parts of 10.000 give back 10.000', () => {
  expect(parts(line, [1, 1, 1])).toEqual([3_333, 3_334, 3_333])
  expect(parts(line, [2, 1])).toEqual([6_667, 3_333])
  expect(parts(line, [3])).toEqual([10_000])
})

test('a line’s part of the voucher is not given back', () => {
  expect(parts({ ...line, discountMinor: 1_000 }, [1, 2])).toEqual([3_000, 6_000])
})

test('any way to divide any line sums to what was paid', () => {
  for (let quantity = 1; quantity <= 7; quantity += 1)
    for (const totalMinor of [1, 7, 999, 33_333])
      for (let first = 1; first <= quantity; first += 1) {
        const of = { ...line, quantity, totalMinor }
        const rest = quantity - first
        const sum = parts(of, rest > 0 ? [first, rest] : [first]).reduce((all, part) => all + part, 0)
        expect(sum).toBe(totalMinor)
      }
})

test('no more pieces than were bought, and at least one', () => {
  expect([0, 1, 3, 4].map((units) => mayRefundUnits(3, { before: 0, units }))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(mayRefundUnits(3, { before: 2, units: 2 })).toBe(false)
})
