import type { CurrencyStatistics } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import { findCurrencyTotals } from '../../../kernel/ledger/totals.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import { keptStates, type Scope } from './filters.domain.ts'

/** S2 §3 "Statistics" of a list, whatever it is filtered by; product.md 4 says what each sum is. */
export async function statisticsOf(
  { db }: { db: Db },
  scope: Scope,
): Promise<z.input<typeof CurrencyStatistics>> {
  const totals = await findCurrencyTotals(db, { ...scope, states: scope.isDeleted ? keptStates : null })
  const sums = (of: 'generated' | 'received' | 'balance') =>
    totals
      .filter(({ count }) => count > 0)
      .map(({ currency, [of]: minor }) => ({
        currency_code: currency,
        value: decimalText({ minor, currency }),
      }))
  return { generated: sums('generated'), received: sums('received'), balance: sums('balance') }
}
