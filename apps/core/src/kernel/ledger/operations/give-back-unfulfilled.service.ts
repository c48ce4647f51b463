import type { Tx } from '../../../platform/db/db.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import { changeAttempt, lockAttempt } from '../attempt.store.ts'
import { lineTo } from '../gateway-line.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { automaticActor, availableFor, type OperationKind } from './operation.domain.ts'
import { findOperationByKey } from './operation.store.ts'
import { hashOfOperation } from './hash-of-operation.ts'
import { flagForReview } from '../pay/flag-for-review.ts'
import type { LockedTransaction } from '../transaction.store.ts'
import { writeOperation } from './write-operation.service.ts'

/**
 * Money came for what cannot be had any more: all of it goes back, by an operation that is due at once. Where the gateway
 * cannot give it back, a person must. Promised cash is refused: true, and the caller moves the transaction.
 */
export async function giveBackUnfulfilled(
  tx: Tx,
  deps: LedgerDeps,
  { transaction, now }: { transaction: LockedTransaction; now: Date },
): Promise<boolean> {
  const { merchantId, paidAttemptId } = transaction
  const attempt = paidAttemptId === null ? null : await lockAttempt(tx, { merchantId, id: paidAttemptId })
  if (!attempt) throw new Error('an attempt that paid is not in the books')
  const { id: attemptId, publicId } = attempt
  if (attempt.state === 'cod') {
    await changeAttempt(tx, attempt, {
      event: 'cash.refused',
      source: 'automatic',
      now,
      set: { isWinner: false, provenUnpaid: true },
    })
    return true
  }
  const kind: OperationKind = attempt.captured > 0 ? 'refund' : 'void'
  const minor = availableFor(kind, attempt)
  const key = 'order.unfulfilled'
  if (minor === 0 || (await findOperationByKey(tx, { merchantId, attemptId, key }))) return false
  const gateway = await findGateway(tx, { merchantId, code: attempt.gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  if (!line?.adapter.operations?.kinds.includes(kind)) {
    await flagForReview(tx, transaction, { now })
    return false
  }
  await writeOperation(tx, deps, {
    attempt,
    kind,
    minor,
    actor: automaticActor,
    idempotencyKey: key,
    wishHash: hashOfOperation({ kind, attemptId: publicId, claim: null, amount: null }),
    nextInquiryAt: now,
  })
  return false
}
