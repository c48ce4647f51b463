import { expect, test } from 'vitest'
import { pagesOf, placeIn, turnPage } from './list-pages.ts'
import { plainQuery } from './list-query.ts'
import type { Rows } from './useRows.ts'

const found = (facts: Partial<Rows>): Rows => ({
  rows: [],
  count: 128,
  isCountExact: true,
  next: 'after',
  previous: null,
  isPrevious: false,
  isFetching: false,
  error: null,
  updatedAt: 0,
  more: null,
  ...facts,
})

test('up to ten pages have their numbers', () => {
  expect(pagesOf(plainQuery, found({ count: 100 }))).toEqual({ kind: 'numbered', page: 1, count: 10 })
  expect(pagesOf(plainQuery, found({ count: 0, next: null }))).toEqual({
    kind: 'numbered',
    page: 1,
    count: 1,
  })
})

test('more than ten pages have ten numbers and a way on', () => {
  expect(pagesOf({ ...plainQuery, page: 10 }, found({ count: 1_000, isCountExact: false }))).toEqual({
    kind: 'numbered',
    page: 10,
    count: 10,
    hasMore: true,
  })
})

test('pages beyond the tenth are found one from another', () => {
  const deep = { ...plainQuery, page: 12, cursor: 'here' }
  expect(pagesOf(deep, found({ previous: 'before' }))).toEqual({
    kind: 'steps',
    hasPrevious: true,
    hasNext: true,
    numbered: 10,
  })
  expect(turnPage({ ...plainQuery, page: 10 }, 'next', found({}))).toMatchObject({
    page: 11,
    cursor: 'after',
  })
  expect(turnPage(deep, 'next', found({}))).toMatchObject({ page: 13, cursor: 'after' })
  expect(turnPage(deep, 'previous', found({ previous: 'before' }))).toMatchObject({
    page: 11,
    cursor: 'before',
  })
  expect(turnPage(deep, 'first', found({}))).toMatchObject({ page: 1, cursor: null })
  expect(turnPage(deep, 7, found({}))).toMatchObject({ page: 7, cursor: null })
  expect(turnPage({ ...deep, page: 11 }, 'previous', found({ previous: 'x' }))).toMatchObject({
    page: 10,
    cursor: null,
  })
})

test('all rows have no pages', () => {
  expect(pagesOf({ ...plainQuery, rows: 'all' }, found({}))).toBeNull()
})

test('where counting stopped, nobody knows how many there are', () => {
  expect(placeIn(plainQuery, found({}))).toEqual({ page: 1, rows: 10, shown: 0, count: 128 })
  expect(placeIn(plainQuery, found({ isCountExact: false })).count).toBeNull()
})
