import { expect, test } from 'vitest'
import { answerTo, isCheaper } from './line-answer.ts'

test.each([
  ['gone', null, { kind: 'remove' }],
  ['sold_out', 0, { kind: 'remove' }],
  ['reduced', 2, { kind: 'take', quantity: 2 }],
  ['reduced', 0, { kind: 'remove' }],
  ['price_changed', null, { kind: 'accept' }],
  ['prereq_missing', null, { kind: 'fillIn' }],
] as const)('%s with %j left is solved by one press', (code, left, answer) => {
  expect(answerTo({ code, left, was: null })).toEqual(answer)
})

test('a lower price is good news', () => {
  expect([isCheaper('7.500', '8.750'), isCheaper('8.750', '7.500'), isCheaper('1.000', '1.000')]).toEqual([
    true,
    false,
    false,
  ])
})
