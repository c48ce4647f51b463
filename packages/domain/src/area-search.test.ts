import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaMeant, areaNamed, searchAreas } from './area-search.ts'

const areas = [
  { en: 'Bneid Al-Gar', ar: 'بنيد القار' },
  { en: 'Abdullah Al-Salem', ar: 'ضاحية عبدالله السالم' },
  { en: 'Hawalli', ar: 'حولي' },
  { en: 'Salmiya', ar: 'السالمية' },
  { en: 'Jabriya', ar: 'الجابرية' },
  { en: 'Salwa', ar: 'سلوى' },
  { en: 'Sabah Al-Salem', ar: 'صباح السالم' },
  { en: 'Ahmadi', ar: 'الأحمدي' },
]
const names = (typed: string) => searchAreas(areas, typed).map(({ en }) => en)

test.each([
  ['hawally', 'Hawalli'],
  ['hawaly', 'Hawalli'],
  ['حولى', 'Hawalli'],
  ['Al Salmiyah', 'Salmiya'],
  ['السالميه', 'Salmiya'],
  ['سالمية', 'Salmiya'],
  ['jabria', 'Jabriya'],
  ['jabrya', 'Jabriya'],
  ['احمدي', 'Ahmadi'],
  ['أحمدى', 'Ahmadi'],
])('%j finds %s first', (typed, area) => {
  expect(names(typed)[0]).toBe(area)
})

test('the beginning of a name comes before a word inside one, and nothing typed leaves all', () => {
  expect(names('sal')).toEqual(['Salmiya', 'Salwa', 'Abdullah Al-Salem', 'Sabah Al-Salem'])
  expect(names('')).toEqual(areas.map(({ en }) => en))
  expect(names('paris')).toEqual([])
})

test('a name in either language or as an id is that area, and another word is none', () => {
  expect(
    ['salmiya', 'SALMIYA', 'السالمية', 'السالميه', 'Al-Salmiya'].map((name) => areaNamed(areas, name)?.en),
  ).toEqual(['Salmiya', 'Salmiya', 'Salmiya', 'Salmiya', 'Salmiya'])
  expect(areaNamed(areas, 'bneid-al-gar')?.en).toBe('Bneid Al-Gar')
  expect(areaNamed(areas, 'sal')).toBeNull()
  expect(areaNamed(areas, ' ')).toBeNull()
})

test('a spelling that leaves one area means it; one that leaves several means none', () => {
  expect(areaMeant(areas, 'hawaly')?.en).toBe('Hawalli')
  expect(areaMeant(areas, 'sal')).toBeNull()
  expect(areaMeant(areas, '')).toBeNull()
})

test('every area is first for each of its own names', () => {
  fc.assert(
    fc.property(fc.constantFrom(...areas), fc.constantFrom('en', 'ar'), (area, language) => {
      expect(searchAreas(areas, area[language])[0]).toBe(area)
    }),
  )
})
