import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/db.ts'
import { moneyEvent, moneyRelease } from '../money.schema.ts'

export async function insertRelease(tx: Tx, values: typeof moneyRelease.$inferInsert): Promise<void> {
  await tx.insert(moneyRelease).values(values)
}

/** Without an operation: money that could not be read. */
export async function hasReleased(
  tx: Tx,
  {
    merchantId,
    attemptId,
    operationId,
  }: { merchantId: number; attemptId: number; operationId: string | null },
): Promise<boolean> {
  const rows = await tx
    .select({ id: moneyRelease.id })
    .from(moneyRelease)
    .leftJoin(moneyEvent, eq(moneyEvent.id, moneyRelease.claimId))
    .where(
      and(
        eq(moneyRelease.merchantId, merchantId),
        eq(moneyRelease.attemptId, attemptId),
        operationId === null ? isNull(moneyRelease.claimId) : eq(moneyEvent.dedupeKey, operationId),
      ),
    )
  return rows.length > 0
}
