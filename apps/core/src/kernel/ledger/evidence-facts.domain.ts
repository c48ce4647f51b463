import type { AttemptState, TransactionState } from '@wasl/domain/states'
import type { Evidence } from '../gateways/gateway.ts'

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
  /** What the same operation of the gateway was counted as before. */
  counted: ClaimedMoney | null
  /** It was quarantined first and has been given back, or is being. */
  isGivenBack: boolean
  /** The gateway's payment id of the evidence belongs to another attempt. */
  foreignPaymentId: boolean
  /** The gateway allows one attempt only. */
  singleAttempt: boolean
  /** The inbox has it, or its gateway is asked again: what cannot be booked yet is told once more. */
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
  /** Null where nobody asks about it any more. */
  nextInquiryAt: Date | null
  isWinner: boolean
  authorized: number
  captureReserved: number
  captured: number
  quarantined: number
}

/** Untrusted until the verdict. */
export type ClaimedMoney = { minor: number; currency: string }

/** Of what is told together, holds come before what was taken of them. */
export const holdsFirst = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.toSorted(
    (one, other) => Number(other.result === 'authorized') - Number(one.result === 'authorized'),
  )

export const isAboutAnother = ({ attempt, evidence, foreignPaymentId }: EvidenceFacts): boolean =>
  foreignPaymentId ||
  (attempt.gatewayPaymentId !== null &&
    evidence.gatewayPaymentId !== null &&
    attempt.gatewayPaymentId !== evidence.gatewayPaymentId)
