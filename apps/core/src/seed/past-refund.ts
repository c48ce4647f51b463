import { and, eq, sql } from 'drizzle-orm'
import { attempt, paymentTransaction } from '../kernel/ledger/ledger.schema.ts'
import { moneyEvent, refund } from '../kernel/ledger/money.schema.ts'
import { refundNotice } from '../kernel/ledger/refund-notice.ts'
import { writeNotice } from '../kernel/notices/notices.store.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'

export type PastRefund = { merchantId: number; attemptId: string; publicId: string; minor: number; at: Date }

/** A refund that was done, under the same constraints as any other; refunding itself is not part of the pay slice. */
export async function addPastRefund(
  db: Db,
  { merchantId, attemptId, publicId, minor, at }: PastRefund,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(attempt)
      .set({ refunded: sql`${attempt.refunded} + ${minor}` })
      .where(and(eq(attempt.merchantId, merchantId), eq(attempt.publicId, attemptId)))
      .returning({ id: attempt.id, currency: attempt.currency, transactionId: attempt.transactionId })
    if (!row) throw new Error(`no attempt ${attemptId} to refund`)
    const of = { merchantId, attemptId: row.id, amount: minor }
    await tx
      .insert(refund)
      .values({ ...of, publicId, state: 'done', idempotencyKey: publicId, createdAt: at })
    await tx.insert(moneyEvent).values({
      ...of,
      kind: 'refund',
      currency: row.currency,
      dedupeKey: publicId,
      disposition: 'counted',
      source: 'staff',
      at,
    })
    const transaction = await transactionOf(tx, { merchantId, id: row.transactionId })
    const news = { merchantId, transaction, attemptId, refundId: publicId, minor, currency: row.currency }
    await writeNotice(tx, refundNotice(news), at)
  })
}

async function transactionOf(tx: Tx, { merchantId, id }: { merchantId: number; id: number }) {
  const { publicId, plugin, state } = paymentTransaction
  const [row] = await tx
    .select({ id: paymentTransaction.id, publicId, plugin, state })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.id, id)))
  if (!row) throw new Error(`no transaction ${id} of the refund`)
  return row
}
