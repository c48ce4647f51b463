import type { Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../platform/db/db.ts'
import type { AttemptRow } from './attempt.store.ts'
import type { OperationKind, OperationWish, WishRefusal } from './operation.domain.ts'
import type { LockedTransaction, PublicRef } from './transaction.store.ts'

/** Of a transaction, by its public id. */
export type OperationCommand = PublicRef &
  OperationWish & {
    /** Null is the attempt that paid. */
    attemptId: string | null
    /** Mismatched money of the attempt, by the gateway's own name of the operation; null: the attempt's own. */
    claim: string | null
    idempotencyKey: string
    /** Who asked, for the books. */
    actor: string
    /** Whether the user gave their password recently enough for so much: this, and what was moved of the payment before. */
    isConfirmed: (amount: Money) => boolean
    /** Null where nobody else has a say. */
    admit: AdmitOperation | null
  }

/**
 * Asked under the locks of the transaction and its attempt, once it is known how much would be moved. What it answers is
 * told to whoever asked, and nothing is reserved; null lets it happen.
 */
export type AdmitOperation = (tx: Tx, asked: OperationAsked) => Promise<OperationHeld | null>

export type OperationAsked = {
  transaction: LockedTransaction
  attempt: AttemptRow
  kind: OperationKind
  claim: string | null
  amount: Money
  /** With what was moved of the payment before. */
  whole: Money
}

/** The key belongs to another operation of the transaction, or to a request for one. */
type KeyReused = { kind: 'keyReused' }

/** Payments B8: not without colleagues. */
export type OperationHeld =
  | { kind: 'checkAsked'; requestId: string; amount: Money; state: TransactionState }
  /** An operation of this transaction waits for colleagues already. */
  | { kind: 'requestPending' }
  | KeyReused
  /** Whoever asks lost the right while they waited, or the key was made by somebody who lost it. */
  | { kind: 'permissionDenied' }
  | { kind: 'keyMayNot' }
  /** A colleague allowed less. */
  | { kind: 'overAllowed'; allowed: Money }

export type OperationOutcome = {
  operationId: string
  /** `queued`: the gateway has not said its last word. */
  result: 'done' | 'queued'
  amount: Money
  state: TransactionState
}

export type OperationRefusal =
  | WishRefusal
  | OperationHeld
  | { kind: 'notFound' }
  /** Mismatched money is given back only after the bank said what it took. */
  | { kind: 'bankSilent' }
  /** Its gateway cannot do that here. */
  | { kind: 'notOffered' }
  | { kind: 'reauthRequired' }
  | { kind: 'declined'; operationId: string; message: Localised | null }
