import { decimalText } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import { settlementOf } from './settlement.domain.ts'

const request = { currency: 'USD', amount: 10_000 }
const attempt = {
  amount: 10_000,
  isWinner: true,
  authorized: 0,
  voided: 0,
  captured: 10_200,
  feeCaptured: 200,
  refunded: 0,
}
const hold = { ...attempt, authorized: 10_200 }

const texts = (attempts: (typeof attempt)[]) =>
  Object.values(settlementOf(request, attempts)).map(decimalText)

/** settled, paid, refunded, remaining, as in the worked examples of the specification. */
test.each([
  ['not paid', [], ['0.00', '0.00', '0.00', '100.00']],
  ['full purchase', [attempt], ['100.00', '102.00', '0.00', '0.00']],
  ['then 30 refunded', [{ ...attempt, refunded: 3_000 }], ['100.00', '102.00', '30.00', '0.00']],
  ['authorized', [{ ...hold, captured: 0 }], ['100.00', '0.00', '0.00', '0.00']],
  ['half of a hold captured', [{ ...hold, captured: 5_200 }], ['100.00', '52.00', '0.00', '0.00']],
  [
    'half of a hold captured, its rest given up',
    [{ ...hold, captured: 5_200, voided: 5_000 }],
    ['50.00', '52.00', '0.00', '50.00'],
  ],
  [
    'taken all the same after it was given up',
    [{ ...hold, voided: 10_200 }],
    ['100.00', '102.00', '0.00', '0.00'],
  ],
  [
    'the payer chose 80',
    [{ ...attempt, amount: 8_000, captured: 8_200 }],
    ['80.00', '82.00', '0.00', '20.00'],
  ],
  ['staff counted 40 that came', [{ ...attempt, captured: 4_200 }], ['40.00', '42.00', '0.00', '60.00']],
  ['paid twice', [attempt, { ...attempt, isWinner: false }], ['100.00', '204.00', '0.00', '0.00']],
])('settled, paid, refunded and remaining: %s', (_case, attempts, expected) => {
  expect(texts(attempts)).toEqual(expected)
})

test('paying more than was asked leaves nothing, not less than nothing', () => {
  expect(settlementOf(request, [{ ...attempt, amount: 12_000 }]).remaining.minor).toBe(0)
})
