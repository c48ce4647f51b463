import { decimalText, money } from '@wasl/domain/money'
import type { Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { transactionAggregate } from '../ledger/evidence/evidence-notice.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type {
  AdmitOperation,
  OperationOutcome,
  OperationRefusal,
} from '../ledger/operations/operation-command.ts'
import { lockTransaction } from '../ledger/transaction.store.ts'
import { findApprovalEnd } from '../merchants/approval-end.store.ts'
import type { StaffMailing } from '../messages/write-staff-mail.service.ts'
import { nextLookAt, type OperationRequestStatus } from './operation-request.domain.ts'
import {
  findRequestToCarryOut,
  lockOperationRequest,
  saveOperationRequest,
  type OperationRequestRow,
  type RequestToCarryOut,
} from './operation-requests.store.ts'
import { mailMaker } from './mail-maker.service.ts'
import { tellRequest } from './request-notice.ts'

export type CarryOutDeps = {
  db: Db
  clock: Clock
  ledger: Pick<Ledger, 'operate'>
  mailing: StaffMailing
}

/**
 * An approved request becomes an operation of the ledger, under one key for each try: a repeated call, after a kill or
 * because the bank was silent, learns what became of it. `by` is the user who waits for the answer, if any. Answers the status
 * it has then.
 */
export async function carryOut(
  deps: CarryOutDeps,
  { merchantId, publicId, by }: { merchantId: number; publicId: string; by: number | null },
): Promise<OperationRequestStatus | null> {
  const request = await findRequestToCarryOut(deps.db, { merchantId, publicId })
  if (request?.status !== 'APPROVED') return request?.status ?? null
  const outcome = await begin(deps, request)
  return inTransaction(deps.db, (tx) => end(tx, deps, { request, outcome, by }))
}

const begin = ({ ledger }: CarryOutDeps, request: RequestToCarryOut) =>
  ledger.operate({
    merchantId: request.merchantId,
    publicId: request.transaction,
    kind: request.kind,
    attemptId: request.attempt,
    claim: request.claim,
    amount: decimalText(money(request.amount, request.currency)),
    availableSeen: null,
    idempotencyKey: `request:${request.publicId}:${request.tries}`,
    actor: request.approvedBy ?? '',
    isConfirmed: () => true,
    admit: onlyIfStillApproved(request),
  })

/** Under the transaction's lock, where every answer to a request is given. */
const onlyIfStillApproved =
  ({ merchantId, id, tries }: OperationRequestRow): AdmitOperation =>
  async (tx) => {
    const now = await lockOperationRequest(tx, { merchantId, id })
    return now?.status === 'APPROVED' && now.tries === tries ? null : { kind: 'requestPending' }
  }

type Ended = {
  request: OperationRequestRow
  outcome: Result<OperationOutcome, OperationRefusal>
  by: number | null
}

async function end(
  tx: Tx,
  { clock, mailing }: CarryOutDeps,
  { request, outcome, by }: Ended,
): Promise<OperationRequestStatus> {
  const { merchantId, id, transactionId, tries } = request
  const transaction = await lockTransaction(tx, { merchantId, id: transactionId })
  const held = await lockOperationRequest(tx, { merchantId, id })
  if (!transaction || !held) throw new Error('what a request is about is not in the books')
  // Another worker has ended this try.
  if (held.status !== 'APPROVED' || held.tries !== tries) return held.status
  const now = clock.now()
  const ended = outcome.ok
    ? endOf(held, outcome.value, now)
    : notDone(outcome.error, await findApprovalEnd(tx, { merchantId, from: now }))
  await saveOperationRequest(tx, held, ended)
  if (ended.status === 'APPROVED') return 'APPROVED'
  const detail = { request: held.publicId, ...('problem' in ended && { problem: ended.problem }) }
  const action = ended.status === 'DONE' ? 'operation.done' : 'operation.not_done'
  const object = transactionAggregate(transactionId)
  await recordAudit(tx, { merchantId, actor: held.approvedBy ?? '', action, object, detail }, now)
  await tellRequest(tx, { ...held, status: ended.status, transaction, by }, { what: 'changed', now })
  // Whoever tried again themselves has just read it.
  if (ended.status === 'MANUAL' && by !== held.userId)
    await mailMaker(tx, mailing, { request: held, transaction, occasion: 'operation_manual', now })
  return ended.status
}

/** The ledger has accepted it. It asks silent banks itself, and reserves the money until then. */
function endOf(request: OperationRequestRow, { operationId, result }: OperationOutcome, now: Date) {
  return result === 'done'
    ? { status: 'DONE' as const, operationId, dueAt: null }
    : { status: 'APPROVED' as const, operationId, dueAt: nextLookAt(request, now) }
}

function notDone(error: OperationRefusal, expiresAt: Date) {
  const message = error.kind === 'declined' ? error.message : null
  return {
    status: 'MANUAL' as const,
    problem: error.kind,
    messageEn: message?.en ?? null,
    messageAr: message?.ar ?? null,
    operationId: error.kind === 'declined' ? error.operationId : null,
    dueAt: null,
    expiresAt,
  }
}
