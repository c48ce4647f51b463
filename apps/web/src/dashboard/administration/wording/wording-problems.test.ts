import { expect, test } from 'vitest'
import { isSendable } from './wording-problems.ts'

test.each([
  ['Hello {customer}', true],
  ['Hello {somebody}', false],
  ['Hello {customer', false],
  ['Hello { customer }', false],
  ['  ', false],
])('%j can be sent: %s', (text, expected) => {
  expect(isSendable(text, ['customer', 'amount'])).toBe(expected)
})
