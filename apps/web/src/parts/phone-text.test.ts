import { expect, test } from 'vitest'
import { phoneHref, phoneText } from './phone-text.ts'

test.each([
  ['+96550012345', '+965 500 12345'],
  ['+96522345678', '+965 2234 5678'],
  ['+15550100', '+15550100'],
])('%s is written %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})

test('a number is called without its spaces', () => {
  expect(phoneHref('+965 2234 5678')).toBe('tel:+96522345678')
})
