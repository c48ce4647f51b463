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
  ['permission-requests', 'tickets', {}],
  ['permission-requests', 'operations', {}],
  ['payment-request', 'setup'],
  ['a screen that is made tomorrow'],
  ['help', 'en'],
  ['pos', 'attempt', 'A-1'],
]
const named = keys.map((key) => key.join(' '))
const still = ['help en', 'pos attempt A-1']
const moving = named.filter((key) => !still.includes(key))

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
  expect(refreshedBy({ kind: 'rights.changed' })).toEqual(moving)
})

test('a ready report refreshes the reports alone', () => {
  expect(refreshedBy({ kind: 'report.ready', reportId: 'RPT-1' })).toEqual(['reports'])
})

test('where more was missed than is kept, all that is shown is asked for, also what nobody has thought of', () => {
  expect(refreshedBy({ kind: 'reset' })).toEqual(moving)
})

test('where no line tells what has changed, so it is, but for the setup of a list', () => {
  const setup = 'transactions food_ordering live setup'
  expect(refreshedBy({ kind: 'poll' })).toEqual(moving.filter((key) => key !== setup))
})
