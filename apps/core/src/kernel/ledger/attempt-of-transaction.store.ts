import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import type { AttemptRow } from './attempt.store.ts'
import { attempt } from './ledger.schema.ts'
import type { PublicRef } from './transaction.store.ts'

/** Finds the attempt only if it belongs to the transaction. */
export async function lockPublicAttempt(
  tx: Tx,
  { merchantId, transactionId, publicId }: PublicRef & { transactionId: number },
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(
      and(
        eq(attempt.merchantId, merchantId),
        eq(attempt.transactionId, transactionId),
        eq(attempt.publicId, publicId),
      ),
    )
    .for('update')
  return row ?? null
}
