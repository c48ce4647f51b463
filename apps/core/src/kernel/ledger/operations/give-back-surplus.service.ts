import type { Tx } from '../../../platform/db/db.ts'
import { refundsSurplus } from '../../merchants/merchants.store.ts'
import { lineTo } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import type { AttemptRow } from '../attempt.store.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { automaticActor, availableFor, type OperationKind } from './operation.domain.ts'
import { findOperationByKey, hasOpenHoldOperation } from './operation.store.ts'
import { hashOfOperation } from './hash-of-operation.ts'
import { writeOperation } from './write-operation.service.ts'

/**
 * Reserves the refund of a second payment (reliability B.4) in the commit that records it, due at once: the janitor
 * asks the bank within a second, always under the same reference. If the gateway cannot refund, or the merchant wants
 * to look first, the transaction stays flagged.
 */
export async function giveBackSurplus(
  tx: Tx,
  deps: LedgerDeps,
  { attempt, operationId }: { attempt: AttemptRow; operationId: string },
): Promise<void> {
  const { merchantId, id: attemptId, publicId } = attempt
  const kind: OperationKind = attempt.captured > 0 ? 'refund' : 'void'
  const minor = availableFor(kind, attempt)
  if (minor === 0 || !(await refundsSurplus(tx, merchantId))) return
  const gateway = await findGateway(tx, { merchantId, code: attempt.gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  if (!line?.adapter.operations?.kinds.includes(kind)) return
  const key = `surplus:${operationId}`
  if (await findOperationByKey(tx, { merchantId, attemptId, key })) return
  if (kind === 'void' && (await hasOpenHoldOperation(tx, { merchantId, attemptId }))) return
  const now = deps.clock.now()
  await writeOperation(tx, deps, {
    attempt,
    kind,
    minor,
    actor: automaticActor,
    idempotencyKey: key,
    wishHash: hashOfOperation({ kind, attemptId: publicId, claim: null, amount: null }),
    nextInquiryAt: now,
  })
}
