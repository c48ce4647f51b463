import { transactionList } from '@wasl/contracts/lists/transactions'
import { webFilters } from '@wasl/contracts/lists/query'
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
  expect(writeListQuery(transactionList, plainQuery)).toBe('')
  expect(readListQuery(transactionList, '')).toEqual(plainQuery)
})

test.each([
  '?view=failed&state=failed',
  '?q=%2B965+500&state=paid%2Cpending&gatewayCode=knet&seen=false&ordering=-amount&rows=50&page=3',
  '?createdAfter=2026-11-13T00%3A00&createdBefore=2026-11-20T23%3A59&rows=all',
  '?page=12&cursor=abc',
])('%s is read and written as it stands', (address) => {
  expect(writeListQuery(transactionList, readListQuery(transactionList, address))).toBe(address)
})

test.each([
  '?page=0',
  '?page=-3',
  '?page=x',
  '?rows=7',
  '?ordering=customer',
  '?unknown=1',
  '?state=',
  '?seen=maybe',
  '?emailSeen=1',
  '?createdAfter=garbage',
  '?createdAfter=2026-02-30T10:00',
  '?createdBefore=2026-11-20',
  '?stateChangedAtAfter=0001-01-01T00:00',
  '?stateChangedAtBefore=9999-12-31T23:59',
])('nonsense in the address is left out: %s', (address) => {
  expect(readListQuery(transactionList, address)).toEqual(plainQuery)
})

test('a page beyond the hundredth needs its cursor', () => {
  expect(readListQuery(transactionList, '?page=100').page).toBe(100)
  expect(readListQuery(transactionList, '?page=140').page).toBe(100)
  expect(readListQuery(transactionList, '?page=140&cursor=x').page).toBe(140)
})

test('an address that names another page than it shows is put right', () => {
  expect(
    ['?page=140', '?page=0', '?page=x'].map((address) => isPageMisnamed(transactionList, address)),
  ).toEqual([true, true, true])
  expect(
    ['', '?page=7', '?page=140&cursor=x'].map((address) => isPageMisnamed(transactionList, address)),
  ).toEqual([false, false, false])
})

test('whatever else is asked for begins at the first page', () => {
  const deep = readListQuery(transactionList, '?page=12&cursor=abc')
  expect(askedAnew(deep, { q: 'PR' })).toEqual({ ...plainQuery, q: 'PR' })
})

test('an emptied filter is gone', () => {
  expect(withFilters({ state: 'paid', seen: 'true' }, { seen: null, gatewayCode: '' })).toEqual({
    state: 'paid',
  })
  expect(isNarrowed({ q: '', filters: withFilters({ state: 'paid' }, { state: null }) })).toBe(false)
})

test('two views are the same when they ask for the same', () => {
  const one = readListQuery(transactionList, '?state=paid&gatewayCode=knet&page=2')
  expect(
    isSameKept(transactionList, one, readListQuery(transactionList, '?gatewayCode=knet&state=paid&rows=50')),
  ).toBe(true)
  expect(isSameKept(transactionList, one, readListQuery(transactionList, '?gatewayCode=knet'))).toBe(false)
})

test("dates are the merchant's wall time, and an end includes its minute", () => {
  const query = readListQuery(
    transactionList,
    '?createdAfter=2026-11-13T00%3A00&createdBefore=2026-11-20T23%3A59&page=2',
  )
  expect(askedOf(transactionList, query, 'Asia/Kuwait')).toEqual({
    createdAfter: '2026-11-12T21:00:00.000Z',
    createdBefore: '2026-11-20T20:59:59.999Z',
    page: '2',
    pageSize: '10',
  })
})

test('a date that is none and a flag that is neither are not asked for', () => {
  const address = '?createdAfter=soon&stateChangedAtBefore=2026-13-45T99:99&seen=maybe'
  expect(askedOf(transactionList, readListQuery(transactionList, address), 'Asia/Kuwait')).toEqual({
    pageSize: '10',
  })
})

test('all rows are asked for in parts, without a page', () => {
  expect(askedOf(transactionList, readListQuery(transactionList, '?rows=all&page=3'), 'Asia/Kuwait')).toEqual(
    { pageSize: '100' },
  )
})

test('as many bulk uploads as are offered stand in one address below 8 KB; what does not fit is not askable', () => {
  const offered = Array.from({ length: 200 }, (_, at) => `b${at}`.padEnd(22, 'x'))
  const asked = { bulk: joinValues(offered), state: 'created,pending,attempted' }
  expect(isAskable(transactionList, asked)).toBe(true)
  expect(webFilters(transactionList).safeParse(asked).success).toBe(true)
  const [first, ...rest] = offered.map((id) => `${id} شاي`.repeat(3))
  const tooMuch = { productType: joinValues([first ?? '', ...rest]) }
  expect(isAskable(transactionList, tooMuch)).toBe(false)
  expect(isAskable(transactionList, tooMuch, tooMuch)).toBe(false)
  expect(isAskable(transactionList, { productType: joinValues(rest) }, tooMuch)).toBe(true)
})
