import { expect, test } from 'vitest'
import { isPhoneShaped, normalisePhone } from './phone.ts'

test.each([
  ['+965 2234-5678', '+96522345678'],
  ['00965 2234 5678', '+96522345678'],
  ['٢٢٣٤٥٦٧٨', '22345678'],
  ['\u200e(202) 555.0101', '2025550101'],
  ['\u202a+965\u00a05001\u22122345\u202c', '+96550012345'],
  ['５００１\ufe0d２３４５', '50012345'],
  ['＋965（5001）2345', '+96550012345'],
  ['tel:+965-5001-2345', '+96550012345'],
  ['\u200eTel: +965 5001 2345', '+96550012345'],
])('%s is sent as %s', (typed, sent) => {
  expect(normalisePhone(typed)).toBe(sent)
  expect(isPhoneShaped(typed)).toBe(true)
})

test.each(['', '+', '123', '+0123456789', '+9652234567890123', 'call me', '2234+5678', '1234567890123456'])(
  '"%s" is not the shape of a phone number',
  (typed) => {
    expect(isPhoneShaped(typed)).toBe(false)
  },
)
