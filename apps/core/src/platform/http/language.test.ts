import { expect, test } from 'vitest'
import { preferredLanguage } from './language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['AR-kw', 'ar'],
  ['fr-FR,fr;q=0.9,ar;q=0.8,en;q=0.7', 'ar'],
  ['en;q=0.5, ar;q=0.6', 'ar'],
  ['ar;q=0, en', 'en'],
  ['de', 'en'],
  [`${'ar;q=0.1,'.repeat(500)}en`, 'en'],
  ['ar;q=x', 'ar'],
])('Accept-Language %j is read as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
