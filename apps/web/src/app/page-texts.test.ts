import { expect, test } from 'vitest'
import { pageTexts } from './page-texts.ts'

test('every text of a page is listed in both languages, and may be kept as it is listed', () => {
  const texts = pageTexts.list()
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ english, arabic }) => english === '' || arabic === '')).toEqual([])
  expect(texts.filter(({ key, arabic }) => pageTexts.problemOf(key, arabic) !== null)).toEqual([])
  expect(texts.filter(({ key }) => !/^[a-z][\w. -]{0,119}$/i.test(key))).toEqual([])
})
