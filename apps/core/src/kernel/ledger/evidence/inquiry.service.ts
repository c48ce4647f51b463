import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { tellChanged } from '../changed-notice.ts'
import { changeAttempt, claimAsking, findAttempt, lockAttempt, type AttemptRow } from '../attempt.store.ts'
import { endUnopenedSession } from './end-unopened-session.ts'
import { applyUnderLock, closeSuperseded } from './evidence.service.ts'
import { askGateway, lineTo } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import { after, decideNotFound, inquiryWhile, isStillAskedAbout, seconds } from './inquiry.domain.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { eventAfterAttempt, transactionAfter } from '../transaction.domain.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { lockTransaction, type PublicRef } from '../transaction.store.ts'

/** Asks the attempt's gateway and books the answer. */
export async function inquire(
  deps: LedgerDeps,
  attempt: AttemptRow,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<'answered' | 'silent'> {
  const { merchantId, gatewayCode, trackId } = attempt
  const gateway = await findGateway(deps.db, { merchantId, code: gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  if (!gateway || !line) return 'silent'
  const answer = await askGateway(deps, line, { trackId, ms: deps.limits.inquiryMs })
  switch (answer.kind) {
    case 'silent':
      return 'silent'
    case 'notFound':
    case 'cannotBeAsked': {
      const canBeAsked = answer.kind === 'notFound'
      const singleAttempt = !gateway.multipleAttempts
      await inTransaction(deps.db, (tx) => applyNotFound(tx, deps, { attempt, canBeAsked, singleAttempt }))
      return 'answered'
    }
    case 'found': {
      const evidence = answer.evidence.filter((piece) => piece.trackId === trackId)
      if (evidence.length === 0) return 'silent'
      const { transactionId, id: attemptId } = attempt
      const facts = { merchantId, transactionId, attemptId, evidence, source: 'inquiry' as const, isLast }
      await closeSuperseded(deps, await inTransaction(deps.db, (tx) => applyUnderLock(tx, deps, facts)))
      return 'answered'
    }
  }
}

/** Somebody looks at an unsettled attempt: asks its gateway, at most every five seconds. */
export const checkAttempt =
  (deps: LedgerDeps) =>
  async (ref: PublicRef): Promise<Result<AttemptRow, 'notFound'>> =>
    lookAgain(deps, ref, { onlyOlderThanMs: seconds(10) })

export async function lookAgain(
  deps: LedgerDeps,
  ref: PublicRef,
  { onlyOlderThanMs }: { onlyOlderThanMs: number },
): Promise<Result<AttemptRow, 'notFound'>> {
  const attempt = await findAttempt(deps.db, ref)
  if (!attempt) return refused('notFound')
  const now = deps.clock.now()
  const isYoung = after(attempt.createdAt, onlyOlderThanMs) > now
  if (isYoung || !isStillAskedAbout(attempt) || !(await mayAsk(deps, attempt, now))) return accepted(attempt)
  await inquire(deps, attempt)
  return accepted((await findAttempt(deps.db, ref)) ?? attempt)
}

const mayAsk = (deps: LedgerDeps, { merchantId, id }: AttemptRow, now: Date): Promise<boolean> =>
  inTransaction(deps.db, (tx) => claimAsking(tx, { merchantId, id, now, since: after(now, -seconds(5)) }))

type NotFound = { attempt: AttemptRow; canBeAsked: boolean; singleAttempt: boolean }

async function applyNotFound(
  tx: Tx,
  deps: LedgerDeps,
  { attempt: asked, canBeAsked, singleAttempt }: NotFound,
): Promise<void> {
  const by = { source: 'inquiry' as const, now: deps.clock.now() }
  const { now } = by
  const { merchantId, id, transactionId } = asked
  const transaction = await lockTransaction(tx, { merchantId, id: transactionId })
  const attempt = await lockAttempt(tx, { merchantId, id })
  if (!transaction || !attempt) throw new Error('an attempt that was asked about is not in the books')
  const { openingMs } = deps.limits
  const { event, provenUnpaid, notFoundAt } = decideNotFound(attempt, { now, canBeAsked, openingMs })
  const heard = { checkedAt: now, ...(notFoundAt && { notFoundAt }) }
  if (event === 'session.unmade')
    return endUnopenedSession(tx, deps, { transaction, attempt, ...by, set: heard })
  const set = { ...heard, provenUnpaid: provenUnpaid || attempt.provenUnpaid }
  const changed = await changeAttempt(tx, attempt, { ...by, event, set })
  await changeAttempt(tx, changed, { ...by, set: { nextInquiryAt: inquiryWhile(changed, now) } })
  const end =
    event === 'session.lapsed' && eventAfterAttempt(transaction.state, { result: 'expired', singleAttempt })
  if (!end) return
  await moveTransaction(tx, deps, { transaction, ...by, event: end })
  const state = transactionAfter(transaction.state, end) ?? transaction.state
  await tellChanged(tx, { ...transaction, state }, { what: end, now })
}
