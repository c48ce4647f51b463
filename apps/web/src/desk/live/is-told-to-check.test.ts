import { expect, test } from 'vitest'
import { isToldToCheck } from './is-told-to-check.ts'

const told = (userId: string, permissions: readonly string[]) =>
  isToldToCheck(
    { userId },
    { user: { id: '7' }, may: (permission: string) => permissions.includes(permission) },
  )

test('who may check an operation is told of one that waits, never its maker nor who may not', () => {
  expect(told('8', ['operations.check'])).toBe(true)
  // A server asked for it.
  expect(told('', ['operations.check'])).toBe(true)
  expect(told('7', ['operations.check'])).toBe(false)
  expect(told('8', ['payment.refund'])).toBe(false)
})
