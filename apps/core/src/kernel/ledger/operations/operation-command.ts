import type { Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../../platform/db/db.ts'
import type { AttemptRow } from '../attempt.store.ts'
import type { OperationKind, OperationWish, WishRefusal } from './operation.domain.ts'
import type { LockedTransaction, PublicRef } from '../transaction.store.ts'

/** The transaction, by its public id. */
export type OperationCommand = PublicRef &
  OperationWish & {
    /** Null: the paid attempt. */
    attemptId: string | null
    /** Mismatched money of the attempt, by the gateway's operation id; null: the attempt's own money. */
    claim: string | null
    idempotencyKey: string
    /** Who asked, for the books. */
    actor: string
    /** True if the user gave the password recently enough for this amount, including earlier operations of the payment. */
    isConfirmed: (amount: Money) => boolean
    /** Null if no approval can be needed. */
    admit: AdmitOperation | null
  }

/**
 * Called under the locks of the transaction and its attempt, when the amount is known. A non-null answer is
 * returned to the caller and nothing is reserved. Null allows the operation.
 */
export type AdmitOperation = (tx: Tx, asked: OperationAsked) => Promise<OperationHeld | null>

export type OperationAsked = {
  transaction: LockedTransaction
  attempt: AttemptRow
  kind: OperationKind
  claim: string | null
  amount: Money
  /** With earlier operations of the payment. */
  whole: Money
}

/** The key belongs to another operation of the transaction, or to a request for one. */
type KeyReused = { kind: 'keyReused' }

/** Payments B8: needs approval. */
export type OperationHeld =
  | { kind: 'checkAsked'; requestId: string; amount: Money; state: TransactionState }
  /** An operation of this transaction already waits for approval. */
  | { kind: 'requestPending' }
  | KeyReused
  /** The caller, or the maker of the key, has lost the right since. */
  | { kind: 'permissionDenied' }
  | { kind: 'keyMayNot' }
  /** The approval allows less. */
  | { kind: 'overAllowed'; allowed: Money }

export type OperationOutcome = {
  operationId: string
  /** `queued`: the gateway has not finished. */
  result: 'done' | 'queued'
  amount: Money
  state: TransactionState
}

export type OperationRefusal =
  | WishRefusal
  | OperationHeld
  | { kind: 'notFound' }
  /** Mismatched money is refunded only after the bank said what it took. */
  | { kind: 'bankSilent' }
  /** The gateway cannot do it here. */
  | { kind: 'notOffered' }
  | { kind: 'reauthRequired' }
  | { kind: 'declined'; operationId: string; message: Localised | null }
