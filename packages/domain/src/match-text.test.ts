import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, matchesText } from './match-text.ts'

const hawalli = ['Hawalli', 'حولي']
const salmiya = ['Salmiya', 'السالمية']
const ahmadi = ['Al Ahmadi', 'الأحمدي']

test.each([
  ['أحمد', 'احمد'],
  ['آخر', 'اخر'],
  ['السالميّة', 'السالميه'],
  ['مصطفى', 'مصطفي'],
  ['مـــدّ', 'مد'],
  ['علی کریم', 'علي كريم'],
  ['Café  Al-Kout', 'cafe al kout'],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  [hawalli, 'hawally'],
  [hawalli, 'Hawaly'],
  [hawalli, 'haw'],
  [hawalli, 'حولى'],
  [hawalli, 'howalli'],
  [salmiya, 'salmiyah'],
  [salmiya, 'Al-Salmiya'],
  [salmiya, 'Salmia'],
  [salmiya, 'سالمية'],
  [salmiya, 'السالميه'],
  [salmiya, 'سالمي'],
  [ahmadi, 'ahmadi'],
  [ahmadi, 'الاحمدي'],
  [ahmadi, 'احمدى'],
  [ahmadi, ''],
])('%j is found by %j', (names, typed) => {
  expect(matchesText(names, typed)).toBe(true)
})

test.each([
  [hawalli, 'Jabriya'],
  [salmiya, 'حولي'],
  [salmiya, 'sx'],
  [ahmadi, 'hawalli'],
])('%j is not found by %j', (names, typed) => {
  expect(matchesText(names, typed)).toBe(false)
})

test('every name is found by its own beginning, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...hawalli, ...salmiya, ...ahmadi), fc.nat(12), (name, length) => {
      expect(matchesText([name], name.slice(0, length))).toBe(true)
      expect(foldText(foldText(name))).toBe(foldText(name))
    }),
  )
})
