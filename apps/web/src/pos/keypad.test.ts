import { expect, test } from 'vitest'
import { press, type Key } from './keypad.ts'

const typed = (keys: readonly Key[], decimals = 3) =>
  keys.reduce((text, key) => press(text, key, decimals), '')

test('keys write an amount with the decimals of its currency, and no more', () => {
  expect(typed(['1', '2', '.', '5', '0', '0', '9'])).toBe('12.500')
  expect(typed(['5', '.', '0'], 0)).toBe('50')
  expect(typed(['.', '7', '5'])).toBe('0.75')
  expect(typed(['0', '0', '4'])).toBe('4')
  expect(typed(['1', '.', '.', '2', 'back', 'back', 'back'])).toBe('')
})

test('a press goes on from what was typed in any script', () => {
  expect(press('١٢', '5', 3)).toBe('125')
})
