import { expect, test } from 'vitest'
import { mayRefund, refundShare, type PaidLine } from './refund-share.domain.ts'

const line: PaidLine = { quantity: 3, lineTotal: 10_000, discount: 0, refundedQuantity: 0, refundedAmount: 0 }

/** Refunds parts one after the other and says what each gave. */
const parts = (start: PaidLine, pieces: readonly number[]): number[] => {
  let now = start
  return pieces.map((count) => {
    const minor = refundShare(now, count)
    now = {
      ...now,
      refundedQuantity: now.refundedQuantity + count,
      refundedAmount: now.refundedAmount + minor,
    }
    return minor
  })
}

test('three parts of 10.000 give back 10.000', () => {
  expect(parts(line, [1, 1, 1])).toEqual([3_333, 3_334, 3_333])
  expect(parts(line, [2, 1])).toEqual([6_667, 3_333])
  expect(parts(line, [3])).toEqual([10_000])
})

test('a line’s part of the voucher is not given back', () => {
  expect(parts({ ...line, discount: 1_000 }, [1, 2])).toEqual([3_000, 6_000])
})

test('any way to divide any line sums to what was paid', () => {
  for (let quantity = 1; quantity <= 7; quantity += 1)
    for (const lineTotal of [1, 7, 999, 33_333])
      for (let first = 1; first <= quantity; first += 1) {
        const of = { ...line, quantity, lineTotal }
        const rest = quantity - first
        const sum = parts(of, rest > 0 ? [first, rest] : [first]).reduce((all, part) => all + part, 0)
        expect(sum).toBe(lineTotal)
      }
})

test('no more pieces than were bought, and at least one', () => {
  expect([0, 1, 3, 4].map((pieces) => mayRefund(line, pieces))).toEqual([false, true, true, false])
  expect(mayRefund({ ...line, refundedQuantity: 2 }, 2)).toBe(false)
})
