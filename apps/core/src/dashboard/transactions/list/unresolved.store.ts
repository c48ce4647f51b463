import { and, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import { unresolvedMoney } from '../../../kernel/ledger/money.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

/** Asked of each row that a person has to look at (I8): joined, the planner would read the money of all merchants. */
const moneyOfRow = sql`
  from ${unresolvedMoney} money
  where money.merchant_id = ${row.merchantId} and money.transaction_id = ${row.id} offset 0`

const isUnresolved = sql`(${row.needsReview} and exists (select ${moneyOfRow}))`

/** Rows with money that came and counts nowhere, or all others. */
export const unresolvedIs = (wanted: boolean): SQL => (wanted ? isUnresolved : sql`not ${isUnresolved}`)

/** How many rows have such money, and how much came in each currency; null where nobody could read one of the amounts. */
export type Unresolved = { count: number; sums: { currency: string; minor: bigint | null }[] }

export async function sumUnresolved(db: Db, condition: SQL | undefined): Promise<Unresolved> {
  const { rows } = await db.execute<{ currency: string | null; count: string; minor: string | null }>(sql`
    select came.currency, count(distinct ${row.id}) as count,
      case when bool_and(came.amount is not null) then sum(came.amount) end as minor
    from ${row}, lateral (select money.currency, money.amount ${moneyOfRow}) came
    where ${and(sql`${row.needsReview}`, condition)}
    group by grouping sets ((came.currency), ()) order by 1`)
  return {
    count: Number(rows.find(({ currency }) => currency === null)?.count ?? 0),
    sums: rows.flatMap(({ currency, minor }) =>
      currency === null ? [] : [{ currency, minor: minor === null ? null : BigInt(minor) }],
    ),
  }
}
