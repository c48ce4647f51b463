import type { CurrencyStatistics } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import { findTotals } from '../../../kernel/ledger/totals.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Scope } from './filters.domain.ts'

/** S2 §3 "Statistics" of a list, whatever it is filtered by; product.md 4 says what each sum is. */
export async function statisticsOf(
  { db }: { db: Db },
  scope: Scope,
): Promise<z.input<typeof CurrencyStatistics>> {
  const totals = (await findTotals(db, scope)).filter(
    ({ state }) => !scope.isDeleted || secured.includes(state),
  )
  const currencies = [
    ...new Set(totals.filter(({ count }) => count > 0).map(({ currency }) => currency)),
  ].toSorted()
  const sums = (of: 'generated' | 'received' | 'balance') =>
    currencies.map((currency) => ({
      currency_code: currency,
      value: decimalText(
        money(
          totals.filter((total) => total.currency === currency).reduce((sum, total) => sum + total[of], 0),
          currency,
        ),
      ),
    }))
  return { generated: sums('generated'), received: sums('received'), balance: sums('balance') }
}

const secured = ['paid', 'authorized', 'cod']
