import { userList } from '@wasl/contracts/lists/users'
import { expect, test } from 'vitest'
import { pagedQuery, readPaged, writePaged } from './usePagedList.ts'

test('an address says what is looked for, and what it cannot say is left out', () => {
  const asked = readPaged(userList, '?q=dalal&state=invited&page=3&rows=50')
  expect(asked).toEqual({ q: 'dalal', filters: { state: 'invited' }, page: 3, rows: 50, asOf: null })
  expect(writePaged(userList, asked)).toEqual({ q: 'dalal', state: 'invited', page: '3', rows: '50' })
  const plain = readPaged(userList, '?state=gone&page=-2&rows=7')
  expect(plain).toEqual({ q: '', filters: {}, page: 1, rows: 10, asOf: null })
  expect(writePaged(userList, plain)).toEqual({})
})

test('a later page is asked for as of the first, which the address keeps', () => {
  const asOf = '2026-11-20T10:00:00.000Z'
  const asked = readPaged(userList, `?page=2&asOf=${asOf}`)
  expect(writePaged(userList, asked)).toEqual({ page: '2', asOf })
  expect(pagedQuery(userList, asked)).toEqual({ page: 2, asOf, pageSize: 10 })
  expect(pagedQuery(userList, { ...asked, page: 1, q: ' dalal ' })).toEqual({ q: 'dalal', pageSize: 10 })
  expect(readPaged(userList, `?asOf=${asOf}`).asOf).toBeNull()
})
