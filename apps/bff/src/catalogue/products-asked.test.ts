import { expect, test } from 'vitest'
import { askedOf, queryOf } from './products-asked.ts'

const nothing = { q: '', store: null, category: null, sort: null, inStock: false, page: 1, asOf: null }

test.each([
  ['', nothing],
  [
    'q=%D8%AA%D9%85%D8%B1&store=pantry&category=stuffed&sort=-price&in_stock=true&page=%D9%A3&as_of=2026-11-20T10:00:00Z',
    {
      q: 'تمر',
      store: 'pantry',
      category: 'stuffed',
      sort: '-price',
      inStock: true,
      page: 3,
      asOf: '2026-11-20T10:00:00.000Z',
    },
  ],
  ['sort=random&page=-2&in_stock=yes&q=%20%20', nothing],
  ['page=1.5', nothing],
  ['as_of=2026-11-20T10:00:00Z', nothing],
  ['page=2&as_of=yesterday', { ...nothing, page: 2 }],
])('the address ?%s asks for a list', (query, asked) => {
  expect(askedOf(new URLSearchParams(query))).toEqual(asked)
})

test('the core is asked for what is said, and nothing else', () => {
  expect(queryOf(nothing)).toEqual({ page: 1 })
  expect(queryOf({ ...nothing, q: 'dates', inStock: true, page: 2 })).toEqual({
    q: 'dates',
    in_stock: 'true',
    page: 2,
  })
})
