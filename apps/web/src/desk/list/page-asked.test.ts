import { expect, test } from 'vitest'
import { pageAsked } from './page-asked.ts'

test.each([
  ['', 1],
  ['page=7', 7],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=nine', 1],
  ['page=1e99', 999],
  ['page=100000', 999],
])('%s names page %i', (search, page) => {
  expect(pageAsked(new URLSearchParams(search), 999)).toBe(page)
})
