import { expect, test } from 'vitest'
import { dateText, dateTimeText, timeText } from './date-text.ts'

const kuwait = 'Asia/Kuwait'
const nbsp = '\u00a0'

test.each([
  ['2026-11-20T15:04:00Z', '20 Nov 2026, 06:04 PM', '20 نوفمبر 2026، 06:04 م'],
  ['2026-11-30T20:59:59Z', '30 Nov 2026, 11:59 PM', '30 نوفمبر 2026، 11:59 م'],
  ['2026-11-30T21:00:00Z', '1 Dec 2026, 12:00 AM', '1 ديسمبر 2026، 12:00 ص'],
  ['2026-12-31T21:00:00Z', '1 Jan 2027, 12:00 AM', '1 يناير 2027، 12:00 ص'],
  ['2028-02-29T09:05:00Z', '29 Feb 2028, 12:05 PM', '29 فبراير 2028، 12:05 م'],
])('%s in Kuwait is written the same way by every engine', (instant, english, arabic) => {
  expect(dateTimeText(new Date(instant), 'en', kuwait)).toBe(english.replace(/ (?=[AP]M)/, nbsp))
  expect(dateTimeText(new Date(instant), 'ar', kuwait)).toBe(arabic.replace(/ (?=[مص]$)/, nbsp))
})

test('date and time can stand alone and follow the time zone', () => {
  const instant = new Date('2026-11-20T15:04:00Z')
  expect(dateText(instant, 'en', 'UTC')).toBe('20 Nov 2026')
  expect(timeText(instant, 'en', 'UTC')).toBe(`03:04${nbsp}PM`)
})
