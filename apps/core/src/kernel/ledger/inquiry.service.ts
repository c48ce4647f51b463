import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { tellChanged } from './changed-notice.ts'
import { changeAttempt, claimAsking, findAttempt, lockAttempt, type AttemptRow } from './attempt.store.ts'
import { applyUnderLock, closeSuperseded } from './evidence.service.ts'
import { askGateway, lineTo } from './gateway-line.ts'
import { findGateway } from './gateways.store.ts'
import { after, decideNotFound, inquiryWhile, isStillAskedAbout, seconds } from './inquiry.domain.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { eventAfterAttempt, transactionAfter } from './transaction.domain.ts'
import { changeTransaction, lockTransaction, type PublicRef } from './transaction.store.ts'

/** Asks the attempt's gateway and books what it says. */
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
      await inTransaction(deps.db, (tx) =>
        applyNotFound(tx, deps, { attempt, singleAttempt: !gateway.multipleAttempts }),
      )
      return 'answered'
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

/** Repair on read: whoever looks at an unsettled attempt has its gateway asked, at most every five seconds. */
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

type NotFound = { attempt: AttemptRow; singleAttempt: boolean }

async function applyNotFound(
  tx: Tx,
  deps: LedgerDeps,
  { attempt: asked, singleAttempt }: NotFound,
): Promise<void> {
  const now = deps.clock.now()
  const { merchantId, id, transactionId } = asked
  const transaction = await lockTransaction(tx, { merchantId, id: transactionId })
  const attempt = await lockAttempt(tx, { merchantId, id })
  if (!transaction || !attempt) throw new Error('an attempt that was asked about is not in the books')
  const decision = decideNotFound(attempt, now)
  const changed = await changeAttempt(tx, attempt, {
    event: decision.event,
    source: 'inquiry',
    now,
    set: { checkedAt: now, provenUnpaid: decision.provenUnpaid || attempt.provenUnpaid },
  })
  await changeAttempt(tx, changed, {
    source: 'inquiry',
    now,
    set: { nextInquiryAt: inquiryWhile(changed, now) },
  })
  const event =
    decision.event === 'session.lapsed' &&
    eventAfterAttempt(transaction.state, { result: 'expired', singleAttempt })
  if (!event) return
  await changeTransaction(tx, transaction, { event, source: 'inquiry', now })
  const state = transactionAfter(transaction.state, event) ?? transaction.state
  await tellChanged(tx, { ...transaction, state }, { what: event, now })
}
