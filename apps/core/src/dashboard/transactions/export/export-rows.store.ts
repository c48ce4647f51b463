import type { TransactionOrdering } from '@wasl/contracts/lists/transactions'
import { sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import type { Db } from '../../../platform/db/db.ts'
import { transactions } from '../list/transactions.list.ts'
import { csvCell } from './cell.store.ts'
import { columnOf, type Source, type Told } from './export-columns.store.ts'
import { kindOf } from './export-fields.ts'

/**
 * Which rows a file has, in its order, decided by one statement: what changes while the file is written neither repeats a row
 * nor loses one. One text, because a million rows would be a million objects; `idsIn` takes it apart.
 */
export async function findIds(
  db: Db,
  condition: SQL | undefined,
  ordering: TransactionOrdering,
): Promise<string> {
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    select string_agg(listed.id::text, ',') as ids
    from (select ${row.id} from ${row} where ${condition} order by ${transactions.orderOf(ordering)}) listed`)
  return rows[0]?.ids ?? ''
}

/** `size` ids at a time. */
export function* idsIn(text: string, size: number): Generator<string[]> {
  let page: string[] = []
  for (let from = 0; from < text.length;) {
    const comma = text.indexOf(',', from)
    const to = comma === -1 ? text.length : comma
    page.push(text.slice(from, to))
    from = to + 1
    if (page.length === size) {
      yield page
      page = []
    }
  }
  if (page.length > 0) yield page
}

export type Wanted = Told & { merchantId: number; fields: readonly string[] }

/** The lines of these rows in their order, as one text. */
export async function csvLines(db: Db, wanted: Wanted, ids: readonly string[]): Promise<string> {
  const cells = wanted.fields.map((name, at) => csvCell(sql.raw(`cells.c${at}`), kindOf(name)))
  const { rows } = await db.execute<{ lines: string | null }>(sql`
    select string_agg(${sql.join(cells, sql` || ',' || `)} || chr(13) || chr(10), '' order by cells.place) as lines
    from (${selected(wanted, ids)}) cells`)
  return rows[0]?.lines ?? ''
}

/** The same as values, for whoever writes cells of their own. */
export async function cellTexts(
  db: Db,
  wanted: Wanted,
  ids: readonly string[],
): Promise<(string | null)[][]> {
  const cells = wanted.fields.map((_, at) => sql.raw(`cells.c${at}`))
  const { rows } = await db.execute<{ page: (string | null)[][] | null }>(sql`
    select json_agg(json_build_array(${sql.join(cells, sql`, `)}) order by cells.place) as page
    from (${selected(wanted, ids)}) cells`)
  return rows[0]?.page ?? []
}

function selected(wanted: Wanted, ids: readonly string[]): SQL {
  const columns = wanted.fields.map((name) => columnOf(name, wanted))
  const needed = new Set(columns.flatMap(({ sources }) => sources))
  const texts = columns.map(({ text }, at) => sql`(${text})::text as ${sql.raw(`c${at}`)}`)
  const joined = [...needed].map((source) => joins[source])
  return sql`
    select wanted.place, ${sql.join(texts, sql`, `)}
    from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality wanted (id, place)
    join ${row} on ${row.id} = wanted.id and ${row.merchantId} = ${wanted.merchantId}
    ${sql.join(joined, sql` `)}`
}

export const joins: Readonly<Record<Source, SQL>> = {
  customer: sql`left join customer on customer.merchant_id = ${row.merchantId} and customer.id = ${row.customerId}`,
  unit: sql`left join unit on unit.merchant_id = ${row.merchantId} and unit.key = ${row.unitKey}`,
  gateway: sql`left join gateway on gateway.merchant_id = ${row.merchantId} and gateway.code = ${row.gatewayCode}`,
  attempt: sql`left join lateral (
    select * from attempt
    where attempt.transaction_id = ${row.id} and attempt.merchant_id = ${row.merchantId}
    order by attempt.is_winner desc, attempt.id desc limit 1) last_attempt on true`,
  sums: sql`left join lateral (
    select sum(attempt.captured) as paid, sum(attempt.refunded) as refunded,
      sum(case when attempt.captured > 0 and attempt.authorized = 0 then attempt.captured - attempt.fee_captured
        else greatest(attempt.amount - attempt.voided, attempt.captured - attempt.fee_captured) end) filter (where attempt.is_winner) as settled
    from attempt
    where attempt.transaction_id = ${row.id} and attempt.merchant_id = ${row.merchantId}) sums on true`,
}
