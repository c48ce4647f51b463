import { sql, type SQL } from 'drizzle-orm'
import { attempt, paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import type { CurrencyTotal } from '../../../kernel/ledger/books/totals.store.ts'
import type { Db } from '../../../platform/db/db.ts'

/** By currency, as the running totals would say it; null where there are more than `most` rows. */
export async function sumUpTo(
  db: Db,
  condition: SQL | undefined,
  most: number,
): Promise<CurrencyTotal[] | null> {
  const received = sql`(
    select coalesce(sum(${attempt.captured} - ${attempt.feeCaptured} - ${attempt.refunded}), 0) from ${attempt}
    where ${attempt.merchantId} = ${row.merchantId} and ${attempt.transactionId} = ${row.id})`
  const { rows } = await db.execute<Record<keyof CurrencyTotal, string>>(sql`
    select currency, count(*) as count, sum(amount) as generated, sum(received) as received,
      coalesce(sum(amount) filter (where state in ('created', 'pending', 'attempted')), 0) as balance
    from (
      select ${row.currency} as currency, ${row.amount} as amount, ${row.state} as state, ${received} as received
      from ${row} where ${condition ?? sql`true`} limit ${most + 1}) listed
    group by 1 order by 1`)
  const sums = rows.map(({ currency, count, generated, received: got, balance }) => ({
    currency,
    count: Number(count),
    generated: BigInt(generated),
    received: BigInt(got),
    balance: BigInt(balance),
  }))
  return sums.reduce((all, { count }) => all + count, 0) > most ? null : sums
}
