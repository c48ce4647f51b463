import type { Tx } from '../../../platform/db/db.ts'
import { writeNotice } from '../../notices/notices.store.ts'
import { changeAttempt, type AttemptRow, type AttemptUpdate } from '../attempt.store.ts'
import { evidenceNotice } from './evidence-notice.ts'
import { inquiryWhile } from './inquiry.domain.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import type { Source } from '../source.ts'
import { eventAfterAttempt, transactionAfter } from '../transaction.domain.ts'
import type { LockedTransaction } from '../transaction.store.ts'

/**
 * Ends an attempt whose gateway never got the request: nothing was charged, and another attempt may begin at once, even at
 * a gateway that allows only one. The caller holds both locks.
 */
export async function endUnopenedSession(
  tx: Tx,
  deps: LedgerDeps,
  { transaction, attempt, source, now, set = {} }: UnopenedSession,
): Promise<void> {
  const ended = await changeAttempt(tx, attempt, {
    event: 'session.unmade',
    source,
    now,
    set: { ...set, provenUnpaid: true },
  })
  await changeAttempt(tx, ended, { source, now, set: { nextInquiryAt: inquiryWhile(ended, now) } })
  const event = eventAfterAttempt(transaction.state, { result: 'failed', singleAttempt: false })
  if (event) await moveTransaction(tx, deps, { transaction, event, source, now })
  const state = (event && transactionAfter(transaction.state, event)) ?? transaction.state
  const evidence = { operationId: `unmade-${attempt.trackId}`, money: null }
  const notice = evidenceNotice(
    { topic: 'payment.failed', result: 'failed' },
    { transaction, state, attempt: ended, evidence },
  )
  await writeNotice(tx, notice, now)
}

type UnopenedSession = {
  transaction: LockedTransaction
  attempt: AttemptRow
  source: Source
  now: Date
  set?: AttemptUpdate
}
