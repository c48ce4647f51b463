import { expect, test } from 'vitest'
import { siteName, unitSubtitle } from './unit-words.ts'

test.each([
  ['Tamra & Tide', 'Tamra & Tide', undefined],
  ['Tamra & Tide', 'Tamra & Tide Catering', 'Catering'],
  ['تمرة ومدّ', 'ضيافة تمرة ومدّ', 'ضيافة تمرة ومدّ'],
])('under %s the unit %s is called %s', (merchant, unit, expected) => {
  expect(unitSubtitle(merchant, unit)).toBe(expected)
})

test.each([
  ['https://www.tamra-tide.example/shop?x=1', 'tamra-tide.example'],
  ['http://tamra-tide.example', 'tamra-tide.example'],
])('%s is called %s', (website, expected) => {
  expect(siteName(website)).toBe(expected)
})
