import { expect, test } from 'vitest'
import { textOf } from '../../i18n/text.tsx'
import { reportSummary } from './report-words.ts'
import { report } from './reports.fixtures.ts'
import { reportsStringsAr } from './reports.strings.ar.ts'
import { reportsStrings } from './reports.strings.ts'

const strings = { en: reportsStrings, ar: reportsStringsAr }

test.each([
  ['2026-11-20T00:00:00+03:00', '2026-11-20T23:59:59+03:00', '20 Nov 2026', '20 نوفمبر 2026'],
  ['2026-11-01T00:00:00+03:00', '2026-11-20T23:59:59+03:00', '1 – 20 Nov 2026', '1 – 20 نوفمبر 2026'],
  [
    '2026-10-28T00:00:00+03:00',
    '2026-11-03T23:59:59+03:00',
    '28 Oct – 3 Nov 2026',
    '28 أكتوبر – 3 نوفمبر 2026',
  ],
  [
    '2025-12-30T00:00:00+03:00',
    '2026-01-02T23:59:59+03:00',
    '30 Dec 2025 – 2 Jan 2026',
    '30 ديسمبر 2025 – 2 يناير 2026',
  ],
  [
    '2026-11-20T10:00:00+03:00',
    '2026-11-20T12:30:59+03:00',
    '20 Nov 2026, 10:00 AM – 12:30 PM',
    '20 نوفمبر 2026، 10:00 ص – 12:30 م',
  ],
  ['', '2026-11-20T12:30:59+03:00', 'up to 20 Nov 2026, 12:30 PM', 'حتى 20 نوفمبر 2026، 12:30 م'],
])('a report from “%s” to “%s” says its hours, unless it is of whole days', (from, to, en, ar) => {
  const said = (locale: 'en' | 'ar') =>
    reportSummary(report({ query: { created_after: from, created_before: to } }), {
      t: textOf<keyof typeof reportsStrings>(locale, strings[locale]),
      stateName: (state) => state,
      locale,
      timeZone: 'Asia/Kuwait',
    }).map((part) => part.replaceAll('\u00a0', ' '))
  expect(said('en').at(-1)).toBe(en)
  expect(said('ar').at(-1)).toBe(ar)
})
