import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { dayInWords, dayName, monthsInWords, shortMonth } from './calendar-words.ts'

const day = parseDate('2026-12-02')

test.each([
  ['en-KW', 'Wednesday 2 December', 'Dec', 'Wednesday 2 December 2026, today'],
  ['ar-KW-u-nu-latn-ca-gregory', 'الأربعاء 2 ديسمبر', 'ديسمبر', 'الأربعاء 2 ديسمبر 2026، today'],
])('%s names a day: %s', (locale, inWords, withMonth, aloud) => {
  expect(dayInWords(day, locale)).toBe(inWords)
  expect(shortMonth(day, locale)).toBe(withMonth)
  expect(dayName(day, locale, ['today', false])).toBe(aloud)
})

test.each([
  ['2026-11-01', '2026-11-30', 'November 2026'],
  ['2026-11-14', '2026-12-04', 'November – December 2026'],
  ['2026-12-26', '2027-01-15', 'December 2026 – January 2027'],
])('%s to %s is %s', (first, last, words) => {
  expect(monthsInWords(parseDate(first), parseDate(last), 'en-KW')).toBe(words)
})
