import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { TakenMoney } from './claims.domain.ts'
import { moneyEvent, moneyOperation } from '../money.schema.ts'

/** Everything that gateways reported as taken for these attempts, oldest first. */
export async function findTaken(
  db: Db | Tx,
  { merchantId, attemptIds }: { merchantId: number; attemptIds: readonly number[] },
): Promise<(TakenMoney & { attemptId: number })[]> {
  if (attemptIds.length === 0) return []
  const rows = await db
    .select({
      id: moneyEvent.id,
      attemptId: moneyEvent.attemptId,
      operationId: moneyEvent.dedupeKey,
      minor: moneyEvent.amount,
      currency: moneyEvent.currency,
      disposition: moneyEvent.disposition,
      isGivenBack: sql<boolean>`${moneyOperation.id} is not null`,
    })
    .from(moneyEvent)
    .leftJoin(
      moneyOperation,
      and(
        eq(moneyOperation.merchantId, moneyEvent.merchantId),
        eq(moneyOperation.claimId, moneyEvent.id),
        ne(moneyOperation.state, 'failed'),
      ),
    )
    .where(
      and(
        eq(moneyEvent.merchantId, merchantId),
        inArray(moneyEvent.attemptId, [...attemptIds]),
        eq(moneyEvent.kind, 'capture'),
      ),
    )
    .orderBy(asc(moneyEvent.id))
  return rows
}
