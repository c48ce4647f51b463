import type { ListAhead } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import { listSetup, statistics, transactionRows } from './list.fixtures.ts'

/** What the list of payment requests opens with. */
export const listAhead: ListAhead = {
  place: { module: 'payment_request', list: 'live' },
  query: { pageSize: '10' },
  setup: listSetup,
  page: {
    rows: [...transactionRows],
    count: transactionRows.length,
    isCountExact: true,
    next: null,
    previous: null,
    asOf: '2026-11-20T15:04:00.000Z',
  },
  views: [],
  statistics,
}
