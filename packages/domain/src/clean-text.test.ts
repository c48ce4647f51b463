import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['\u200edana@example.com', 'dana@example.com'],
  ['\u202a+96550012345\u202c', '+96550012345'],
  ['\u200fأحمد\u200f', 'أحمد'],
  ['A\u00ad\u200b\u2060\ufeffB\u0007', 'AB'],
  ['5\ufe0f0\ufe0d0\u{e0031}', '500'],
  ['Jose\u0301', 'José'],
  ['e\u200b\u0301', 'é'],
  ['dana\u200c@exa\u200dmple.com', 'dana@example.com'],
  ['۵\u200c۰', '۵۰'],
  ['\u200cعلی\u200d', 'علی'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})

test.each([
  'می\u200cخواهم',
  'क्\u200dष',
  'First line\r\n\tsecond line ',
  '👩\u200d👩\u200d👧',
  '❤\ufe0f\u200d🔥 ❤\ufe0f',
  '👩🏽\u200d🍳',
  'żółć Ελλάδα 漢字',
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})

test('two joiners in a row are one', () => {
  expect(cleanText('می\u200c\u200c\u200eخواهم')).toBe('می\u200cخواهم')
})

test('cleaning again changes nothing', () => {
  const sign = fc.constantFrom(
    ...'aé5ب\u0652۵ ',
    ...'\u200b\u200c\u200d\u200e\ufe0d\ufe0f\u0301\u2067\u00ad\u0007',
    '👩',
    '🏽',
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const once = cleanText(signs.join(''))
      expect(cleanText(once)).toBe(once)
    }),
    { numRuns: 2_000 },
  )
})
