import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['dana@example.com', 'a.b+c@pay.example.co', "o'hara_1@x-y.example", 'دانة@example.com'])(
  '%s is an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each([
  '',
  'dana',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.de',
  'a@b',
  'a@b..co',
  'a@-b.co',
  'a@b.c',
  'a@b.co, c@d.co',
  'a b@c.de',
  '<a@b.co>',
  'a@b@c.de',
  'a@b.co\n',
  'a@b.co\nBcc: c@d.co',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(10)}`,
])('%j is none', (text) => expect(isEmail(text)).toBe(false))

test('a hundred thousand dots are judged at once', () => {
  expect(isEmail(`a${'.a'.repeat(50_000)}@`)).toBe(false)
})
