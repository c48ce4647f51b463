import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../platform/db/db.ts'
import { giveBackUnfulfilled } from './operations/give-back-unfulfilled.service.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { writeTransactionMove, type LockedTransaction, type TransactionMove } from './transaction.store.ts'

/**
 * The one place where the state of a transaction changes. What was ordered follows in the same database transaction. Money
 * for what cannot be had any more is given back. The caller holds the lock of the transaction, and has booked its attempt.
 */
export async function moveTransaction(
  tx: Tx,
  deps: LedgerDeps,
  { transaction, ...move }: TransactionMove & { transaction: LockedTransaction },
): Promise<void> {
  const to = await writeTransactionMove(tx, transaction, move)
  const verdict = await deps.guards.afterMove(tx, movedTo(to, { transaction, move }))
  if (verdict === 'keep') return
  const paidAttemptId = move.set?.paidAttemptId ?? transaction.paidAttemptId
  if (paidAttemptId === null) throw new Error('no money is behind what shall be given back')
  const refused = await giveBackUnfulfilled(tx, deps, {
    transaction: { ...transaction, state: to, paidAttemptId },
    now: move.now,
  })
  if (!refused) return
  const back = { event: 'cash.refused' as const, source: 'automatic' as const, now: move.now }
  await moveTransaction(tx, deps, {
    transaction: { ...transaction, state: to, paidAttemptId },
    ...back,
    set: { paidAttemptId: null },
  })
}

type Moving = { transaction: LockedTransaction; move: TransactionMove }

const movedTo = (to: TransactionState, { transaction, move }: Moving) => ({
  merchantId: transaction.merchantId,
  transactionId: transaction.id,
  publicId: transaction.publicId,
  plugin: transaction.plugin,
  from: transaction.state,
  to,
  event: move.event,
  source: move.source,
  now: move.now,
})
