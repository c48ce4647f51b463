import { expect, test } from 'vitest'
import { choice, flag, list, one, range, text } from './list.ts'
import { coreFilters, coreQuery, coreSelection, webFilters, webQuery } from './query.ts'

const shelves = list({
  filters: {
    created: range(),
    shelfNo: choice('shelves'),
    inUse: flag({ only: 'module' }),
    plugin: choice('plugins', { only: 'all' }),
    kind: one(['wood', 'steel']),
    label: text(4),
  },
  sorts: { created: 'instant', load_limit: 'money' },
  ordering: '-created',
  search: true,
})

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

const day = '2026-11-20T10:00:00Z'

test.each([
  ['a range', { created_after: day, created_before: day }, { createdAfter: day, createdBefore: day }],
  ['values', { shelf_no: 'a,b' }, { shelfNo: 'a,b' }],
  ['a flag', { in_use: 'true' }, { inUse: 'true' }],
  ['one of some', { kind: 'steel' }, { kind: 'steel' }],
  ['a text', { label: 'A-12' }, { label: 'A-12' }],
  ['a search', { q: 'oak' }, { q: 'oak' }],
  ['an order', { ordering: '-load_limit' }, { ordering: '-load_limit' }],
  ['a page', { page: '2', page_size: '50', as_of: day }, { page: '2', pageSize: '50', asOf: day }],
])('%s has one name on every floor, but for its case', (_what, core, web) => {
  expect([accepts(coreQuery(shelves, 'module'), core), accepts(webQuery(shelves), web)]).toEqual([true, true])
})

test.each([
  ['a day that is none', { created_after: '2026-02-30T10:00:00Z' }, { createdAfter: '2026-02-30T10:00:00Z' }],
  ['no value', { shelf_no: '' }, { shelfNo: '' }],
  ['half a flag', { in_use: 'maybe' }, { inUse: 'maybe' }],
  ['one of others', { kind: 'paper' }, { kind: 'paper' }],
  ['a long text', { label: 'A-123' }, { label: 'A-123' }],
  ['an order it has not', { ordering: 'label' }, { ordering: 'label' }],
  ['page 0', { page: '0' }, { page: '0' }],
])('%s is refused on every floor', (_what, core, web) => {
  expect([accepts(coreQuery(shelves, 'module'), core), accepts(webQuery(shelves), web)]).toEqual([
    false,
    false,
  ])
})

test('a filter of the other lists is unknown at the core; the web has those of all', () => {
  expect(accepts(coreFilters(shelves, 'all'), { in_use: 'true' })).toBe(false)
  expect(accepts(coreFilters(shelves, 'module'), { plugin: 'bulk' })).toBe(false)
  expect(accepts(coreFilters(shelves), { in_use: 'true', plugin: 'bulk' })).toBe(true)
  expect(accepts(webFilters(shelves), { inUse: 'true', plugin: 'bulk' })).toBe(true)
})

test('an export is of a list’s filters and order, not of a page', () => {
  expect(accepts(coreSelection(shelves, 'all'), { plugin: 'bulk', q: 'oak', ordering: 'created' })).toBe(true)
  expect(accepts(coreSelection(shelves, 'all'), { page: '2' })).toBe(false)
})
