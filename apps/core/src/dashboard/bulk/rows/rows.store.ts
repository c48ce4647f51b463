import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { bulkRow } from '../bulk.schema.ts'
import type { Cells, ReadRow, RowState } from './row.domain.ts'

export type Row = typeof bulkRow.$inferSelect
export type OfUpload = { merchantId: number; uploadId: number }
export type JudgedRow = ReadRow & { number: number; cells: Cells }

/** A page of rows in one statement: 10,000 rows are stored in five of them. */
export async function insertRows(
  tx: Tx,
  { merchantId, uploadId }: OfUpload,
  rows: JudgedRow[],
): Promise<void> {
  const page = rows.map(({ number, cells, amount, currency, orderNo, likeness, channels, problems }) => ({
    n: number,
    c: cells,
    s: problems.length > 0 ? 'wrong' : 'ready',
    a: amount,
    u: currency,
    o: orderNo,
    l: likeness,
    h: channels,
    p: problems,
  }))
  await tx.execute(sql`
    insert into bulk_row (merchant_id, upload_id, number, cells, state, amount, currency, order_no, likeness, channels, problems)
    select ${merchantId}::int, ${uploadId}::bigint, n, c, s, a, u, o, l, h, p
    from json_to_recordset(${JSON.stringify(page)}::json)
      as row(n int, c jsonb, s text, a bigint, u char(3), o text, l text, h text[], p jsonb)`)
}

export async function deleteRows(tx: Tx, of: OfUpload): Promise<void> {
  await tx.delete(bulkRow).where(within(of))
}

/** In the order of the file. */
export async function findRows(
  db: Db,
  { numbers, ...of }: OfUpload & { numbers: readonly number[] },
): Promise<Row[]> {
  if (numbers.length === 0) return []
  return db
    .select()
    .from(bulkRow)
    .where(and(within(of), inArray(bulkRow.number, [...numbers])))
    .orderBy(asc(bulkRow.number))
}

export async function firstReady(db: Db, of: OfUpload): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(bulkRow)
    .where(and(within(of), eq(bulkRow.state, 'ready')))
    .orderBy(asc(bulkRow.number))
    .limit(1)
  return row ?? null
}

export async function findRow(db: Db | Tx, of: OfUpload, number: number): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(bulkRow)
    .where(and(within(of), eq(bulkRow.number, number)))
  return row ?? null
}

/** Another row with this order number or, where neither has one, the same request: one above it, or one that was sent. The first of them. */
export async function findTwin(
  tx: Tx,
  of: OfUpload,
  { number, orderNo, likeness }: { number: number; orderNo: string | null; likeness: string },
): Promise<number | null> {
  const same =
    orderNo === null
      ? sql`${bulkRow.orderNo} is null and ${bulkRow.likeness} = ${likeness}`
      : eq(bulkRow.orderNo, orderNo)
  const [row] = await tx
    .select({ number: bulkRow.number })
    .from(bulkRow)
    .where(
      and(
        within(of),
        same,
        sql`${bulkRow.number} <> ${number} and (${bulkRow.number} < ${number} or ${bulkRow.state} = 'taken')`,
      ),
    )
    .orderBy(asc(bulkRow.number))
    .limit(1)
  return row?.number ?? null
}

/** Rows that were refused because this one says the same. */
export async function findEchoes(tx: Tx, of: OfUpload, number: number): Promise<Row[]> {
  const said = JSON.stringify([{ values: { row: number } }])
  return tx
    .select()
    .from(bulkRow)
    .where(and(within(of), eq(bulkRow.state, 'wrong'), sql`${bulkRow.problems} @> ${said}::jsonb`))
    .limit(1_000)
}

export async function updateRow(
  tx: Tx,
  { merchantId, uploadId, number }: OfUpload & { number: number },
  change: Partial<typeof bulkRow.$inferInsert>,
): Promise<void> {
  await tx
    .update(bulkRow)
    .set(change)
    .where(and(within({ merchantId, uploadId }), eq(bulkRow.number, number)))
}

export type RowCounts = Record<RowState, number> & { corrected: number }

export async function countRows(db: Db | Tx, of: OfUpload): Promise<RowCounts> {
  const rows = await db
    .select({ state: bulkRow.state, isCorrected: bulkRow.isCorrected, rows: count() })
    .from(bulkRow)
    .where(within(of))
    .groupBy(bulkRow.state, bulkRow.isCorrected)
  const counts: RowCounts = { wrong: 0, ready: 0, taken: 0, failed: 0, corrected: 0 }
  for (const { state, isCorrected, rows: amount } of rows) {
    counts[state] += amount
    if (isCorrected && (state === 'ready' || state === 'taken')) counts.corrected += amount
  }
  return counts
}

export type Total = { currency: string; amount: bigint; rows: number }

/** What would be asked for, by currency: rows that are ready, and with them those that failed where they go again. */
export async function totalsOf(db: Db | Tx, of: OfUpload, states: readonly RowState[]): Promise<Total[]> {
  const rows = await db
    .select({
      currency: bulkRow.currency,
      amount: sql<string>`coalesce(sum(${bulkRow.amount}), 0)`,
      rows: count(),
    })
    .from(bulkRow)
    .where(and(within(of), inArray(bulkRow.state, [...states])))
    .groupBy(bulkRow.currency)
    .orderBy(bulkRow.currency)
  return rows.map(({ currency, amount, rows: amountOfRows }) => ({
    currency: currency ?? '',
    amount: BigInt(amount),
    rows: amountOfRows,
  }))
}

/** Another one as soon as anything is another in what would be sent. */
export async function revisionOfRows(db: Db | Tx, of: OfUpload): Promise<string> {
  const [row] = await db
    .select({
      revision: sql<string>`md5(coalesce(
        string_agg(${bulkRow.number} || ' ' || md5(${bulkRow.cells}::text), ' ' order by ${bulkRow.number}), ''))`,
    })
    .from(bulkRow)
    .where(and(within(of), inArray(bulkRow.state, ['ready', 'failed'])))
  return row?.revision ?? ''
}

/** How many rows are told by each channel. */
export async function channelCounts(
  db: Db,
  { merchantId, uploadId }: OfUpload,
): Promise<{ channel: string; rows: number }[]> {
  const { rows } = await db.execute<{ channel: string; rows: number }>(sql`
    select channel, count(*)::int as rows from bulk_row, unnest(channels) as channel
    where merchant_id = ${merchantId} and upload_id = ${uploadId} and state in ('ready','failed')
    group by channel order by channel`)
  return rows
}

export type ProblemGroup = { column: string; code: string; rows: number }

/** Equal problems together: "Amount is missing, 12 rows". */
export async function problemGroups(db: Db, { merchantId, uploadId }: OfUpload): Promise<ProblemGroup[]> {
  const { rows } = await db.execute<ProblemGroup>(sql`
    select problem->>'column' as "column", problem->>'code' as code, count(*)::int as rows
    from bulk_row, jsonb_array_elements(problems) as problem
    where merchant_id = ${merchantId} and upload_id = ${uploadId} and state = 'wrong'
    group by 1, 2 order by 3 desc, 1, 2`)
  return rows
}

export const within = ({ merchantId, uploadId }: OfUpload): SQL | undefined =>
  and(eq(bulkRow.merchantId, merchantId), eq(bulkRow.uploadId, uploadId))
