import { accepted, refused, type Result } from '@wasl/domain/result'
import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { writeNotice } from '../../notices/notices.store.ts'
import { attemptAfter } from '../attempt.domain.ts'
import { changeAttempt, lockAttempt, lockLiveAttempt, type AttemptRow } from '../attempt.store.ts'
import { closeSuperseded } from '../evidence/evidence.service.ts'
import { transactionAggregate } from '../evidence/evidence-notice.ts'
import { inquire } from '../evidence/inquiry.service.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { hasOpenHoldOperation } from '../operations/operation.store.ts'
import { transactionAfter } from '../transaction.domain.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { lockPublicTransaction, type LockedTransaction, type PublicRef } from '../transaction.store.ts'

export type Withdrawal = PublicRef & {
  actor: string
  event: 'merchant.canceled' | 'merchant.invalidated' | 'time.expired'
  message?: { en: string; ar: string }
  /** Required states; any state if not given. */
  onlyIn?: readonly TransactionState[]
}
export type WithdrawRefusal =
  | { kind: 'notFound' }
  | { kind: 'notPossible'; state: TransactionState }
  | { kind: 'inFlight' }
  | { kind: 'changed' }

const MOST_ROUNDS = 3

/**
 * Cancels a request, or expires it early. Somebody may be paying it, so the gateway is
 * asked first. Promised cash is refused in the same step.
 */
export const withdrawTransaction =
  (deps: LedgerDeps) =>
  async (command: Withdrawal): Promise<Result<{ state: TransactionState }, WithdrawRefusal>> => {
    let askedAttemptId: number | null = null
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const asked: number | null = askedAttemptId
      const step: Step = await inTransaction(deps.db, (tx) =>
        withdraw(tx, deps, { command, askedAttemptId: asked }),
      )
      switch (step.kind) {
        case 'refused':
          return refused(step.refusal)
        case 'askFirst':
          await inquire(deps, step.attempt)
          askedAttemptId = step.attempt.id
          break
        case 'withdrawn':
          await closeSuperseded(deps, { superseded: step.live ? [step.live] : [] })
          return accepted({ state: step.state })
      }
    }
    return refused({ kind: 'inFlight' })
  }

type Step =
  | { kind: 'refused'; refusal: WithdrawRefusal }
  | { kind: 'askFirst'; attempt: AttemptRow }
  | { kind: 'withdrawn'; state: TransactionState; live: AttemptRow | null }

async function withdraw(
  tx: Tx,
  deps: LedgerDeps,
  { command, askedAttemptId }: { command: Withdrawal; askedAttemptId: number | null },
): Promise<Step> {
  const transaction = await lockPublicTransaction(tx, command)
  if (!transaction) return { kind: 'refused', refusal: { kind: 'notFound' } }
  const { merchantId, id: transactionId, publicId } = transaction
  const notPossible = { kind: 'notPossible' as const, state: transaction.state }
  if (transaction.deletedAt !== null) return { kind: 'refused', refusal: notPossible }
  const isCash = transaction.state === 'cod' && command.event === 'merchant.canceled'
  const event = isCash ? 'cash.refused' : command.event
  const state = transactionAfter(transaction.state, event)
  if (!state) return { kind: 'refused', refusal: notPossible }
  if (command.onlyIn?.includes(transaction.state) === false)
    return { kind: 'refused', refusal: { kind: 'changed' } }
  if (isCash && !(await refuseCash(tx, deps, transaction))) return { kind: 'refused', refusal: notPossible }
  const live = await lockLiveAttempt(tx, { merchantId, transactionId })
  if (live && live.id !== askedAttemptId) return { kind: 'askFirst', attempt: live }
  const now = deps.clock.now()
  if (live) await changeAttempt(tx, live, { event: 'attempt.superseded', source: 'merchant', now })
  const { actor, message } = command
  const set = {
    ...(message && { invalidMessageEn: message.en, invalidMessageAr: message.ar }),
    ...(isCash && { paidAttemptId: null }),
  }
  await moveTransaction(tx, deps, { transaction, event, source: 'merchant', now, set })
  await recordAudit(
    tx,
    { merchantId, actor, action: event, object: transactionAggregate(transactionId) },
    now,
  )
  await writeNotice(
    tx,
    {
      merchantId,
      topic: `transaction.${state}`,
      aggregate: transactionAggregate(transactionId),
      dedupeKey: `${event}:${transactionId}:${now.toISOString()}`,
      payload: { transaction: publicId, plugin: transaction.plugin, state },
    },
    now,
  )
  return { kind: 'withdrawn', state, live }
}

/** False if the cash has been captured or is being booked. */
async function refuseCash(
  tx: Tx,
  deps: LedgerDeps,
  { merchantId, paidAttemptId }: LockedTransaction,
): Promise<boolean> {
  const attempt = paidAttemptId === null ? null : await lockAttempt(tx, { merchantId, id: paidAttemptId })
  if (!attempt || !attemptAfter(attempt.state, 'cash.refused')) return false
  if (await hasOpenHoldOperation(tx, { merchantId, attemptId: attempt.id })) return false
  await changeAttempt(tx, attempt, {
    event: 'cash.refused',
    source: 'staff',
    now: deps.clock.now(),
    set: { isWinner: false, provenUnpaid: true },
  })
  return true
}
