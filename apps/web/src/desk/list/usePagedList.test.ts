import { userList } from '@wasl/contracts/lists/users'
import { expect, test } from 'vitest'
import { readPaged, writePaged } from './usePagedList.ts'

test('an address says what is looked for, and what it cannot say is left out', () => {
  const asked = readPaged(userList, '?q=dalal&state=invited&page=3&rows=50')
  expect(asked).toEqual({ q: 'dalal', filters: { state: 'invited' }, page: 3, rows: 50 })
  expect(writePaged(userList, asked)).toEqual({ q: 'dalal', state: 'invited', page: '3', rows: '50' })
  const plain = readPaged(userList, '?state=gone&page=-2&rows=7')
  expect(plain).toEqual({ q: '', filters: {}, page: 1, rows: 10 })
  expect(writePaged(userList, plain)).toEqual({})
})
