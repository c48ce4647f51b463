import type { LiveNews } from './live.ts'
import { expect, test } from 'vitest'
import { createQueries } from '../queries.ts'
import { refreshFor } from './stale-queries.ts'

const keys = [
  ['transactions', 'all', 'live', 'page'],
  ['transactions', 'food_ordering', 'live', 'page'],
  ['transactions', 'food_ordering', 'live', 'statistics'],
  ['transactions', 'food_ordering', 'live', 'setup'],
  ['transactions', 'bulk', 'live', 'page'],
  ['home', 'statistics'],
  ['shell'],
  ['reports'],
]

/** Which of them are old after the news. */
function refreshedBy(news: LiveNews): string[] {
  const queries = createQueries()
  for (const key of keys) queries.setQueryData(key, {})
  refreshFor(queries, news)
  return keys.filter((key) => queries.getQueryState(key)?.isInvalidated).map((key) => key.join(' '))
}

test('S2 §4: a created order refreshes the lists it stands in and the start', () => {
  expect(refreshedBy({ kind: 'order.created', orderId: 'ORD-1' })).toEqual([
    'transactions all live page',
    'transactions food_ordering live page',
    'transactions food_ordering live statistics',
    'home statistics',
  ])
})

test('a changed transaction refreshes its own lists and those of all', () => {
  const paid = { transactionId: 'PR-1', plugin: 'bulk', state: 'paid', isNew: false }
  const news: LiveNews = { kind: 'transaction.changed', ...paid }
  expect(refreshedBy(news)).toEqual([
    'transactions all live page',
    'transactions bulk live page',
    'home statistics',
  ])
})

test('new rights may change whatever is shown', () => {
  expect(refreshedBy({ kind: 'rights.changed' })).toEqual(keys.map((key) => key.join(' ')))
})

test('a ready report refreshes the reports alone', () => {
  expect(refreshedBy({ kind: 'report.ready', reportId: 'RPT-1' })).toEqual(['reports'])
})
