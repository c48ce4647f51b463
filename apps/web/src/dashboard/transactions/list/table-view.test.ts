import { expect, test } from 'vitest'
import { plainQuery } from './list-query.ts'
import { shownOf } from './table-view.ts'

const found = {
  rows: [],
  count: null,
  isCountExact: true,
  next: null,
  previous: null,
  isPrevious: false,
  isFetching: true,
  error: null,
  updatedAt: 0,
  more: null,
}
const facts = {
  query: plainQuery,
  found,
  isBehindEnd: false,
  isSetUp: true,
  isDeleted: false,
  isAskedAgain: false,
  isOnline: true,
}

test('rows that never came are awaited where there is a connection, and told where there is none', () => {
  expect(shownOf(facts)).toEqual({ kind: 'loading', rows: 10 })
  expect(shownOf({ ...facts, isOnline: false })).toEqual({ kind: 'instead', instead: { kind: 'offline' } })
})

test('rows that are there stay there without a connection', () => {
  const there = { ...found, count: 0, isFetching: false }
  expect(shownOf({ ...facts, found: there, isOnline: false })).toEqual({
    kind: 'instead',
    instead: { kind: 'no data', isDeleted: false },
  })
})

test('nobody is told that a list is empty where only its page is gone', () => {
  const behind = { ...facts, found: { ...found, count: 25, isFetching: false }, isBehindEnd: true }
  expect(shownOf(behind)).toEqual({ kind: 'loading', rows: 10 })
  expect(shownOf({ ...behind, isOnline: false })).toEqual({ kind: 'instead', instead: { kind: 'offline' } })
})
