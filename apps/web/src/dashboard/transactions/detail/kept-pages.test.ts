import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listQueries } from '../list/list.queries.ts'
import { keepTrail } from '../trail.ts'
import { keptPages } from './kept-pages.ts'

const place = { module: 'all', list: 'live' } as const

function kept(...asked: Record<string, string>[]) {
  const queries = new QueryClient()
  for (const [at, one] of asked.entries()) {
    queries.setQueryData(listQueries.page(place, one).queryKey, { rows: [] } as never, { updatedAt: at + 1 })
  }
  return keptPages(queries, place, 'Asia/Kuwait').map((page) => page.asked)
}

test('the page that was left for a transaction comes before what was asked for later', () => {
  const [left, second, paid] = [
    { pageSize: '10' },
    { pageSize: '10', page: '2' },
    { state: 'paid', pageSize: '10' },
  ]
  keepTrail(place, { href: '/en/dashboard/transactions', index: 0 })
  expect(kept(left, second, paid)).toEqual([left, paid, second])
  keepTrail(place, { href: '/en/dashboard/transactions?page=2', index: 0 })
  expect(kept(left, second, paid)).toEqual([second, paid, left])
})

test('what the filters only counted is no page', () => {
  expect(kept({ state: 'paid', pageSize: '1' })).toEqual([])
})
