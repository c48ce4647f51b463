import { expect, test } from 'vitest'
import { languageOf } from './accept-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ar-KW,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-GB, ar;q=0.9', 'en'],
  ['fr, de;q=0.9', 'en'],
  ['fr, ar;q=0.1', 'ar'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['ar;q=x', 'ar'],
])('a browser that accepts %j gets %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language)
})
