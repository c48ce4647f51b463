import type { MoneyState } from '@wasl/domain/money-states'
import { sql, type SQL } from 'drizzle-orm'
import { attempt, paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'

/** The same as `moneyStatesOf`, of the attempt that secured the row. */
const conditions: Readonly<Record<MoneyState, SQL>> = {
  to_capture: sql`${row.state} = 'authorized' and secured.authorized > secured.captured + secured.voided`,
  partly_captured: sql`${row.state} = 'authorized' and secured.captured > 0 and secured.captured < secured.authorized`,
  captured: sql`${row.state} = 'authorized' and secured.captured > 0 and secured.captured >= secured.authorized`,
  to_collect: sql`${row.state} = 'cod' and secured.captured = 0`,
  collected: sql`${row.state} = 'cod' and secured.captured > 0`,
  partly_refunded: sql`secured.refunded > 0 and secured.refunded < secured.captured - secured.fee_captured`,
  refunded: sql`secured.refunded > 0 and secured.refunded >= secured.captured - secured.fee_captured`,
}

const isState = (name: string): name is MoneyState => Object.hasOwn(conditions, name)

const secured = (condition: SQL): SQL => sql`exists (
  select from ${attempt} secured
  where secured.merchant_id = ${row.merchantId} and secured.id = ${row.paidAttemptId} and (${condition}))`

/** Rows of any of these; a name that is none of them has no rows. */
export function inMoneyState(names: readonly string[]): SQL | undefined {
  if (names.length === 0) return undefined
  const known = names.filter(isState).map((name) => conditions[name])
  return known.length === 0 ? sql`false` : secured(sql.join(known, sql` or `))
}

/** Each state that holds, in words, as one text. */
export const moneyStateText = (wordOf: (name: MoneyState) => string): SQL =>
  sql`nullif(concat_ws(', ', ${sql.join(
    Object.entries(conditions).map(
      // True: `conditions` has no other keys.
      ([name, condition]) =>
        sql`case when ${secured(condition)} then ${wordOf(name as MoneyState)}::text end`,
    ),
    sql`, `,
  )}), '')`
