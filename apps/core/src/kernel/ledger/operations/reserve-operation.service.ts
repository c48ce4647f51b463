import { accepted, refused, type Result } from '@wasl/domain/result'
import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../../platform/db/db.ts'
import { lockPublicAttempt } from '../attempt-of-transaction.store.ts'
import { tellChanged } from '../changed-notice.ts'
import { lockAttempt, type AttemptRow } from '../attempt.store.ts'
import { claimsToGiveBack } from '../evidence/claims.domain.ts'
import { findTaken } from '../evidence/claims.store.ts'
import { lineTo, type GatewayLine } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import type { OperationCommand, OperationRefusal } from './operation-command.ts'
import { decideClaim, decideOperation, nextOperationInquiryAt, type Claim } from './operation.domain.ts'
import { findOperationByKey, hasOpenHoldOperation, movedWith, type OperationRow } from './operation.store.ts'
import { hashOfOperation } from './hash-of-operation.ts'
import { lockPublicTransaction, type LockedTransaction } from '../transaction.store.ts'
import { writeOperation } from './write-operation.service.ts'

export type Reserved = {
  operation: OperationRow
  attempt: AttemptRow
  state: TransactionState
  /** Null if the key was seen before: its gateway was asked or is being asked. */
  line: GatewayLine | null
}

/** Phase 1 of reliability B.7: reserves the money in the commit that writes the operation, before its gateway hears of it. */
export async function reserveOperation(
  tx: Tx,
  deps: LedgerDeps,
  command: OperationCommand,
): Promise<Result<Reserved, OperationRefusal>> {
  const transaction = await lockPublicTransaction(tx, command)
  if (!transaction) return refused({ kind: 'notFound' })
  // Before the paid attempt is looked up: since the first press it may be another one, or none.
  const seen = await reservedBefore(tx, transaction, command)
  if (seen) return seen
  const attempt = await attemptMeant(tx, transaction, command.attemptId)
  if (!attempt) return refused({ kind: command.attemptId === null ? 'notPossible' : 'notFound' })
  const { merchantId } = transaction
  if (transaction.deletedAt !== null) return refused({ kind: 'notPossible' })
  const gateway = await findGateway(tx, { merchantId, code: attempt.gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  if (!line?.adapter.operations?.kinds.includes(command.kind)) return refused({ kind: 'notOffered' })
  if (command.kind !== 'refund' && (await hasOpenHoldOperation(tx, { merchantId, attemptId: attempt.id })))
    return refused({ kind: 'underWay' })
  const claim = command.claim === null ? null : await claimMeant(tx, attempt, command.claim)
  if (command.claim !== null && !claim) return refused({ kind: 'notPossible' })
  const decision = claim ? decideClaim(command, claim) : decideOperation(command, attempt)
  if (!decision.ok) return decision
  const { kind, claim: claimId } = command
  const amount = decision.value
  const whole = await movedWith(tx, transaction, { kind, amount })
  if (!command.isConfirmed(whole)) return refused({ kind: 'reauthRequired' })
  const asked = { transaction, attempt, kind, claim: claimId, amount, whole }
  const holding = command.admit && (await command.admit(tx, asked))
  if (holding) return refused(holding)
  const operation = await writeOperation(tx, deps, {
    attempt,
    kind,
    minor: amount.minor,
    ...(claim && { claim }),
    actor: command.actor,
    idempotencyKey: command.idempotencyKey,
    wishHash: hashOfOperation(command),
    nextInquiryAt: afterAnyAnswer(deps.clock.now()),
  })
  await tellChanged(tx, transaction, { what: `asked ${operation.publicId}`, now: deps.clock.now() })
  return accepted({ operation, attempt, state: transaction.state, line })
}

/** The caller holds the transaction's lock, under which its operations are written, so presses at the same time find one key. */
async function reservedBefore(
  tx: Tx,
  { merchantId, id: transactionId, state }: LockedTransaction,
  command: OperationCommand,
): Promise<Result<Reserved, OperationRefusal> | null> {
  const held = await findOperationByKey(tx, { merchantId, transactionId, key: command.idempotencyKey })
  if (!held) return null
  if (!isSameWish(held, command)) return refused({ kind: 'keyReused' })
  const attempt = await lockAttempt(tx, { merchantId, id: held.attemptId })
  if (!attempt) throw new Error('an operation without its attempt')
  return accepted({ operation: held, attempt, state, line: null })
}

/** Older rows have no hash; only their kind is compared. */
const isSameWish = ({ kind, wishHash }: OperationRow, command: OperationCommand): boolean =>
  wishHash === null ? kind === command.kind : wishHash === hashOfOperation(command)

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

/** Later than any answer that is still expected. */
const afterAnyAnswer = (now: Date): Date | null =>
  nextOperationInquiryAt({ createdAt: now, inquiries: 2 }, now)
