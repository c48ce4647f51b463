import { parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../platform/db/db.ts'
import { lockPublicAttempt } from './attempt-of-transaction.store.ts'
import { tellChanged } from './changed-notice.ts'
import { lockAttempt, type AttemptRow } from './attempt.store.ts'
import { claimsToGiveBack } from './claims.domain.ts'
import { findTaken } from './claims.store.ts'
import { lineTo, type GatewayLine } from './gateway-line.ts'
import { findGateway } from './gateways.store.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import type { OperationCommand, OperationRefusal } from './operation-command.ts'
import { decideClaim, decideOperation, nextOperationInquiryAt, type Claim } from './operation.domain.ts'
import { findOperationByKey, hasOpenHoldOperation, type OperationRow } from './operation.store.ts'
import { lockPublicTransaction, type LockedTransaction } from './transaction.store.ts'
import { writeOperation } from './write-operation.service.ts'

export type Reserved = {
  operation: OperationRow
  attempt: AttemptRow
  state: TransactionState
  /** Null where the key was seen before: its gateway has been asked, or is being asked. */
  line: GatewayLine | null
}

/** Phase 1 of reliability B.7: the money is spoken for in the commit that writes the operation, before its gateway hears of it. */
export async function reserveOperation(
  tx: Tx,
  deps: LedgerDeps,
  command: OperationCommand,
): Promise<Result<Reserved, OperationRefusal>> {
  const transaction = await lockPublicTransaction(tx, command)
  if (!transaction) return refused({ kind: 'notFound' })
  const attempt = await attemptMeant(tx, transaction, command.attemptId)
  if (!attempt) return refused({ kind: command.attemptId === null ? 'notPossible' : 'notFound' })
  const { merchantId } = transaction
  const key = { merchantId, attemptId: attempt.id, key: command.idempotencyKey }
  const held = await findOperationByKey(tx, key)
  if (held) {
    return isSameWish(held, command, attempt)
      ? accepted({ operation: held, attempt, state: transaction.state, line: null })
      : refused({ kind: 'keyReused' })
  }
  if (transaction.deletedAt !== null) return refused({ kind: 'notPossible' })
  const gateway = await findGateway(tx, { merchantId, code: attempt.gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  if (!line?.adapter.operations?.kinds.includes(command.kind)) return refused({ kind: 'notOffered' })
  if (command.kind !== 'refund' && (await hasOpenHoldOperation(tx, key))) return refused({ kind: 'underWay' })
  const claim = command.claim === null ? null : await claimMeant(tx, attempt, command.claim)
  if (command.claim !== null && !claim) return refused({ kind: 'notPossible' })
  const decision = claim ? decideClaim(command, claim) : decideOperation(command, attempt)
  if (!decision.ok) return decision
  if (!command.isConfirmed(decision.value)) return refused({ kind: 'reauthRequired' })
  const { kind, claim: claimId } = command
  const asked = { transaction, attempt, kind, claim: claimId, amount: decision.value }
  const holding = command.admit && (await command.admit(tx, asked))
  if (holding) return refused(holding)
  const operation = await writeOperation(tx, deps, {
    attempt,
    kind: command.kind,
    minor: decision.value.minor,
    ...(claim && { claim }),
    actor: command.actor,
    idempotencyKey: command.idempotencyKey,
    nextInquiryAt: afterAnyAnswer(deps.clock.now()),
  })
  await tellChanged(tx, transaction, { what: `asked ${operation.publicId}`, now: deps.clock.now() })
  return accepted({ operation, attempt, state: transaction.state, line })
}

async function attemptMeant(
  tx: Tx,
  { merchantId, id: transactionId, paidAttemptId }: LockedTransaction,
  publicId: string | null,
): Promise<AttemptRow | null> {
  if (publicId !== null) return lockPublicAttempt(tx, { merchantId, transactionId, publicId })
  return paidAttemptId === null ? null : lockAttempt(tx, { merchantId, id: paidAttemptId })
}

async function claimMeant(
  tx: Tx,
  { merchantId, id }: AttemptRow,
  operationId: string,
): Promise<Claim | null> {
  const claims = claimsToGiveBack(await findTaken(tx, { merchantId, attemptIds: [id] }))
  return claims.find((claim) => claim.operationId === operationId) ?? null
}

/** The same request again. "All that is available" means what it meant then. */
function isSameWish(
  held: OperationRow,
  { kind, amount, claim }: OperationCommand,
  attempt: AttemptRow,
): boolean {
  if (held.kind !== kind || (held.claimId === null) !== (claim === null)) return false
  if (amount === null) return true
  const typed = parseAmount(amount, held.currency ?? attempt.currency)
  return typed.ok && typed.value.minor === held.amount
}

/** Later than any answer that is still waited for. */
export const afterAnyAnswer = (now: Date): Date | null =>
  nextOperationInquiryAt({ createdAt: now, inquiries: 2 }, now)
