import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../../platform/db/db.ts'
import { writeNotice } from '../../notices/notices.store.ts'
import type { OperationAnswer } from '../../gateways/gateway.ts'
import { attemptAfter } from '../attempt.domain.ts'
import { changeAttempt, lockAttempt, type AttemptRow } from '../attempt.store.ts'
import { changedNotice } from '../changed-notice.ts'
import { transactionAggregate } from '../evidence/evidence-notice.ts'
import { applyUnderLock } from '../evidence/evidence.service.ts'
import type { Silent } from '../gateway-line.ts'
import type { LedgerDeps, RefundEnded } from '../ledger-deps.ts'
import { insertMoney } from '../money.store.ts'
import { isOpen, operationAfter, release, sourceOf } from './operation.domain.ts'
import { changeOperation, lockOperation, type OperationRow } from './operation.store.ts'
import { flagForReview } from '../pay/flag-for-review.ts'
import { refundNotice, releaseNotice } from './refund-notice.ts'
import { storableAnswer } from '../storable.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { lockTransaction, type LockedTransaction, type Ref } from '../transaction.store.ts'

export type Settled = { operation: OperationRow; state: TransactionState }

type Settling = { ref: Ref; transactionId: number; attemptId: number; answer: OperationAnswer | Silent }
type Books = { transaction: LockedTransaction; attempt: AttemptRow; operation: OperationRow }

/** Phase 3 of reliability B.7: the gateway's answer and the money, in one commit. The first final answer counts. */
export async function settleOperation(
  tx: Tx,
  deps: LedgerDeps,
  { ref, transactionId, attemptId, answer }: Settling,
): Promise<Settled> {
  const { merchantId } = ref
  const transaction = await lockTransaction(tx, { merchantId, id: transactionId })
  const attempt = await lockAttempt(tx, { merchantId, id: attemptId })
  const operation = await lockOperation(tx, ref)
  if (!transaction || !attempt || !operation) throw new Error('an operation that is not in the books')
  const books = { transaction, attempt, operation }
  if (!isOpen(operation.state)) return { operation, state: transaction.state }
  switch (answer.kind) {
    case 'silent':
      return { operation: await wait(tx, deps, books), state: transaction.state }
    case 'queued':
      return { operation: await queue(tx, deps, { books, answer }), state: transaction.state }
    case 'refused':
      return {
        operation: await giveBack(tx, deps, { books, answer: storableAnswer(answer) }),
        state: transaction.state,
      }
    case 'done':
      return finish(tx, deps, { books, answer: storableAnswer(answer) })
  }
}

async function wait(tx: Tx, deps: LedgerDeps, { operation }: Books): Promise<OperationRow> {
  if (!operationAfter(operation.state, 'gateway.silent')) return operation
  return changeOperation(tx, operation, { event: 'gateway.silent', now: deps.clock.now() })
}

type Answered<Kind extends OperationAnswer['kind']> = {
  books: Books
  answer: Extract<OperationAnswer, { kind: Kind }>
}

async function queue(tx: Tx, deps: LedgerDeps, { books, answer }: Answered<'queued'>): Promise<OperationRow> {
  if (!operationAfter(books.operation.state, 'gateway.queued')) return books.operation
  const set = { gatewayReference: answer.operationId }
  return changeOperation(tx, books.operation, { event: 'gateway.queued', now: deps.clock.now(), set })
}

async function giveBack(
  tx: Tx,
  deps: LedgerDeps,
  { books, answer }: Answered<'refused'>,
): Promise<OperationRow> {
  const { transaction, attempt, operation } = books
  const now = deps.clock.now()
  if (operation.claimId === null) {
    const set = release(operation.kind, attempt, operation.amount)
    await changeAttempt(tx, attempt, { source: sourceOf(operation), now, set })
  }
  const notice =
    operation.kind === 'refund'
      ? refundNotice('refund.rejected', newsOf(books))
      : changedNotice(transaction, operation.publicId)
  await writeNotice(tx, notice, now)
  if (operation.kind === 'refund') await deps.guards.afterRefund(tx, refundEnded(books, 'refused', now))
  return changeOperation(tx, operation, {
    event: 'gateway.refused',
    now,
    set: {
      messageEn: answer.message.en,
      messageAr: answer.message.ar,
      details: answer.details,
      nextInquiryAt: null,
    },
  })
}

async function finish(tx: Tx, deps: LedgerDeps, { books, answer }: Answered<'done'>): Promise<Settled> {
  const now = deps.clock.now()
  const { operationId } = answer
  const state = await book(tx, deps, { ...books, operationId })
  if (state === null) return doubt(tx, deps, books)
  const operation = await changeOperation(tx, books.operation, {
    event: 'gateway.done',
    now,
    set: { gatewayReference: operationId, details: answer.details, nextInquiryAt: null },
  })
  return { operation, state }
}

/** The reservation stays, inquiries go on, and a person looks. */
async function doubt(tx: Tx, deps: LedgerDeps, books: Books): Promise<Settled> {
  const { transaction, attempt, operation } = books
  deps.log.error(
    { attempt: attempt.publicId, operation: operation.publicId },
    'a gateway called two operations of one attempt the same',
  )
  await flagForReview(tx, transaction, { now: deps.clock.now() })
  return { operation: await wait(tx, deps, books), state: transaction.state }
}

type Booking = Books & { operationId: string }

/** Null if the gateway used the id of another operation; then nothing is booked. */
async function book(tx: Tx, deps: LedgerDeps, booking: Booking): Promise<TransactionState | null> {
  switch (booking.operation.kind) {
    case 'refund':
      return bookRefund(tx, deps, booking)
    case 'capture':
      return bookCapture(tx, deps, booking)
    case 'void':
      return bookVoid(tx, deps, booking)
  }
}

async function bookRefund(tx: Tx, deps: LedgerDeps, booking: Booking): Promise<TransactionState | null> {
  const { transaction, attempt, operation } = booking
  const now = deps.clock.now()
  if (!(await writeMoney(tx, 'refund', { ...booking, now }))) return null
  // Mismatched money is in no total of the attempt; only the log shows that it came and went.
  if (operation.claimId === null)
    await changeAttempt(tx, attempt, {
      source: sourceOf(operation),
      now,
      set: {
        refundReserved: attempt.refundReserved - operation.amount,
        refunded: attempt.refunded + operation.amount,
      },
    })
  await writeNotice(tx, refundNotice('refund.done', newsOf(booking)), now)
  await deps.guards.afterRefund(tx, refundEnded(booking, 'done', now))
  return transaction.state
}

/** Captured money is booked as evidence; the gateway's callback may have come first. */
async function bookCapture(tx: Tx, deps: LedgerDeps, booking: Booking): Promise<TransactionState> {
  const { transaction, attempt, operation, operationId } = booking
  const { merchantId, id: attemptId, transactionId } = attempt
  await applyUnderLock(tx, deps, {
    merchantId,
    transactionId,
    attemptId,
    source: 'staff',
    evidence: [
      {
        trackId: attempt.trackId,
        gatewayPaymentId: attempt.gatewayPaymentId,
        result: 'captured',
        money: { minor: operation.amount, currency: attempt.currency },
        operationId,
        message: null,
        details: {},
      },
    ],
  })
  const booked = await lockAttempt(tx, { merchantId, id: attemptId })
  if (!booked) throw new Error('an attempt vanished while it was captured')
  if (booked.captureReserved > 0) {
    const set = { captureReserved: 0 }
    await changeAttempt(tx, booked, { source: 'staff', now: deps.clock.now(), set })
  }
  return transaction.state
}

/**
 * Winner and transaction are separated in one statement (reliability B.6). If a part was captured before, only the rest is
 * released (B.7) and the payment stays.
 */
async function bookVoid(tx: Tx, deps: LedgerDeps, booking: Booking): Promise<TransactionState | null> {
  const { transaction, attempt, operation } = booking
  const source = sourceOf(operation)
  const now = deps.clock.now()
  if (!(await writeMoney(tx, 'void', { ...booking, now }))) return null
  const released = { captureReserved: 0, voided: attempt.voided + operation.amount }
  if (attempt.captured > 0 || !attemptAfter(attempt.state, 'hold.voided')) {
    await changeAttempt(tx, attempt, { source, now, set: released })
    if (attempt.captured + released.voided <= attempt.authorized)
      await writeNotice(tx, releaseNotice(newsOf(booking)), now)
    // Money was captured while the hold was released: both are booked, and a person looks.
    else await flagForReview(tx, transaction, { now })
    return transaction.state
  }
  await changeAttempt(tx, attempt, {
    event: 'hold.voided',
    source,
    now,
    set: { ...released, isWinner: false, provenUnpaid: true },
  })
  if (transaction.paidAttemptId !== attempt.id) {
    await writeNotice(tx, releaseNotice(newsOf(booking)), now)
    return transaction.state
  }
  const { merchantId, id, publicId, plugin } = transaction
  await moveTransaction(tx, deps, {
    transaction,
    event: 'hold.voided',
    source,
    now,
    set: { paidAttemptId: null },
  })
  const state = 'canceled'
  const notice = {
    merchantId,
    topic: 'transaction.canceled',
    aggregate: transactionAggregate(id),
    dedupeKey: `hold.voided:${attempt.id}`,
    payload: { transaction: publicId, plugin, state },
  }
  await writeNotice(tx, notice, now)
  await writeNotice(tx, releaseNotice(newsOf({ ...booking, transaction: { ...transaction, state } })), now)
  return state
}

function writeMoney(
  tx: Tx,
  kind: 'refund' | 'void',
  { attempt, operation, operationId, now }: Booking & { now: Date },
): Promise<boolean> {
  const { merchantId, id: attemptId } = attempt
  const entry = {
    kind,
    minor: operation.amount,
    currency: operation.currency ?? attempt.currency,
    disposition: operation.claimId === null ? ('counted' as const) : ('quarantined' as const),
  }
  return insertMoney(tx, {
    ...entry,
    merchantId,
    attemptId,
    operationId,
    source: sourceOf(operation),
    now,
  })
}

const refundEnded = ({ transaction }: Books, outcome: RefundEnded['outcome'], now: Date): RefundEnded => ({
  merchantId: transaction.merchantId,
  transactionId: transaction.id,
  plugin: transaction.plugin,
  outcome,
  now,
})

const newsOf = ({ transaction, attempt, operation }: Books) => ({
  merchantId: transaction.merchantId,
  transaction,
  attemptId: attempt.publicId,
  operation: operation.publicId,
  minor: operation.amount,
  currency: operation.currency ?? attempt.currency,
})
