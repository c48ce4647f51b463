import { expect, test } from 'vitest'
import { readUsersAsked, writeUsersAsked } from './users-asked.ts'

test('an address says who is looked for, and what it cannot say is left out', () => {
  const asked = readUsersAsked('?q=dalal&state=invited&page=3&rows=50')
  expect(asked).toEqual({ q: 'dalal', state: 'invited', page: 3, rows: 50 })
  expect(writeUsersAsked(asked)).toEqual({ q: 'dalal', state: 'invited', page: '3', rows: '50' })
  expect(readUsersAsked('?state=gone&page=-2&rows=7')).toEqual({ q: '', state: null, page: 1, rows: 10 })
  expect(writeUsersAsked(readUsersAsked(''))).toEqual({})
})
