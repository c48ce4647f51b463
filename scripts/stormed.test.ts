import { expect, test } from 'vitest'
import { stormed } from './stormed.ts'

test('the storm blows through every race that is counted in rounds, refunds and captures too', () => {
  expect(stormed()).toEqual([
    'apps/core/src/kernel/codes/code.test.ts',
    'apps/core/src/kernel/ledger/ledger-soup.race.test.ts',
    'apps/core/src/kernel/ledger/ledger.race.test.ts',
    'apps/core/src/kernel/ledger/operations/operations.race.test.ts',
    'apps/core/src/kernel/ledger/operations/surplus.test.ts',
    'apps/core/src/kernel/operation-requests/operation-requests.race.test.ts',
    'apps/core/src/kernel/orders/orders.race.test.ts',
    'apps/core/src/kernel/orders/shop-storm.race.test.ts',
    'apps/core/src/kernel/requests/create-once.test.ts',
    'apps/core/src/kernel/stock/stock.race.test.ts',
    'apps/core/src/kernel/vouchers/vouchers.race.test.ts',
    'apps/core/src/pay/customer-payment/restriction.race.test.ts',
    'apps/core/src/pay/link/link.race.test.ts',
  ])
})
