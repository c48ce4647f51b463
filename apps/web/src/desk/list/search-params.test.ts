import { expect, test } from 'vitest'
import { parseSearch, writeSearch } from './search-params.ts'

test('texts stay texts, and a key that is given twice is a list', () => {
  expect(parseSearch('?page=2&state=paid&state=failed&q=%2B965%20500&empty=')).toEqual({
    page: '2',
    state: ['paid', 'failed'],
    q: '+965 500',
    empty: '',
  })
})

test('what is not there is not written', () => {
  expect(writeSearch({ page: 2, state: ['paid', 'failed'], q: undefined, unit: null })).toBe(
    '?page=2&state=paid&state=failed',
  )
  expect(writeSearch({})).toBe('')
})

test('an address survives being read and written', () => {
  const search = '?page=2&state=paid&state=failed&q=%2B965+500'
  expect(writeSearch(parseSearch(search))).toBe(search)
})

test('an address may name what every object has', () => {
  expect(parseSearch('?toString=1&page=2')).toEqual({ toString: '1', page: '2' })
  const found = parseSearch('?__proto__=1&__proto__=2&page=2')
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
  expect(Object.keys(found)).toEqual(['page'])
})
