import type { AttemptState, TransactionState } from '@wasl/domain/states'
import type { Evidence } from '../../gateways/gateway.ts'

export type EvidenceFacts = {
  transaction: {
    state: TransactionState
    paidAttemptId: number | null
    expiresAt: Date | null
    deletedAt: Date | null
    amount: number
    editableAmount: boolean
  }
  attempt: AttemptFacts
  evidence: Evidence
  /** What the same gateway operation was counted as before. */
  counted: ClaimedMoney | null
  /** It was quarantined first, and was refunded or is being refunded. */
  isGivenBack: boolean
  /** The evidence's payment id belongs to another attempt. */
  foreignPaymentId: boolean
  /** The gateway allows one attempt only. */
  singleAttempt: boolean
  /** True if the evidence will arrive again, from the inbox or by an inquiry, so it may wait. */
  mayWait: boolean
  now: Date
}

export type AttemptFacts = {
  id: number
  state: AttemptState
  operation: 'purchase' | 'authorize'
  currency: string
  charge: number
  fee: number
  gatewayPaymentId: string | null
  /** Null if no inquiry is planned. */
  nextInquiryAt: Date | null
  isWinner: boolean
  authorized: number
  captureReserved: number
  captured: number
  quarantined: number
}

/** Not trusted until the verdict. */
export type ClaimedMoney = { minor: number; currency: string }

/** Sorts holds before captures that arrive together. */
export const holdsFirst = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.toSorted(
    (one, other) => Number(other.result === 'authorized') - Number(one.result === 'authorized'),
  )

export const isAboutAnother = ({ attempt, evidence, foreignPaymentId }: EvidenceFacts): boolean =>
  foreignPaymentId ||
  (attempt.gatewayPaymentId !== null &&
    evidence.gatewayPaymentId !== null &&
    attempt.gatewayPaymentId !== evidence.gatewayPaymentId)
