import { expect, test } from 'vitest'
import { timeText } from './receipt-texts.ts'

test.each([
  ['2026-11-20T15:04:00Z', '20 Nov 2026, 06:04 PM', '20 نوفمبر 2026، 06:04 م'],
  ['2026-11-20T21:00:00Z', '21 Nov 2026, 12:00 AM', '21 نوفمبر 2026، 12:00 ص'],
])('%s is written in the merchant’s zone in both languages', (instant, en, ar) => {
  const timeZone = 'Asia/Kuwait'
  expect(timeText(new Date(instant), { language: 'en', timeZone })).toBe(en)
  expect(timeText(new Date(instant), { language: 'ar', timeZone })).toBe(ar)
})
