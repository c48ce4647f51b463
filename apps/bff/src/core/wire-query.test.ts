import { choice, flag, list, range } from '@wasl/contracts/lists/list'
import { expect, test } from 'vitest'
import { wireQuery } from './wire-query.ts'

const shelves = list({
  filters: { created: range(), shelfNo: choice('shelves'), inUse: flag({ only: 'module' }) },
  sorts: { created: 'instant' },
  ordering: '-created',
})

test.each([
  [
    { createdAfter: 'x', shelfNo: 'a', ordering: 'created' },
    { created_after: 'x', shelf_no: 'a', ordering: 'created' },
  ],
  [{ q: ' oak ', shelfNo: '' }, { q: 'oak' }],
  [{ q: ' ' }, {}],
  [{ inUse: 'true' }, {}],
  [
    { page: '2', pageSize: '10', asOf: 'y' },
    { page: '2', page_size: '10', as_of: 'y' },
  ],
  [{ page: '2', cursor: 'c', asOf: 'y' }, { cursor: 'c' }],
])('of the list of all %j is asked for by %j', (asked, wired) => {
  expect(wireQuery(shelves, 'all', asked)).toEqual(wired)
})

test('a filter of one module is sent where there is one', () => {
  expect(wireQuery(shelves, 'module', { inUse: 'true' })).toEqual({ in_use: 'true' })
})
