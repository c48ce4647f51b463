import { expect, test } from 'vitest'
import { isLongValue } from './long-value.ts'

test('twenty characters stand beside their name and one more below it; a letter outside the first plane is one', () => {
  expect(
    ['12345678901234567890', '123456789012345678901', '😀'.repeat(20), '😀'.repeat(21)].map(isLongValue),
  ).toEqual([false, true, false, true])
})
