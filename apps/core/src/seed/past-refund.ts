import { and, eq, sql } from 'drizzle-orm'
import { attempt } from '../kernel/ledger/ledger.schema.ts'
import { moneyEvent, refund } from '../kernel/ledger/money.schema.ts'
import type { Db } from '../platform/db/db.ts'
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
      .returning({ id: attempt.id, currency: attempt.currency })
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
  })
}
