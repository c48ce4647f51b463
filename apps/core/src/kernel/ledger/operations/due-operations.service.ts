import { money } from '@wasl/domain/money'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { findAttemptById, type AttemptRow } from '../attempt.store.ts'
import { askAboutOperation, lineTo, performAt } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import { leasedUntil } from '../evidence/inquiry.domain.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { runPiece } from '../run-piece.ts'
import { isOpen, nextOperationInquiryAt } from './operation.domain.ts'
import {
  changeOperation,
  findOpenOperations,
  findOperation,
  leaseOperations,
  lockDueOperations,
  lockOperation,
  planOperation,
  type OperationRow,
} from './operation.store.ts'
import { flagForReview } from '../pay/flag-for-review.ts'
import { settleOperation } from './settle-operation.service.ts'
import { lockTransaction, type Ref } from '../transaction.store.ts'

/** Most operations per round, in total and per gateway, so that a hanging gateway blocks only its own (reliability C6). */
const atOnce = { limit: 100, perGateway: 20 }

/** Asks the gateways about operations with unknown result, by our reference. Returns how many were looked at. */
export async function resolveDueOperations(deps: LedgerDeps): Promise<number> {
  const now = deps.clock.now()
  const until = leasedUntil(now)
  const due = await inTransaction(deps.db, async (tx) => {
    const operations = await lockDueOperations(tx, { now, ...atOnce })
    await leaseOperations(tx, operations, until)
    return operations
  })
  await Promise.all(
    due.map((operation) =>
      runPiece(deps, 'operation', async () => {
        const next = nextOperationInquiryAt(operation, now)
        try {
          return await resolveOne(deps, operation, { isLast: next === null })
        } finally {
          if (next !== null)
            await inTransaction(deps.db, (tx) => planOperation(tx, operation, { leasedUntil: until, next }))
        }
      }),
    ),
  )
  return due.length
}

/** Asks now, because a person waits. Returns true if every gateway answered. */
export async function resolveOperationsOf(
  deps: LedgerDeps,
  of: { merchantId: number; transactionId: number },
): Promise<boolean> {
  const open = await findOpenOperations(deps.db, of)
  const answers = await Promise.all(
    open.map((ref) =>
      runPiece(deps, 'operation', () => resolveOne(deps, ref, { isLast: ref.nextInquiryAt === null })),
    ),
  )
  return answers.every((answer) => answer === 'answered')
}

async function resolveOne(
  deps: LedgerDeps,
  ref: Ref,
  { isLast }: { isLast: boolean },
): Promise<'answered' | 'silent'> {
  const operation = await findOperation(deps.db, ref)
  const attempt =
    operation && (await findAttemptById(deps.db, { merchantId: ref.merchantId, id: operation.attemptId }))
  if (!operation || !attempt) throw new Error('an operation that is due is not in the books')
  if (!isOpen(operation.state)) return 'answered'
  const { id: attemptId, transactionId } = attempt
  const end = (tx: Tx) => endSchedule(tx, deps, { ref, transactionId })
  try {
    const answer = await ask(deps, { operation, attempt })
    await inTransaction(deps.db, async (tx) => {
      await settleOperation(tx, deps, { ref, transactionId, attemptId, answer })
      if (isLast) await end(tx)
    })
    return answer.kind === 'silent' ? 'silent' : 'answered'
  } catch (err) {
    if (isLast) await inTransaction(deps.db, end)
    throw err
  }
}

/** After the last inquiry a person must look. It is never a failure. */
async function endSchedule(
  tx: Tx,
  deps: LedgerDeps,
  { ref, transactionId }: { ref: Ref; transactionId: number },
): Promise<void> {
  const now = deps.clock.now()
  const transaction = await lockTransaction(tx, { merchantId: ref.merchantId, id: transactionId })
  const operation = await lockOperation(tx, ref)
  if (!transaction || !operation || !isOpen(operation.state)) return
  await changeOperation(tx, operation, { now, set: { nextInquiryAt: null } })
  await flagForReview(tx, transaction, { now })
}

/** If the gateway never got the operation, it is sent again. The same reference makes this safe. */
async function ask(
  deps: LedgerDeps,
  { operation, attempt }: { operation: OperationRow; attempt: AttemptRow },
) {
  const { merchantId, gatewayCode, trackId } = attempt
  const currency = operation.currency ?? attempt.currency
  const gateway = await findGateway(deps.db, { merchantId, code: gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  if (!line) return { kind: 'silent' as const }
  const of = { kind: operation.kind, trackId, reference: operation.publicId }
  const answer = await askAboutOperation(deps, line, of)
  if (answer.kind !== 'notFound') return answer
  return performAt(deps, line, { ...of, amount: money(operation.amount, currency) })
}
