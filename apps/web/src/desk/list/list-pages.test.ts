import { expect, test } from 'vitest'
import { pagesOf, placeIn, turnPage, type FoundRows } from './list-pages.ts'
import { plainQuery } from './list-query.ts'

const found = (facts: Partial<FoundRows>): FoundRows => ({
  rows: [],
  count: 128,
  isCountExact: true,
  next: 'after',
  previous: null,
  asOf: '2026-11-20T15:04:00.000Z',
  ...facts,
})

test('up to a hundred pages have their numbers', () => {
  expect(pagesOf(plainQuery, found({ count: 1_000 }))).toEqual({ kind: 'numbered', page: 1, count: 100 })
  expect(pagesOf(plainQuery, found({ count: 0, next: null }))).toEqual({
    kind: 'numbered',
    page: 1,
    count: 1,
  })
})

test('more than a hundred pages have a hundred numbers, a way on and a last one', () => {
  const many = found({ count: 1_341 })
  const hundredth = { ...plainQuery, page: 100 }
  expect(pagesOf(hundredth, many)).toEqual({ kind: 'numbered', page: 100, count: 100, hasMore: true })
  expect(turnPage(hundredth, 'next', many)).toMatchObject({ page: 101, cursor: 'after', asOf: null })
  expect(turnPage(plainQuery, 'last', many)).toMatchObject({ page: 135, cursor: 'last.1', asOf: null })
  expect(turnPage(plainQuery, 'last', found({ count: 1_340 }))).toMatchObject({
    page: 134,
    cursor: 'last.10',
  })
})

test('where counting stopped, the last page is the last that has a number', () => {
  const some = found({ count: 1_000, isCountExact: false })
  expect(turnPage({ ...plainQuery, page: 3 }, 'last', some)).toMatchObject({ page: 100, cursor: null })
})

test('pages beyond the hundredth are found one from another', () => {
  const deep = { ...plainQuery, page: 102, cursor: 'here' }
  const many = found({ count: 1_341, previous: 'before' })
  expect(pagesOf(deep, many)).toEqual({
    kind: 'steps',
    hasLast: true,
    hasPrevious: true,
    hasNext: true,
    numbered: 100,
  })
  expect(turnPage(deep, 'next', many)).toMatchObject({ page: 103, cursor: 'after' })
  expect(turnPage(deep, 'previous', many)).toMatchObject({ page: 101, cursor: 'before' })
  expect(turnPage(deep, 'first', many)).toMatchObject({ page: 1, cursor: null })
  expect(turnPage(deep, 7, many)).toMatchObject({ page: 7, cursor: null })
  expect(turnPage({ ...deep, page: 101 }, 'previous', many)).toMatchObject({ page: 100, cursor: null })
})

test('a page of a number carries the time of page 1, and page 1 has none', () => {
  const first = '2026-11-20T15:04:00.000Z'
  expect(turnPage(plainQuery, 'next', found({}))).toMatchObject({ page: 2, asOf: first })
  const second = { ...plainQuery, page: 2, asOf: '2026-11-20T15:00:00.000Z' }
  expect(turnPage(second, 'next', found({}))).toMatchObject({ page: 3, asOf: second.asOf })
  expect(turnPage(second, 'first', found({}))).toMatchObject({ page: 1, asOf: null })
})

test('all rows have no pages', () => {
  expect(pagesOf({ ...plainQuery, rows: 'all' }, found({}))).toBeNull()
})

test('where counting stopped, nobody knows how many there are', () => {
  expect(placeIn(plainQuery, found({}))).toEqual({ page: 1, rows: 10, shown: 0, count: 128 })
  expect(placeIn(plainQuery, found({ isCountExact: false })).count).toBeNull()
})
