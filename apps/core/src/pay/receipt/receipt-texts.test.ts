import { expect, test } from 'vitest'
import { fieldText, timeText } from './receipt-texts.ts'

test.each([
  ['2026-11-20T15:04:00Z', '20 Nov 2026, 06:04 PM', '20 نوفمبر 2026، 06:04 م'],
  ['2026-11-20T21:00:00Z', '21 Nov 2026, 12:00 AM', '21 نوفمبر 2026، 12:00 ص'],
])('%s is written in the merchant’s zone in both languages', (instant, en, ar) => {
  const timeZone = 'Asia/Kuwait'
  expect(timeText(new Date(instant), { language: 'en', timeZone })).toBe(en)
  expect(timeText(new Date(instant), { language: 'ar', timeZone })).toBe(ar)
})

test('a field that is a day is written as one, and nothing else is touched', () => {
  expect(fieldText('2026-11-20', 'en')).toBe('20 Nov 2026')
  expect(fieldText('2026-11-20', 'ar')).toBe('20 نوفمبر 2026')
  expect(fieldText('A-77', 'ar')).toBe('A-77')
})
