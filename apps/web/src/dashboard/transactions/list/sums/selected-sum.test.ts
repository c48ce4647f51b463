import { expect, test } from 'vitest'
import { transactionRow } from '../list.fixtures.ts'
import { sumOf } from './selected-sum.ts'

test('selected rows of one currency add up exactly', () => {
  const rows = ['12.500', '7.000', '9.900'].map((amount) => transactionRow({ amount }))
  expect(sumOf(rows)).toEqual({ amount: '29.400', currency: 'KWD' })
})

test('rows whose sum no number holds add up exactly', () => {
  const rows = Array.from({ length: 10 }, () => transactionRow({ amount: '999999999999.999' }))
  expect(sumOf(rows)).toEqual({ amount: '9999999999999.990', currency: 'KWD' })
})

test('two currencies are never added up, and nothing has no sum', () => {
  expect(sumOf([transactionRow({}), transactionRow({ currency: 'USD', amount: '1.00' })])).toBeNull()
  expect(sumOf([])).toBeNull()
})
