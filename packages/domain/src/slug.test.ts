import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, slugOf } from './slug.ts'

const free = { fallback: 'item', taken: new Set<string>() }

test.each([
  ['Ikhlas date box, 12 pieces', '', 'ikhlas-date-box-12-pieces'],
  ["Crème brûlée d'Alep", '', 'creme-brulee-dalep'],
  ['', 'علبة تمر إخلاص، 12 حبة', 'علبه-تمر-اخلاص-12-حبه'],
  ['★', '، !', 'item'],
])('%j, %j is %s', (en, ar, slug) => {
  expect(slugOf({ en, ar }, free)).toBe(slug)
})

test('a slug that is taken gets a number', () => {
  const taken = new Set(['dates', 'dates-2'])
  expect(slugOf({ en: 'Dates', ar: '' }, { ...free, taken })).toBe('dates-3')
})

test('whatever a thing is called, its slug is one', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (en, ar) => {
        const slug = slugOf({ en, ar }, free)
        expect(isSlug(slug)).toBe(true)
        expect(isSlug(slugOf({ en, ar }, { ...free, taken: new Set([slug]) }))).toBe(true)
      },
    ),
  )
})

test.each(['', '-a', 'a--b', 'A', 'a b', 'a/b', 'a'.repeat(81)])('%j is no slug', (text) => {
  expect(isSlug(text)).toBe(false)
})
