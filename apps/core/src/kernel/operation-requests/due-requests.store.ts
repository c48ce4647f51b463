import { and, asc, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { moneyOperation } from '../ledger/money.schema.ts'
import { operationRequest } from './operation-requests.schema.ts'
import type { OperationRequestRow } from './operation-requests.store.ts'

/** The books know its result, so it is due now: the next scheduled look may be an hour away. */
const isBooked = sql`exists (
  select from ${moneyOperation} begun
  where begun.merchant_id = ${operationRequest.merchantId} and begun.public_id = ${operationRequest.operationId}
    and begun.state in ('done', 'failed'))`

/** Approved and not ended: its worker may have died. Leased, so that one worker looks at a time. */
export async function leaseDueRequests(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<{ merchantId: number; publicId: string }[]> {
  const due = tx
    .select({ id: operationRequest.id })
    .from(operationRequest)
    .where(or(lte(operationRequest.dueAt, now), and(gt(operationRequest.dueAt, until), isBooked)))
    .orderBy(asc(operationRequest.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(operationRequest)
    .set({ dueAt: until })
    .where(inArray(operationRequest.id, due))
    .returning({ merchantId: operationRequest.merchantId, publicId: operationRequest.publicId })
}

/** Nobody answered, or did it, in time, whichever merchant's they are. */
export async function findOverdueRequests(db: Db, now: Date, limit: number): Promise<OperationRequestRow[]> {
  return db
    .select()
    .from(operationRequest)
    .where(and(inArray(operationRequest.status, ['PENDING', 'MANUAL']), lte(operationRequest.expiresAt, now)))
    .limit(limit)
}
