import type { Tx } from '../../../platform/db/db.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { changeAttempt, type AttemptRow } from '../attempt.store.ts'
import { transactionAggregate } from '../evidence/evidence-notice.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { reservation, sourceOf, type Claim, type OperationKind } from './operation.domain.ts'
import { insertOperation, type OperationRow } from './operation.store.ts'

export type OperationToWrite = {
  attempt: AttemptRow
  kind: OperationKind
  minor: number
  /** Mismatched money, which is in no total of the attempt; else the attempt's own. */
  claim?: Claim
  actor: string
  idempotencyKey: string
  wishHash: string
  nextInquiryAt: Date | null
}

/** Reserves, writes and audits in one commit, under the attempt's lock. */
export async function writeOperation(
  tx: Tx,
  deps: LedgerDeps,
  { attempt, kind, minor, claim, actor, idempotencyKey, wishHash, nextInquiryAt }: OperationToWrite,
): Promise<OperationRow> {
  const { merchantId, id: attemptId, transactionId, publicId } = attempt
  const now = deps.clock.now()
  const set = claim ? null : reservation(kind, attempt, minor)
  if (set) await changeAttempt(tx, attempt, { source: sourceOf({ actor }), now, set })
  const operation = await insertOperation(tx, {
    merchantId,
    attemptId,
    publicId: deps.ids.publicId(),
    kind,
    amount: minor,
    ...(claim && { claimId: claim.id, currency: claim.currency }),
    idempotencyKey,
    wishHash,
    actor,
    nextInquiryAt,
    stateChangedAt: now,
    createdAt: now,
  })
  const detail = {
    operation: operation.publicId,
    attempt: publicId,
    amount: minor,
    currency: claim?.currency ?? attempt.currency,
    ...(claim && { claim: claim.operationId }),
  }
  const object = transactionAggregate(transactionId)
  await recordAudit(tx, { merchantId, actor, action: `${kind}.requested`, object, detail }, now)
  return operation
}
