import { expect, test } from 'vitest'
import { mockNothing } from '../../../base/mock.fixtures.ts'
import { served } from '../../../base/served.fixtures.ts'
import { createQueries } from '../../../desk/queries.ts'
import { shellQuery } from '../../../desk/shell.queries.ts'
import type { StaffContext } from '../../../desk/staff-context.ts'
import { askAhead, keepList, listAskedAt } from './ask-ahead.ts'
import { listAhead } from './list-ahead.fixtures.ts'

/** What is asked for the address, by a user who has the sections. */
async function asked(address: string, sections: string[]) {
  served(mockNothing)
  const queries = createQueries()
  const shell = { user: { isSuperuser: false, permissions: [] }, sections, tableHeaders: [] }
  queries.setQueryData(shellQuery.queryKey, shell as never)
  const context = { queries, facts: { merchant: { timeZone: 'Asia/Kuwait' } } } as StaffContext
  const [pathname = '', search = ''] = address.split('?')
  await askAhead(context, { pathname, searchStr: search && `?${search}` })
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus === 'fetching')
    .map(({ queryKey }) => queryKey)
}

const address = '/en/dashboard/payment-request/transactions'
const list = ['transactions', 'payment_request', 'live']

test('a list’s columns and the rows that its address asks for are on their way before it is drawn', async () => {
  expect(await asked(address, ['payment_request'])).toEqual([
    [...list, 'setup'],
    [...list, 'page', { pageSize: '10' }],
  ])
  expect(await asked(`${address}?q=TT-1&rows=50`, ['payment_request'])).toContainEqual([
    ...list,
    'page',
    { q: 'TT-1', pageSize: '50' },
  ])
})

test('nothing is asked for a section that is closed to the user', async () => {
  expect(await asked(address, ['bulk'])).toEqual([])
})

test('the server asks for a list as the app does, and for nothing else', () => {
  const at = (path: string) => listAskedAt(`/en/dashboard/${path}`, 'Asia/Kuwait')
  expect(at('payment-request/transactions?rows=50&createdAfter=2026-11-20T00:00')).toEqual({
    place: { module: 'payment_request', list: 'live' },
    query: { pageSize: '50', createdAfter: '2026-11-19T21:00:00.000Z' },
  })
  expect(at('transactions')?.place).toEqual({ module: 'all', list: 'live' })
  expect(at('bulk/deleted-transactions')?.place).toEqual({ module: 'bulk', list: 'deleted' })
  expect(at('payment-request/transactions?rows=all')).toBe(null)
  expect(at('payment-request/transactions/PR-1001')).toBe(null)
  expect(at('help')).toBe(null)
})

test('nothing that came with the page is asked for', async () => {
  served(mockNothing)
  const queries = createQueries()
  keepList(queries, listAhead)
  queries.setQueryData(shellQuery.queryKey, {
    user: {},
    sections: ['payment_request'],
    tableHeaders: [],
  } as never)
  const context = { queries, facts: { merchant: { timeZone: 'Asia/Kuwait' } } } as StaffContext
  await askAhead(context, { pathname: address, searchStr: '' })
  expect(queries.isFetching()).toBe(0)
  expect(queries.getQueryCache().getAll()).toHaveLength(5)
})
