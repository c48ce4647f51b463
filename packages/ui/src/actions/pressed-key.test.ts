import { expect, test } from 'vitest'
import { pressedKey } from './pressed-key.ts'

const press = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey })

test.each([
  ['ن', 'KeyK', 'k'],
  ['ش', 'KeyA', 'a'],
  ['لا', 'KeyB', 'b'],
  ['ظ', 'Slash', '/'],
  ['ز', 'Period', '.'],
  ['л', 'KeyK', 'k'],
])('the key that types %s is found by where it is: %s is "%s"', (key, code, meant) => {
  expect(press(key, code)).toBe(meant)
})

test('with Shift the sign is the upper one', () => {
  expect(press('؟', 'Slash', true)).toBe('?')
})

test('what is typed in Latin stays as typed, wherever the keyboard has it', () => {
  expect(press('k', 'KeyV')).toBe('k')
  expect(press('K', 'KeyK', true)).toBe('k')
  expect(press('/', 'Digit7', true)).toBe('/')
  expect(press('Enter', 'Enter')).toBe('Enter')
})

test('a letter of no Latin key means itself', () => {
  expect(press('ø', 'Semicolon')).toBe('ø')
})
