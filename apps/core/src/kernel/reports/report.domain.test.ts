import { expect, test } from 'vitest'
import { mayRepeat, reportStates } from './report.domain.ts'

test('what expired, failed or was canceled can be asked for again, but for bookings', () => {
  const repeatable = (source: 'transactions' | 'bookings') =>
    reportStates.filter((state) => mayRepeat({ state, source }))
  expect(repeatable('transactions')).toEqual(['failed', 'canceled', 'expired'])
  expect(repeatable('bookings')).toEqual([])
})
