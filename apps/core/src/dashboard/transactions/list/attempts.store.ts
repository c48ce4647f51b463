import { and, desc, eq, sql } from 'drizzle-orm'
import { attempt } from '../../../kernel/ledger/ledger.schema.ts'
import type { Db } from '../../../platform/db/db.ts'
import { place, prepared } from '../../../platform/db/prepared.ts'

export type ListedAttempt = Awaited<ReturnType<typeof findListedAttempts>>[number]

/** What the sums of a row are made of; newest first. */
export async function findListedAttempts(
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
) {
  const query = prepared(db, 'findListedAttempts', (name) => listedAttempts(db).prepare(name))
  return query.execute({ merchantId, ids })
}

const listedAttempts = (db: Db) =>
  db
    .select({
      transactionId: attempt.transactionId,
      isWinner: attempt.isWinner,
      trackId: attempt.trackId,
      fee: attempt.fee,
      authorized: attempt.authorized,
      captured: attempt.captured,
      feeCaptured: attempt.feeCaptured,
      refunded: attempt.refunded,
      refundReserved: attempt.refundReserved,
      stateChangedAt: attempt.stateChangedAt,
    })
    .from(attempt)
    .where(
      and(
        eq(attempt.merchantId, place('merchantId')),
        sql`${attempt.transactionId} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    )
    .orderBy(desc(attempt.id))
