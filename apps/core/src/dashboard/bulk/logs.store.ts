import type { RowLogState } from '@wasl/domain/bulk'
import { and, asc, count, eq, inArray, sql, sum, type SQL } from 'drizzle-orm'
import { paymentTransaction } from '../../kernel/ledger/ledger.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bulkLog, bulkRow } from './bulk.schema.ts'

export type LogLease = { id: number; merchantId: number; uploadId: number; rowNumber: number; tries: number }
export type OfDispatch = { merchantId: number; dispatchId: number }

/** The next rows nobody works on, under a lease of this try. Those of a worker that died come back when its lease ends. */
export async function claimLogs(
  tx: Tx,
  { merchantId, dispatchId, now, until, limit }: OfDispatch & { now: Date; until: Date; limit: number },
): Promise<LogLease[]> {
  const { rows } = await tx.execute<{ id: string; upload_id: string; row_number: number; tries: number }>(sql`
    update bulk_log set state = 'creating', leased_until = ${until.toISOString()}::timestamptz, tries = tries + 1
    where merchant_id = ${merchantId} and id in (
      select id from bulk_log
      where merchant_id = ${merchantId} and dispatch_id = ${dispatchId}
        and (state = 'pending'
          or (state = 'creating' and leased_until <= ${now.toISOString()}::timestamptz))
      order by row_number
      limit ${limit}
      for update skip locked)
    returning id, upload_id, row_number, tries`)
  return rows
    .map((row) => ({
      id: Number(row.id),
      merchantId,
      uploadId: Number(row.upload_id),
      rowNumber: row.row_number,
      tries: row.tries,
    }))
    .toSorted((one, other) => one.rowNumber - other.rowNumber)
}

/** True while this try still holds the row; whoever else wants it waits. */
export async function holdLog(tx: Tx, lease: LogLease): Promise<boolean> {
  const rows = await tx.select({ id: bulkLog.id }).from(bulkLog).where(isHeld(lease)).for('update')
  return rows.length > 0
}

export async function settleLog(
  tx: Tx,
  lease: LogLease,
  change: Partial<typeof bulkLog.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(bulkLog)
    .set({ ...change, leasedUntil: null })
    .where(isHeld(lease))
    .returning({ id: bulkLog.id })
  return rows.length > 0
}

const isHeld = ({ id, merchantId, tries }: LogLease): SQL | undefined =>
  and(
    eq(bulkLog.merchantId, merchantId),
    eq(bulkLog.id, id),
    eq(bulkLog.state, 'creating'),
    eq(bulkLog.tries, tries),
  )

export type LogCounts = Record<RowLogState, number>

export async function countLogs(
  db: Db | Tx,
  merchantId: number,
  dispatchIds: readonly number[],
): Promise<Map<number, LogCounts>> {
  const rows =
    dispatchIds.length === 0
      ? []
      : await db
          .select({ dispatchId: bulkLog.dispatchId, state: bulkLog.state, rows: count() })
          .from(bulkLog)
          .where(and(eq(bulkLog.merchantId, merchantId), inArray(bulkLog.dispatchId, [...dispatchIds])))
          .groupBy(bulkLog.dispatchId, bulkLog.state)
  const counts = new Map(dispatchIds.map((id) => [id, noLogs()]))
  for (const { dispatchId, state, rows: amount } of rows) {
    const of = counts.get(dispatchId)
    if (of) of[state] = amount
  }
  return counts
}

export const noLogs = (): LogCounts => ({
  pending: 0,
  creating: 0,
  created: 0,
  sent: 0,
  send_failed: 0,
  failed: 0,
  skipped_duplicate: 0,
  canceled: 0,
})

export const isPaid = inArray(paymentTransaction.state, ['paid', 'authorized', 'cod'])

export const withTransaction = and(
  eq(paymentTransaction.publicId, bulkLog.transactionId),
  eq(paymentTransaction.merchantId, bulkLog.merchantId),
)

const isOfRow = and(
  eq(bulkRow.merchantId, bulkLog.merchantId),
  eq(bulkRow.uploadId, bulkLog.uploadId),
  eq(bulkRow.number, bulkLog.rowNumber),
)

const fields = {
  rowNumber: bulkLog.rowNumber,
  state: bulkLog.state,
  transactionId: bulkLog.transactionId,
  errorCode: bulkLog.errorCode,
  errorValues: bulkLog.errorValues,
  sentAt: bulkLog.sentAt,
  cells: bulkRow.cells,
  amount: bulkRow.amount,
  currency: bulkRow.currency,
  channels: bulkRow.channels,
  openedAt: paymentTransaction.seenAt,
  paidAt: sql<Date | null>`case when ${isPaid} then ${paymentTransaction.stateChangedAt} end`.mapWith(
    paymentTransaction.stateChangedAt,
  ),
  orderNo: paymentTransaction.orderNo,
}

export type LogLine = Awaited<ReturnType<typeof findLogs>>[number]

/** In the order of the file. */
export async function findLogs(
  db: Db,
  { merchantId, dispatchId, rowNumbers }: OfDispatch & { rowNumbers: readonly number[] },
) {
  if (rowNumbers.length === 0) return []
  return db
    .select(fields)
    .from(bulkLog)
    .innerJoin(bulkRow, isOfRow)
    .leftJoin(paymentTransaction, withTransaction)
    .where(
      and(
        eq(bulkLog.merchantId, merchantId),
        eq(bulkLog.dispatchId, dispatchId),
        inArray(bulkLog.rowNumber, [...rowNumbers]),
      ),
    )
    .orderBy(asc(bulkLog.rowNumber))
}

/** How much of it is paid by now, per currency. */
export async function paidOf(
  db: Db,
  { merchantId, dispatchId }: OfDispatch,
): Promise<{ currency: string; rows: number; amount: bigint }[]> {
  const rows = await db
    .select({
      currency: paymentTransaction.currency,
      rows: count(),
      amount: sum(paymentTransaction.amount),
    })
    .from(bulkLog)
    .innerJoin(paymentTransaction, withTransaction)
    .where(and(eq(bulkLog.merchantId, merchantId), eq(bulkLog.dispatchId, dispatchId), isPaid))
    .groupBy(paymentTransaction.currency)
    .orderBy(paymentTransaction.currency)
  return rows.map(({ currency, rows: paid, amount }) => ({
    currency,
    rows: paid,
    amount: BigInt(amount ?? 0),
  }))
}

/** What is asked for, per currency. */
export async function askedOf(
  db: Db,
  { merchantId, dispatchId }: OfDispatch,
): Promise<{ currency: string; amount: bigint }[]> {
  const rows = await db
    .select({ currency: bulkRow.currency, amount: sum(bulkRow.amount) })
    .from(bulkLog)
    .innerJoin(bulkRow, isOfRow)
    .where(and(eq(bulkLog.merchantId, merchantId), eq(bulkLog.dispatchId, dispatchId)))
    .groupBy(bulkRow.currency)
    .orderBy(bulkRow.currency)
  return rows.map(({ currency, amount }) => ({ currency: currency ?? '', amount: BigInt(amount ?? 0) }))
}
