import type { CurrencyStatistics } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import { decimalText } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { z } from 'zod'
import { findCurrencyTotals } from '../../../kernel/ledger/books/totals.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Db } from '../../../platform/db/db.ts'
import { countedBy, filtersOf, type Filters, type Scope } from './filters.domain.ts'
import { sumUpTo } from './sums.store.ts'
import { transactions } from './transactions.list.ts'
import { sumUnresolved } from './unresolved.store.ts'

/** Rows of other filters are added up one by one, so not without end. */
export const mostAddedUp = 10_000

type Asked = { scope: Scope; filters: Filters; staff: Pick<Staff, 'isSuperuser' | 'permissions'> }

/** S2 §3 "Statistics" of the rows a list shows; product.md 4 and decision 120 say what each sum is. */
export async function statisticsOf(
  { db }: { db: Db },
  { scope, filters, staff }: Asked,
): Promise<Result<z.input<typeof CurrencyStatistics>, 'maySearchNot'>> {
  if (transactions.isFiltered(filters) && !may(staff, 'search_paymenttransaction'))
    return refused('maySearchNot')
  const isCounted = transactions.isCounted(filters)
  const added = isCounted ? null : await addedUp(db, scope, filters)
  const { currencies, ...counted } = countedBy(scope, filters)
  const [totals, unresolved] = await Promise.all([
    added?.totals ?? findCurrencyTotals(db, counted),
    sumUnresolved(
      db,
      added?.condition ?? transactions.conditionOf({ scope, filters: countedOf(filters) }, true),
    ),
  ])
  const shown = totals.filter(
    ({ count, currency }) => count > 0 && (currencies === null || currencies.includes(currency)),
  )
  const sums = (of: 'generated' | 'received' | 'balance') =>
    shown.map(({ currency, [of]: minor }) => ({
      currency_code: currency,
      value: decimalText({ minor, currency }),
    }))
  return accepted({
    generated: sums('generated'),
    received: sums('received'),
    balance: sums('balance'),
    unresolved: {
      count: unresolved.count,
      sums: unresolved.sums.map(({ currency, minor }) => ({
        currency_code: currency,
        value: minor === null ? null : decimalText({ minor, currency }),
      })),
    },
    follows_filters: isCounted || added !== null,
  })
}

async function addedUp(db: Db, scope: Scope, filters: Filters) {
  const { condition } = await transactions.findCondition(db, { scope, filters })
  const totals = await sumUpTo(db, condition, mostAddedUp)
  return totals && { totals, condition }
}

/** What of the filters the running totals know too, so that all sums beside each other are of the same rows. */
const countedOf = ({ plugin, state, currencyCode }: Filters): Filters => ({
  ...filtersOf({}),
  plugin,
  state,
  currencyCode,
})
