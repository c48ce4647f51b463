import type { DispatchState } from '@wasl/domain/bulk'
import { and, desc, eq, inArray, max, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { bulkDispatch, bulkLog, bulkRow } from '../bulk.schema.ts'
import type { RowState } from '../rows/row.domain.ts'
import type { OfUpload } from '../rows/rows.store.ts'

export type DispatchRow = typeof bulkDispatch.$inferSelect

export async function findDispatchByKey(
  tx: Tx,
  { merchantId, key }: { merchantId: number; key: string },
): Promise<DispatchRow | null> {
  const [row] = await tx
    .select()
    .from(bulkDispatch)
    .where(and(eq(bulkDispatch.merchantId, merchantId), eq(bulkDispatch.idempotencyKey, key)))
  return row ?? null
}

export async function findDispatch(
  db: Db | Tx,
  { merchantId, uploadId }: OfUpload,
  publicId: string,
): Promise<DispatchRow | null> {
  const [row] = await db
    .select()
    .from(bulkDispatch)
    .where(
      and(
        eq(bulkDispatch.merchantId, merchantId),
        eq(bulkDispatch.uploadId, uploadId),
        eq(bulkDispatch.publicId, publicId),
      ),
    )
  return row ?? null
}

export async function lockDispatch(
  tx: Tx,
  { merchantId, id }: Pick<DispatchRow, 'merchantId' | 'id'>,
): Promise<DispatchRow | null> {
  const [row] = await tx
    .select()
    .from(bulkDispatch)
    .where(and(eq(bulkDispatch.merchantId, merchantId), eq(bulkDispatch.id, id)))
    .for('update')
  return row ?? null
}

export async function listDispatches(
  db: Db | Tx,
  { merchantId, uploadId }: OfUpload,
): Promise<DispatchRow[]> {
  return db
    .select()
    .from(bulkDispatch)
    .where(and(eq(bulkDispatch.merchantId, merchantId), eq(bulkDispatch.uploadId, uploadId)))
    .orderBy(desc(bulkDispatch.number))
    .limit(100)
}

export async function nextDispatchNumber(tx: Tx, { merchantId, uploadId }: OfUpload): Promise<number> {
  const [row] = await tx
    .select({ last: max(bulkDispatch.number) })
    .from(bulkDispatch)
    .where(and(eq(bulkDispatch.merchantId, merchantId), eq(bulkDispatch.uploadId, uploadId)))
  return (row?.last ?? 0) + 1
}

export async function insertDispatch(tx: Tx, values: typeof bulkDispatch.$inferInsert): Promise<DispatchRow> {
  const [row] = await tx.insert(bulkDispatch).values(values).returning()
  if (!row) throw new Error('the dispatch was not stored')
  return row
}

/** Every row in these states becomes one of the dispatch. */
export async function takeRows(
  tx: Tx,
  { merchantId, uploadId }: OfUpload,
  { dispatchId, states }: { dispatchId: number; states: readonly RowState[] },
): Promise<void> {
  await tx.execute(sql`
    with taken as (
      update bulk_row set state = 'taken'
      where merchant_id = ${merchantId} and upload_id = ${uploadId} and state = any(${sql.param([...states])}::text[])
      returning number)
    insert into bulk_log (merchant_id, dispatch_id, upload_id, row_number)
    select ${merchantId}, ${dispatchId}, ${uploadId}, number from taken order by number`)
}

export async function updateDispatch(
  tx: Tx,
  { merchantId, id }: Pick<DispatchRow, 'merchantId' | 'id'>,
  change: Partial<typeof bulkDispatch.$inferInsert>,
): Promise<void> {
  await tx
    .update(bulkDispatch)
    .set(change)
    .where(and(eq(bulkDispatch.merchantId, merchantId), eq(bulkDispatch.id, id)))
}

const isOn = (now: SQL): SQL =>
  sql`${bulkDispatch.state} in ('scheduled', 'running') and ${bulkDispatch.startsAt} <= ${now}`

export const dispatchesAreDue = (now: SQL): SQL =>
  sql`exists (select from ${bulkDispatch} where ${isOn(now)})`

/** Of every merchant: scheduled ones whose time has come begin, and those that run go on. */
export async function findDueDispatches(
  db: Db,
  now: Date,
): Promise<Pick<DispatchRow, 'id' | 'merchantId' | 'state'>[]> {
  return db
    .select({ id: bulkDispatch.id, merchantId: bulkDispatch.merchantId, state: bulkDispatch.state })
    .from(bulkDispatch)
    .where(isOn(sql`${now.toISOString()}::timestamptz`))
    .orderBy(bulkDispatch.id)
    .limit(100)
}

/** What was not begun is not sent, and may be sent another time. */
export async function cancelRows(tx: Tx, { merchantId, id, uploadId }: DispatchRow): Promise<void> {
  const canceled = await tx
    .update(bulkLog)
    .set({ state: 'canceled', leasedUntil: null })
    .where(
      and(
        eq(bulkLog.merchantId, merchantId),
        eq(bulkLog.dispatchId, id),
        inArray(bulkLog.state, ['pending', 'creating']),
      ),
    )
    .returning({ number: bulkLog.rowNumber })
  if (canceled.length === 0) return
  await tx
    .update(bulkRow)
    .set({ state: 'ready' })
    .where(
      and(
        eq(bulkRow.merchantId, merchantId),
        eq(bulkRow.uploadId, uploadId),
        sql`${bulkRow.number} = any(${sql.param(canceled.map(({ number }) => number))}::int[])`,
      ),
    )
}

/** Messages that were lost after everything was made change the dispatch's last word. */
export async function markWithErrors(tx: Tx, ids: readonly number[]): Promise<void> {
  const done: DispatchState = 'completed'
  // Whoever ends one just now did not see these rows fail, and is waited for.
  await tx
    .select({ id: bulkDispatch.id })
    .from(bulkDispatch)
    .where(inArray(bulkDispatch.id, [...ids]))
    .orderBy(bulkDispatch.id)
    .for('update')
  await tx
    .update(bulkDispatch)
    .set({ state: 'completed_with_errors' })
    .where(and(inArray(bulkDispatch.id, [...ids]), eq(bulkDispatch.state, done)))
}
