import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { saleChange, saleDay, saleQuarter } from './sales.schema.ts'

export type SaleSums = { paid: number; amount: bigint; refunded: bigint; succeeded: number; failed: number }
export type Sales = { currency: string } & SaleSums

/** Days in the merchant's zone, "2026-11-20", both included. */
export type SalesOf = { merchantId: number; plugins: readonly string[]; from: string; to: string }

/** Sales of a span in one statement: by part of time, by gateway and by plugin, each by currency. */
export type SalesOfSpan = {
  times: ({ at: string } & Sales)[]
  gateways: ({ code: string } & Sales)[]
  plugins: ({ plugin: string } & Sales)[]
}

const sums = sql.raw('paid, amount, refunded, succeeded, failed')
const added = sql.raw(
  'sum(paid) as paid, sum(amount) as amount, sum(refunded) as refunded, sum(succeeded) as succeeded, sum(failed) as failed',
)

/** Folded and unfolded rows in one statement: a fold between two would count a change twice or never. */
const daysOf = ({ merchantId, plugins, from, to }: SalesOf): SQL => {
  const own = sql`merchant_id = ${merchantId} and plugin = any(${sql.param([...plugins])}::text[])`
  return sql`
    select day, plugin, currency, gateway_code, ${sums} from ${saleDay}
    where ${own} and day between ${from}::date and ${to}::date
    union all
    select * from (
      select (at at time zone zone.name)::date as day, plugin, currency, gateway_code, ${sums}
      from ${saleChange}, (select timezone as name from merchant where id = ${merchantId}) as zone
      where ${own}) as fresh
    where day between ${from}::date and ${to}::date`
}

const quartersOf = ({ merchantId, plugins, day }: Omit<SalesOf, 'from' | 'to'> & { day: string }): SQL => {
  const own = sql`merchant_id = ${merchantId} and plugin = any(${sql.param([...plugins])}::text[])`
  return sql`
    select quarter, currency, ${sums} from ${saleQuarter} where ${own} and day = ${day}::date
    union all
    select quarter_of(local), currency, ${sums} from (
      select at at time zone zone.name as local, currency, ${sums}
      from ${saleChange}, (select timezone as name from merchant where id = ${merchantId}) as zone
      where ${own}) as fresh
    where local::date = ${day}::date`
}

/** `at` is the day, or the first day of its month. */
export async function findSales(
  db: Db,
  { step, ...of }: SalesOf & { step: 'day' | 'month' },
): Promise<SalesOfSpan> {
  const { rows } = await db.execute<
    Found & { at: string | null; code: string | null; plugin: string | null }
  >(sql`
    select to_char(at, 'YYYY-MM-DD') as at, gateway_code as code, plugin, currency, ${added}
    from (select date_trunc(${step}, day::timestamp) as at, gateway_code, plugin, currency, ${sums}
      from (${daysOf(of)}) as part) as part
    group by grouping sets ((at, currency), (gateway_code, currency), (plugin, currency))`)
  return {
    times: rows.flatMap((row) => (row.at === null ? [] : [{ at: row.at, ...read(row) }])),
    gateways: rows.flatMap((row) => (row.code === null ? [] : [{ code: row.code, ...read(row) }])),
    plugins: rows.flatMap((row) => (row.plugin === null ? [] : [{ plugin: row.plugin, ...read(row) }])),
  }
}

/** By hour of one day, 0 to 23. `until` is the first quarter of an hour that does not count. */
export async function findSalesByHour(
  db: Db,
  { until = 96, ...of }: Omit<SalesOf, 'from' | 'to'> & { day: string; until?: number },
): Promise<({ hour: number } & Sales)[]> {
  const { rows } = await db.execute<Found & { hour: number }>(sql`
    select quarter / 4 as hour, currency, ${added} from (${quartersOf(of)}) as part
    where quarter < ${until}::int group by 1, 2`)
  return rows.map((row) => ({ hour: Number(row.hour), ...read(row) }))
}

/** By currency. */
export async function findSalesTotals(db: Db, of: SalesOf): Promise<Sales[]> {
  const { rows } = await db.execute<Found>(
    sql`select currency, ${added} from (${daysOf(of)}) as part group by currency`,
  )
  return rows.map(read)
}

type Found = { currency: string } & Record<keyof SaleSums, string>

const read = (row: Found): Sales => ({
  currency: row.currency,
  paid: Number(row.paid),
  amount: BigInt(row.amount),
  refunded: BigInt(row.refunded),
  succeeded: Number(row.succeeded),
  failed: Number(row.failed),
})

/** Folds up to `limit` changes into days and quarters, without those that another worker holds. Returns how many. */
export async function foldSales(tx: Tx, limit: number): Promise<number> {
  // Changing a merchant's zone recounts its days and waits for this lock. Changes of a merchant that is not locked here
  // are left to the next fold, because its zone may be changing.
  const { rows: held } = await tx.execute<{ id: number }>(sql`
    select id from merchant where id in (select merchant_id from ${saleChange}) order by id for share`)
  if (held.length === 0) return 0
  const ids = sql.param(held.map(({ id }) => id))
  const { rows } = await tx.execute<{ folded: string }>(sql`
    with taken as (
      delete from ${saleChange} where id in (
        select id from ${saleChange} where merchant_id = any(${ids}::int[]) order by id limit ${limit} for update skip locked)
      returning merchant_id, at, plugin, currency, gateway_code, ${sums}
    ), part as (
      select taken.*, taken.at at time zone m.timezone as local from taken join merchant m on m.id = taken.merchant_id
    ), days as (
      insert into ${saleDay} as kept (merchant_id, day, plugin, currency, gateway_code, ${sums})
      select merchant_id, local::date, plugin, currency, gateway_code, ${added}
      from part group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (merchant_id, day, plugin, currency, gateway_code) do update set ${raised}
    ), quarters as (
      insert into ${saleQuarter} as kept (merchant_id, day, quarter, plugin, currency, ${sums})
      select merchant_id, local::date, quarter_of(local), plugin, currency, ${added}
      from part group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (merchant_id, day, quarter, plugin, currency) do update set ${raised}
    )
    select count(*) as folded from taken`)
  return Number(rows[0]?.folded ?? 0)
}

const raised = sql.raw(
  ['paid', 'amount', 'refunded', 'succeeded', 'failed']
    .map((column) => `${column} = kept.${column} + excluded.${column}`)
    .join(', '),
)
