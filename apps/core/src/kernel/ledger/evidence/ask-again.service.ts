import { accepted, refused, type Result } from '@wasl/domain/result'
import type { TransactionState } from '@wasl/domain/states'
import { hasEndedUnpaid, isLive } from '../attempt.domain.ts'
import { findAttemptsOf } from '../attempt.store.ts'
import { resolveOperationsOf } from '../operations/due-operations.service.ts'
import { inquire } from './inquiry.service.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { findTransaction, type PublicRef } from '../transaction.store.ts'

export type AskedAgain = { state: TransactionState; isAnswered: boolean }

/** Asks the gateways now about every attempt that may still be paid and every unfinished operation. */
export const askAgain =
  (deps: LedgerDeps) =>
  async (ref: PublicRef): Promise<Result<AskedAgain, 'notFound'>> => {
    const transaction = await findTransaction(deps.db, ref)
    if (!transaction) return refused('notFound')
    const of = { merchantId: ref.merchantId, transactionId: transaction.id }
    const attempts = (await findAttemptsOf(deps.db, of)).filter(
      ({ state }) => isLive(state) || hasEndedUnpaid(state),
    )
    const answers = await Promise.all(attempts.map((attempt) => inquire(deps, attempt)))
    const isToldOfAttempts = answers.every((answer) => answer === 'answered')
    const isToldOfOperations = await resolveOperationsOf(deps, of)
    const now = (await findTransaction(deps.db, ref)) ?? transaction
    return accepted({ state: now.state, isAnswered: isToldOfAttempts && isToldOfOperations })
  }
