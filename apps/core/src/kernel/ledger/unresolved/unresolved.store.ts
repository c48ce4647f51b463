import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { attempt } from '../ledger.schema.ts'
import { unresolvedMoney as view } from '../money.schema.ts'
import { unresolvedMoney, type UnresolvedClaim, type UnresolvedMoney } from './unresolved.domain.ts'

type Asked = { id: number; merchantId: number; needsReview: boolean }

/** Oldest first, by transaction. Transactions without the review flag have none (I8) and are not queried. */
export async function findUnresolvedClaims(
  db: Db | Tx,
  transactions: readonly Asked[],
): Promise<Map<number, UnresolvedClaim[]>> {
  const [first, ...others] = transactions.filter(({ needsReview }) => needsReview)
  const found = new Map<number, UnresolvedClaim[]>()
  if (!first) return found
  const rows = await db
    .select({
      transactionId: view.transactionId,
      attemptId: attempt.publicId,
      claimId: view.claimId,
      kind: view.kind,
      operationId: view.operationId,
      minor: view.amount,
      currency: view.currency,
      since: view.since,
    })
    .from(view)
    .innerJoin(attempt, and(eq(attempt.merchantId, view.merchantId), eq(attempt.id, view.attemptId)))
    .where(
      and(
        eq(view.merchantId, first.merchantId),
        inArray(
          view.transactionId,
          [first, ...others].map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(view.since), asc(view.claimId), asc(view.attemptId))
  for (const { transactionId, ...claim } of rows)
    found.set(transactionId, [...(found.get(transactionId) ?? []), claim])
  return found
}

export async function findUnresolved(db: Db | Tx, transaction: Asked): Promise<UnresolvedMoney | null> {
  const claims = await findUnresolvedClaims(db, [transaction])
  return unresolvedMoney(claims.get(transaction.id) ?? [])
}
