import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { AttemptRow } from '../attempt.store.ts'
import { closeAtBank, closeSuperseded } from '../evidence/evidence.service.ts'
import { openSession } from '../gateway-line.ts'
import { inquire } from '../evidence/inquiry.service.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import type { PayAnswer, PayCommand } from './pay-command.ts'
import type { KnownOfLive, PayRefusal } from './pay.domain.ts'
import type { PayStep, SessionToOpen } from './pay-step.ts'
import { preparePay } from './prepare-pay.service.ts'
import { settleSession } from '../evidence/settle-session.service.ts'

/** A live attempt is asked about, then closed, before another one can start; and another may start in between. */
const MOST_ROUNDS = 5

/**
 * Three phases (reliability B.1): the attempt is committed before its gateway hears of it, no transaction is open while
 * the gateway is asked, and its answer is stored with the answer to the payer.
 */
export const pay =
  (deps: LedgerDeps) =>
  async (command: PayCommand): Promise<Result<PayAnswer, PayRefusal>> => {
    let known: KnownOfLive = { askedAttemptId: null, closedAttemptId: null }
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const preparing = { command, ...known }
      const step: PayStep = await inTransaction(deps.db, (tx) => preparePay(tx, deps, preparing))
      switch (step.kind) {
        case 'refused':
          return refused(step.refusal)
        case 'answered':
          return accepted(step.answer)
        case 'askFirst':
          await inquire(deps, step.attempt)
          known = { ...known, askedAttemptId: step.attempt.id }
          break
        case 'closeFirst':
          if (!(await closeAtBank(deps, step.attempt))) return refused({ kind: 'bankDeciding' })
          known = { ...known, closedAttemptId: step.attempt.id }
          break
        case 'open':
          return accepted(await openAndSettle(deps, command, step))
      }
    }
    return refused({ kind: 'inFlight' })
  }

async function openAndSettle(deps: LedgerDeps, command: PayCommand, step: SessionToOpen): Promise<PayAnswer> {
  const session = await openSession(deps, step.line, {
    ...sessionRequest(command, step),
    walletToken: command.walletToken ?? null,
  })
  const settled = await inTransaction(deps.db, (tx) => settleSession(tx, deps, { command, step, session }))
  await closeSuperseded(deps, { superseded: settled.superseded })
  return settled.answer
}

const sessionRequest = ({ origin }: PayCommand, { attempt, merchantName, orderNo }: SessionToOpen) => ({
  trackId: attempt.trackId,
  charge: chargeOf(attempt),
  merchantName,
  orderNo,
  locale: attempt.language,
  returnUrl: origin.returnUrl(attempt.publicId),
  callbackUrl: origin.callbackUrl(attempt.gatewayCode),
  scenario: attempt.scenario,
})

const chargeOf = ({ charge, currency }: AttemptRow) => ({ minor: charge, currency })
