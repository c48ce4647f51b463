import { and, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { transactionTotal, transactionTotalChange } from './totals.schema.ts'

export type Total = {
  plugin: string
  currency: string
  state: string
  count: number
  generated: bigint
  received: bigint
  balance: bigint
}

export type TotalsOf = { merchantId: number; plugins: readonly string[]; isDeleted: boolean }

/**
 * Folded totals and later changes in one statement: a fold between two would count a change twice or
 * never.
 */
const totalsOf = (columns: SQL, of: TotalsOf) => sql`(
  select ${columns} from ${transactionTotal} where ${isOwn(of)}
  union all
  select ${columns} from ${transactionTotalChange} where ${isOwn(of)}) as part`

const isOwn = ({ merchantId, plugins, isDeleted }: TotalsOf): SQL => sql`
  merchant_id = ${merchantId} and is_deleted = ${isDeleted} and ${isAmong('plugin', plugins)}`

const key = sql.raw('plugin, currency, state')
const sums = sql.raw('count, generated, received, balance')

export async function findTotals(db: Db, of: TotalsOf): Promise<Total[]> {
  const { rows } = await db.execute<Record<keyof Total, string>>(sql`
    select plugin, currency, state, sum(count) as count, sum(generated) as generated, sum(received) as received,
      sum(balance) as balance
    from ${totalsOf(sql`${key}, ${sums}`, of)}
    group by 1, 2, 3`)
  return rows.map(({ plugin, currency, state, ...sum }) => ({ plugin, currency, state, ...sumsOf(sum) }))
}

export type CurrencyTotal = Omit<Total, 'plugin' | 'state'>

/** Null: all states. */
type InStates = { states: readonly string[] | null }

/** Sorted by currency. */
export async function findCurrencyTotals(
  db: Db,
  { states, ...of }: TotalsOf & InStates,
): Promise<CurrencyTotal[]> {
  const { rows } = await db.execute<Record<keyof CurrencyTotal, string>>(sql`
    select currency, sum(count) as count, sum(generated) as generated, sum(received) as received, sum(balance) as balance
    from ${totalsOf(sql`currency, state, ${sums}`, of)}
    where ${isAmong('state', states) ?? sql`true`}
    group by 1
    order by 1`)
  return rows.map(({ currency, ...sum }) => ({ currency, ...sumsOf(sum) }))
}

type CountOf = TotalsOf & InStates & { currencies: readonly string[] | null }

/** The count, for use inside another statement: digits as text, or null. */
export const countedInTotals = (of: CountOf): SQL => sql`(
  select sum(count)
  from ${totalsOf(sql`currency, state, count`, of)}
  where ${and(sql`true`, isAmong('state', of.states), isAmong('currency', of.currencies))})`

export async function countInTotals(db: Db, of: CountOf): Promise<number> {
  const { rows } = await db.execute<{ count: string | null }>(sql`select ${countedInTotals(of)} as count`)
  return Number(rows[0]?.count ?? 0)
}

const isAmong = (column: string, values: readonly string[] | null): SQL | undefined =>
  values ? sql`${sql.identifier(column)} = any(${sql.param([...values])}::text[])` : undefined

const sumsOf = (sum: Record<'count' | 'generated' | 'received' | 'balance', string>) => ({
  count: Number(sum.count),
  generated: BigInt(sum.generated),
  received: BigInt(sum.received),
  balance: BigInt(sum.balance),
})

/** Folds up to `limit` changes into the totals, without those that another worker holds. Returns how many. */
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
