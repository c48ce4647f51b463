import type { Operation } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Money } from '@wasl/domain/money'
import type { TransactionState } from '@wasl/domain/states'
import type { CheckedRefusal } from '../../../kernel/operation-requests/operate-checked.service.ts'
import type { Staff } from '../../../kernel/people/staff.ts'

/** One operation on one row, as staff ask for it. */
export type RowWish = {
  staff: Staff
  /** Null: whatever the row's plugin is, as far as the user sees it. */
  plugin: string | null
  publicId: string
  operation: Operation
  /** Only to be allowed it: nothing is done. */
  isAsking?: boolean
  /** Of money: what is asked for, where the permission has to be asked for first. */
  attemptId?: string | null
  claim?: string | null
  amount?: string | null
  reason?: string | null
  idempotencyKey?: string
}

export type RowDone = {
  operation: Operation
  /** `requested`: colleagues check it first. */
  result: 'done' | 'queued' | 'requested'
  state: TransactionState
  childId: string | null
  requestId?: string | null
  amount?: Money
  recipient?: string
}

export type RowRefusal =
  | CheckedRefusal
  | { kind: 'permissionAsked' }
  /** It was asked for before, and nobody has answered. */
  | { kind: 'permissionWaiting' }
  /** It was only asked for, and is allowed by now. */
  | { kind: 'mayAlready' }
  | { kind: 'permissionDenied' }
  | { kind: 'sectionDisabled' }
  | { kind: 'inFlight' }
  | { kind: 'noAddress' }
  | { kind: 'tooMany' }
  /** It is not in a state any more in which it was meant. */
  | { kind: 'changed' }
