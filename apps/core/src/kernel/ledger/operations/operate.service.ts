import { money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { findAttempt } from '../attempt.store.ts'
import { performAt } from '../gateway-line.ts'
import { inquire } from '../evidence/inquiry.service.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import type { OperationCommand, OperationOutcome, OperationRefusal } from './operation-command.ts'
import { reserveOperation } from './reserve-operation.service.ts'
import { settleOperation, type Settled } from './settle-operation.service.ts'

/** Refund, capture and void (reliability B.7): reserve, ask the gateway without a transaction, book the answer. */
export const operate =
  (deps: LedgerDeps) =>
  async (command: OperationCommand): Promise<Result<OperationOutcome, OperationRefusal>> => {
    if (command.claim !== null && (await askFirst(deps, command)) === 'silent')
      return refused({ kind: 'bankSilent' })
    const reserved = await inTransaction(deps.db, (tx) => reserveOperation(tx, deps, command))
    if (!reserved.ok) return reserved
    const { operation, attempt, line, state } = reserved.value
    const { trackId, transactionId, id: attemptId, merchantId } = attempt
    const currency = operation.currency ?? attempt.currency
    if (!line) return outcomeOf({ operation, state }, currency)
    const answer = await performAt(deps, line, {
      kind: operation.kind,
      trackId,
      reference: operation.publicId,
      amount: money(operation.amount, currency),
    })
    const ref = { merchantId, id: operation.id }
    const settled = await inTransaction(deps.db, (tx) =>
      settleOperation(tx, deps, { ref, transactionId, attemptId, answer }),
    )
    return outcomeOf(settled, currency)
  }

/** The answer may correct the mismatch; then there is nothing to refund. */
async function askFirst(deps: LedgerDeps, { merchantId, attemptId }: OperationCommand) {
  const attempt = attemptId === null ? null : await findAttempt(deps.db, { merchantId, publicId: attemptId })
  return attempt ? inquire(deps, attempt) : 'answered'
}

function outcomeOf(
  { operation, state }: Settled,
  currency: string,
): Result<OperationOutcome, OperationRefusal> {
  const { publicId: operationId, messageEn, messageAr } = operation
  if (operation.state === 'failed') {
    const message = messageEn === null || messageAr === null ? null : { en: messageEn, ar: messageAr }
    return refused({ kind: 'declined', operationId, message })
  }
  const result = operation.state === 'done' ? 'done' : 'queued'
  return accepted({ operationId, result, amount: money(operation.amount, currency), state })
}
