import { expect, test } from 'vitest'
import { readPhone } from './phone-text.ts'

test.each([
  ['+965 500 12345', '+96550012345'],
  ['0096550012345', '+96550012345'],
  ['50012345', '+96550012345'],
  ['٥٠٠١٢٣٤٥', '+96550012345'],
  ['+1 (202) 555-0123', '+12025550123'],
])('%s is the number %s', (typed, value) => {
  expect(readPhone(typed, '965')).toEqual({ kind: 'number', value })
})

test.each(['123', 'call me', '+0965', '+9655001234567890', '50012345x'])(
  '%s is not a phone number',
  (typed) => {
    expect(readPhone(typed, '965')).toEqual({ kind: 'not-a-number' })
  },
)

test('an empty field is empty', () => {
  expect(readPhone(' ', '965')).toEqual({ kind: 'empty' })
})
