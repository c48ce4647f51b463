import { expect, test } from 'vitest'
import { Refused } from '../../../../base/session/answer-of.ts'
import { plainQuery } from '../../../../desk/list/list-query.ts'
import type { TransactionQuery } from '../transaction-query.ts'
import { shownOf } from './table-view.ts'

const found = {
  rows: [],
  count: null,
  isCountExact: true,
  next: null,
  previous: null,
  asOf: '2026-11-20T15:04:00.000Z',
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
  maySearch: true,
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

test('a page whose cursor is refused leads to the first one; whatever else fails can be asked again', () => {
  const refused = (status: number) => ({
    ...found,
    isFetching: false,
    error: new Refused(status, { code: 'x', message: 'No.', requestId: 'r' }),
  })
  const behind = { ...facts, query: { ...plainQuery, cursor: 'xxx', page: 12 } }
  const insteadOf = (given: Parameters<typeof shownOf>[0]) => {
    const shown = shownOf(given)
    return shown.kind === 'instead' ? shown.instead.kind : shown.kind
  }
  expect(insteadOf({ ...behind, found: refused(400) })).toBe('no page')
  expect(insteadOf({ ...behind, found: refused(429) })).toBe('failed')
  expect(insteadOf({ ...behind, found: refused(403) })).toBe('no permission')
  expect(insteadOf({ ...facts, found: refused(400) })).toBe('failed')
})

test('who may not search is told so where the address has filters, and nowhere else', () => {
  const insteadOf = (query: TransactionQuery, maySearch: boolean) => {
    const error = new Refused(403, { code: 'x', message: 'No.', requestId: 'r' })
    const shown = shownOf({ ...facts, query, maySearch, found: { ...found, error } })
    return shown.kind === 'instead' && shown.instead.kind
  }
  const narrowed = { ...plainQuery, filters: { state: 'paid' } }
  expect(insteadOf(narrowed, false)).toBe('no search')
  expect(insteadOf({ ...plainQuery, q: 'PR-1' }, false)).toBe('no search')
  expect(insteadOf(plainQuery, false)).toBe('no permission')
  expect(insteadOf(narrowed, true)).toBe('no permission')
})

test('nobody is told that a list is empty where only its page is gone', () => {
  const behind = { ...facts, found: { ...found, count: 25, isFetching: false }, isBehindEnd: true }
  expect(shownOf(behind)).toEqual({ kind: 'loading', rows: 10 })
  expect(shownOf({ ...behind, isOnline: false })).toEqual({ kind: 'instead', instead: { kind: 'offline' } })
})
