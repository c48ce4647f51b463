import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { transactionTotal, transactionTotalChange } from './totals.schema.ts'

export type Total = {
  plugin: string
  currency: string
  state: string
  count: number
  generated: number
  received: number
  balance: number
}

export type TotalsOf = { merchantId: number; plugins: readonly string[]; isDeleted: boolean }

/** The folded totals and what has changed since, in one statement: a fold between the two would count a change twice or never. */
export async function findTotals(
  db: Db | Tx,
  { merchantId, plugins, isDeleted }: TotalsOf,
): Promise<Total[]> {
  const own = sql`merchant_id = ${merchantId} and plugin = any(${sql.param([...plugins])}::text[]) and is_deleted = ${isDeleted}`
  const { rows } = await db.execute<Record<keyof Total, string>>(sql`
    select plugin, currency, state, sum(count) as count, sum(generated) as generated, sum(received) as received,
      sum(balance) as balance
    from (
      select plugin, currency, state, count, generated, received, balance from ${transactionTotal} where ${own}
      union all
      select plugin, currency, state, count, generated, received, balance from ${transactionTotalChange} where ${own}
    ) as part
    group by 1, 2, 3`)
  return rows.map(({ plugin, currency, state, count, generated, received, balance }) => ({
    plugin,
    currency,
    state,
    count: Number(count),
    generated: Number(generated),
    received: Number(received),
    balance: Number(balance),
  }))
}

/** Folds up to `limit` changes into the totals; answers how many. Changes another janitor holds are left to it. */
export async function foldTotals(tx: Tx, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ folded: string }>(sql`
    with taken as (
      delete from ${transactionTotalChange} where id in (
        select id from ${transactionTotalChange} order by id limit ${limit} for update skip locked)
      returning merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance
    ), folded as (
      insert into ${transactionTotal} as total
        (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
      select merchant_id, plugin, currency, state, is_deleted, sum(count), sum(generated), sum(received), sum(balance)
      from taken group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (merchant_id, plugin, currency, state, is_deleted) do update set
        count = total.count + excluded.count,
        generated = total.generated + excluded.generated,
        received = total.received + excluded.received,
        balance = total.balance + excluded.balance
    )
    select count(*) as folded from taken`)
  return Number(rows[0]?.folded ?? 0)
}
