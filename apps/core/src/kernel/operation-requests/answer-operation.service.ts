import { money, type Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Tx } from '../../platform/db/db.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { transactionAggregate } from '../ledger/evidence/evidence-notice.ts'
import { movedWith } from '../ledger/operations/operation.store.ts'
import { lockTransaction, type LockedTransaction } from '../ledger/transaction.store.ts'
import { spendGrant, withGrants } from '../permission-requests/granted.service.ts'
import { asOfNow, staffNow } from '../people/rights-now.service.ts'
import { checkPermission, may, sees, type Staff } from '../people/staff.ts'
import { carryOut, type CarryOutDeps } from './carry-out.service.ts'
import { mailMaker } from './mail-maker.service.ts'
import {
  nextLookAt,
  operationAnswerProblem,
  type AnswerProblem,
  type OperationAnswer,
  type OperationRequestStatus,
} from './operation-request.domain.ts'
import {
  findCheckers,
  findKeyMaker,
  findOpenRequest,
  findOperationRequest,
  insertCheck,
  lockOperationRequest,
  saveOperationRequest,
  type OperationRequestRow,
} from './operation-requests.store.ts'
import { tellRequest } from './request-notice.ts'
import { mayKeyOperate } from './key-rights.service.ts'

export type OperationAnswering = {
  publicId: string
  answer: OperationAnswer
  /** Sent to the user who asked, with a no. */
  reason: string | null
  requestId: string
  /** Whether the password was given recently enough for so much. */
  isConfirmed: (kind: OperationRequestRow['kind'], amount: Money, claim: string | null) => boolean
}

export type OperationAnswerRefusal =
  | AnswerProblem
  | 'notFound'
  | 'reauthRequired'
  /** The user who asked has lost the right: an approval does not replace it. */
  | 'makerMayNot'

/** `isCalledOff`: ended where it could not be done. */
export type OperationAnswered = { status: OperationRequestStatus; isCalledOff: boolean }

/** A yes, a no, taking one's own request back, or trying once more; the last yes carries it out at once (payments B8). */
export const answerOperation =
  (deps: CarryOutDeps) =>
  async (
    staff: Staff,
    answering: OperationAnswering,
  ): Promise<Result<OperationAnswered, OperationAnswerRefusal>> => {
    const { merchantId } = staff
    const { publicId } = answering
    const found = await findOperationRequest(deps.db, { merchantId, publicId })
    if (!found) return refused('notFound')
    const answered = await inTransaction(deps.db, (tx) => decide(tx, deps, { staff, answering, found }))
    if (!answered.ok) return answered
    if (answered.value.status !== 'APPROVED') return answered
    const status = (await carryOut(deps, { merchantId, publicId, by: staff.userId })) ?? 'APPROVED'
    return accepted({ status, isCalledOff: false })
  }

type Deciding = { staff: Staff; answering: OperationAnswering; found: OperationRequestRow }

/** The transaction's lock first: the same order as when an operation is asked for. */
async function decide(
  tx: Tx,
  deps: CarryOutDeps,
  { staff, answering, found }: Deciding,
): Promise<Result<OperationAnswered, OperationAnswerRefusal>> {
  const { merchantId, id, transactionId } = found
  const transaction = await lockTransaction(tx, { merchantId, id: transactionId })
  const request = await lockOperationRequest(tx, { merchantId, id })
  if (!transaction || !request) return refused('notFound')
  const now = deps.clock.now()
  const { answer } = answering
  const checkedBy = await findCheckers(tx, request)
  const keyMadeBy = await findKeyMaker(tx, request)
  const open = await findOpenRequest(tx, request)
  const isAnotherOpen = open !== null && open.id !== id
  const { kind, claim, amount, currency } = request
  const { publicId, plugin } = transaction
  const answerer = await asOfNow(tx, staff)
  if (!answerer) return refused('notYours')
  // Who was allowed it for this transaction may try again what they were allowed to ask for.
  const granted = await withGrants({ db: tx, clock: deps.clock }, answerer, {
    objects: [publicId],
    permissions: [`payment.${kind}`],
    keys: [request.idempotencyKey],
  })
  const facts = { ...request, plugin, checkedBy, keyMadeBy, isAnotherOpen }
  const problem = operationAnswerProblem(facts, answer, { staff: granted(publicId), now })
  if (problem) return refused(problem)
  if (answer === 'approve' && !(await mayMakerStill(tx, request, { publicId, plugin, now })))
    return refused('makerMayNot')
  if (answer === 'retry' && !may(answerer, `payment.${kind}`)) {
    const use = { object: publicId, permission: `payment.${kind}`, key: request.idempotencyKey, now }
    if ((await spendGrant(tx, answerer, { ...use, amount: money(amount, currency) })) !== 'used')
      return refused('notYours')
  }
  if (answer === 'approve' || answer === 'retry') {
    const whole = await movedWith(tx, transaction, { kind, amount: money(amount, currency) })
    if (!answering.isConfirmed(kind, whole, claim)) return refused('reauthRequired')
  }
  if (answer === 'approve')
    await insertCheck(tx, { merchantId, requestId: id, userId: staff.userId, at: now })
  const standing = answer === 'approve' ? await countStanding(tx, { merchantId, checkedBy, plugin }) : 0
  const isWaiting = answer === 'approve' && standing + 1 < request.checkers
  const status = isWaiting ? 'PENDING' : becomes[answer]
  if (!isWaiting)
    await saveOperationRequest(tx, request, changeOf(status, { staff, answering, request, now }))
  await write(tx, { staff, answering, request, status, transaction, now })
  const occasion = mailed[status]
  if (occasion && request.userId !== staff.userId) {
    const ended = { ...request, reason: answering.reason }
    await mailMaker(tx, deps.mailing, { request: ended, transaction, occasion, now })
  }
  return accepted({ status, isCalledOff: isCallingOff(request, answer) })
}

/** The approval of a user who left, or may not approve this any more, does not count. */
async function countStanding(
  tx: Tx,
  { merchantId, checkedBy, plugin }: { merchantId: number; checkedBy: readonly number[]; plugin: string },
): Promise<number> {
  let standing = 0
  for (const userId of checkedBy) {
    // oxlint-disable-next-line no-await-in-loop -- one at most, and one connection
    const checker = await staffNow(tx, { merchantId, userId })
    if (checker && may(checker, checkPermission) && sees(checker, plugin)) standing += 1
  }
  return standing
}

const becomes = { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELED', retry: 'APPROVED' } as const

const actions = {
  approve: 'operation.checked',
  reject: 'operation.rejected',
  cancel: 'operation.canceled',
  retry: 'operation.retried',
} as const

/** Mailed to the user who asked, if a colleague did it. */
const mailed: Partial<Record<OperationRequestStatus, 'operation_rejected' | 'operation_canceled'>> = {
  REJECTED: 'operation_rejected',
  CANCELED: 'operation_canceled',
}

const isCallingOff = ({ status }: OperationRequestRow, answer: OperationAnswer): boolean =>
  answer === 'cancel' && status === 'MANUAL'

function changeOf(
  status: OperationRequestStatus,
  {
    staff: { username },
    answering: { reason },
    request,
    now,
  }: { staff: Staff; answering: OperationAnswering; request: OperationRequestRow; now: Date },
) {
  const decided = { status, decidedAt: now, decidedBy: username }
  if (status !== 'APPROVED') return { ...decided, reason }
  return {
    ...decided,
    tries: request.tries + 1,
    approvedBy: username,
    operationId: null,
    problem: null,
    messageEn: null,
    messageAr: null,
    dueAt: nextLookAt({ decidedAt: now }, now),
  }
}

async function write(
  tx: Tx,
  {
    staff,
    answering,
    request,
    status,
    transaction,
    now,
  }: {
    staff: Staff
    answering: OperationAnswering
    /** As it was. */
    request: OperationRequestRow
    status: OperationRequestStatus
    transaction: LockedTransaction
    now: Date
  },
): Promise<void> {
  const { merchantId, userId: by, username, sessionId } = staff
  const { answer, reason, requestId } = answering
  await recordAudit(
    tx,
    {
      merchantId,
      actor: username,
      action: isCallingOff(request, answer) ? 'operation.called_off' : actions[answer],
      object: transactionAggregate(transaction.id),
      detail: { request: request.publicId, ...(reason !== null && { reason }) },
      requestId,
      sessionId,
    },
    now,
  )
  await tellRequest(tx, { ...request, status, transaction, by }, { what: 'changed', now })
}

/** Whether the user who asked still has the right: colleagues approve, they do not grant rights. */
async function mayMakerStill(
  tx: Tx,
  { merchantId, userId, keyId, kind, idempotencyKey, createdAt }: OperationRequestRow,
  { publicId, plugin, now }: { publicId: string; plugin: string; now: Date },
): Promise<boolean> {
  if (userId === null) return mayKeyOperate(tx, { merchantId, keyId: keyId ?? '' }, { kind, plugin, now })
  const maker = await staffNow(tx, { merchantId, userId })
  if (!maker) return false
  const permission = `payment.${kind}`
  // What was allowed for this transaction was used by asking: it need not last until the answer.
  const asked = { db: tx, clock: { now: () => createdAt } }
  const granted = await withGrants(asked, maker, {
    objects: [publicId],
    permissions: [permission],
    keys: [idempotencyKey],
  })
  return sees(maker, plugin) && may(granted(publicId), permission)
}
