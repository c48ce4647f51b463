import { newPublicId, newTrackId } from '../../platform/ids.ts'
import { askAgain } from './evidence/ask-again.service.ts'
import { createBackground } from './background.ts'
import { receiveCallback } from './evidence/callback.service.ts'
import { withdrawTransaction } from './pay/withdraw.service.ts'
import { createTransaction, createTransactionIn } from './create-transaction.service.ts'
import { deleteTransaction } from './delete-transaction.service.ts'
import { bookEvidence } from './evidence/evidence.service.ts'
import { accountOf } from './gateway-account.ts'
import { createGatewayBreaker } from './gateway-breaker.ts'
import type { GatewayRow } from '../merchants/gateways.store.ts'
import { checkAttempt } from './evidence/inquiry.service.ts'
import { janitorDuties, runJanitorOnce } from './expiry/janitor.jobs.ts'
import type { Duty } from '../../platform/jobs/duties.ts'
import { ledgerLimits, type LedgerDeps } from './ledger-deps.ts'
import { operate } from './operations/operate.service.ts'
import { pay } from './pay/pay.service.ts'
import type { NoticeConsumer } from '../notices/relay.service.ts'
import { resolveMoney } from './unresolved/resolve-money.service.ts'
import { renewTransaction } from './pay/renew.service.ts'
import { receiveReturn } from './evidence/return.service.ts'
import { markSeen } from './pay/seen.service.ts'
import { wake } from './evidence/wake.service.ts'

export type LedgerOptions = Pick<
  LedgerDeps,
  'db' | 'clock' | 'gateways' | 'redirectOrigins' | 'log' | 'guards'
> &
  Partial<Pick<LedgerDeps, 'ids' | 'limits' | 'count' | 'seal'>>

export type Ledger = ReturnType<typeof createLedger>

/** Everything the rest of the core may do with payments. */
export function createLedger(options: LedgerOptions) {
  const background = createBackground()
  const deps: LedgerDeps = {
    ids: { publicId: newPublicId, trackId: newTrackId },
    limits: ledgerLimits,
    count: () => {},
    seal: withoutKey,
    ...options,
    background,
    breaker: createGatewayBreaker(options.clock),
  }
  return {
    createTransaction: createTransaction(deps),
    createTransactionIn: createTransactionIn(deps),
    renewTransaction: renewTransaction(deps),
    withdrawTransaction: withdrawTransaction(deps),
    deleteTransaction: deleteTransaction(deps),
    operate: operate(deps),
    resolveMoney: resolveMoney(deps),
    askAgain: askAgain(deps),
    markSeen: markSeen(deps),
    pay: pay(deps),
    applyEvidence: bookEvidence(deps),
    receiveCallback: receiveCallback(deps),
    receiveReturn: receiveReturn(deps),
    checkAttempt: checkAttempt(deps),
    runJanitorOnce: (consumers: readonly NoticeConsumer[] = []) => runJanitorOnce({ ...deps, consumers }),
    janitor: (consumers: readonly NoticeConsumer[]): Duty[] =>
      Object.values(janitorDuties({ ...deps, consumers })),
    /** For calls to a gateway outside of payments; null if its secrets do not open. */
    accountOf: (row: GatewayRow) => accountOf(deps, row),
    /** Called once at the start, before the janitor begins. */
    wake: wake(deps),
    /** Resolves when no background work is running. */
    idle: () => background.idle(),
  }
}

/** For a ledger that uses no gateway with secrets, such as the demo's history. */
const withoutKey: LedgerDeps['seal'] = {
  open() {
    throw new Error('this ledger has no key')
  },
}
