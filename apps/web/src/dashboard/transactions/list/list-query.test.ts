import { ListFilters } from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import { joinValues } from '@wasl/domain/listed-values'
import { expect, test } from 'vitest'
import { askedOf } from './asked-query.ts'
import {
  askedAnew,
  isAskable,
  isNarrowed,
  isPageMisnamed,
  isSameKept,
  plainQuery,
  readListQuery,
  withFilters,
  writeListQuery,
} from './list-query.ts'

test('a list as it is first opened has a plain address', () => {
  expect(writeListQuery(plainQuery)).toBe('')
  expect(readListQuery('')).toEqual(plainQuery)
})

test.each([
  '?view=failed&state=failed',
  '?q=%2B965+500&state=paid%2Cpending&gateway=knet&seen=false&sort=-amount&rows=50&page=3',
  '?createdFrom=2026-11-13T00%3A00&createdTo=2026-11-20T23%3A59&rows=all',
  '?page=12&cursor=abc',
])('%s is read and written as it stands', (address) => {
  expect(writeListQuery(readListQuery(address))).toBe(address)
})

test.each([
  '?page=0',
  '?page=-3',
  '?page=x',
  '?rows=7',
  '?sort=customer',
  '?unknown=1',
  '?state=',
  '?seen=maybe',
  '?emailSeen=1',
  '?createdFrom=garbage',
  '?createdFrom=2026-02-30T10:00',
  '?createdTo=2026-11-20',
  '?stateChangedFrom=0001-01-01T00:00',
  '?stateChangedTo=9999-12-31T23:59',
])('nonsense in the address is left out: %s', (address) => {
  expect(readListQuery(address)).toEqual(plainQuery)
})

test('a page beyond the hundredth needs its cursor', () => {
  expect(readListQuery('?page=100').page).toBe(100)
  expect(readListQuery('?page=140').page).toBe(100)
  expect(readListQuery('?page=140&cursor=x').page).toBe(140)
})

test('an address that names another page than it shows is put right', () => {
  expect(['?page=140', '?page=0', '?page=x'].map(isPageMisnamed)).toEqual([true, true, true])
  expect(['', '?page=7', '?page=140&cursor=x'].map(isPageMisnamed)).toEqual([false, false, false])
})

test('whatever else is asked for begins at the first page', () => {
  const deep = readListQuery('?page=12&cursor=abc')
  expect(askedAnew(deep, { q: 'PR' })).toEqual({ ...plainQuery, q: 'PR' })
})

test('an emptied filter is gone', () => {
  expect(withFilters({ state: 'paid', seen: 'true' }, { seen: null, gateway: '' })).toEqual({ state: 'paid' })
  expect(isNarrowed({ q: '', filters: withFilters({ state: 'paid' }, { state: null }) })).toBe(false)
})

test('two views are the same when they ask for the same', () => {
  const one = readListQuery('?state=paid&gateway=knet&page=2')
  expect(isSameKept(one, readListQuery('?gateway=knet&state=paid&rows=50'))).toBe(true)
  expect(isSameKept(one, readListQuery('?gateway=knet'))).toBe(false)
})

test("dates are the merchant's wall time, and an end includes its minute", () => {
  const query = readListQuery('?createdFrom=2026-11-13T00%3A00&createdTo=2026-11-20T23%3A59&page=2')
  expect(askedOf(query, 'Asia/Kuwait')).toEqual({
    createdFrom: '2026-11-12T21:00:00.000Z',
    createdTo: '2026-11-20T20:59:59.999Z',
    page: '2',
    rows: '10',
  })
})

test('a date that is none and a flag that is neither are not asked for', () => {
  const address = '?createdFrom=soon&stateChangedTo=2026-13-45T99:99&seen=maybe'
  expect(askedOf(readListQuery(address), 'Asia/Kuwait')).toEqual({ rows: '10' })
})

test('all rows are asked for in parts, without a page', () => {
  expect(askedOf(readListQuery('?rows=all&page=3'), 'Asia/Kuwait')).toEqual({ rows: '100' })
})

test('as many bulk uploads as are offered stand in one address below 8 KB; what does not fit is not askable', () => {
  const offered = Array.from({ length: 200 }, (_, at) => `b${at}`.padEnd(22, 'x'))
  const asked = { bulk: joinValues(offered), state: 'created,pending,attempted' }
  expect(isAskable(asked)).toBe(true)
  expect(ListFilters.safeParse(asked).success).toBe(true)
  const [first, ...rest] = offered.map((id) => `${id} شاي`.repeat(3))
  const tooMuch = { productType: joinValues([first ?? '', ...rest]) }
  expect(isAskable(tooMuch)).toBe(false)
  expect(isAskable(tooMuch, tooMuch)).toBe(false)
  expect(isAskable({ productType: joinValues(rest) }, tooMuch)).toBe(true)
})
