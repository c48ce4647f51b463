import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LongDate } from './LongDate.tsx'

test.each([
  ['en', '2026-11-20', 'ltr', 'Friday, 20 November 2026'],
  ['ar', '2026-11-20', 'rtl', 'الجمعة، 20 نوفمبر 2026'],
  ['en', '2026-03-01', 'ltr', 'Sunday, 1 March 2026'],
] as const)('in %s %s is written in full', (locale, day, dir, words) => {
  const shown = renderToStaticMarkup(<LongDate day={day} locale={locale} />)
  expect(shown).toBe(`<time dateTime="${day}"><bdi dir="${dir}">${words}</bdi></time>`)
})
