import type { AttemptState, TransactionState } from '@wasl/domain/states'
import type { Evidence } from '../gateways/gateway.ts'

export type EvidenceFacts = {
  transaction: { state: TransactionState; paidAttemptId: number | null; expiresAt: Date | null }
  attempt: AttemptFacts
  evidence: Evidence
  /** What the same operation of the gateway was counted as before. */
  counted: ClaimedMoney | null
  /** The gateway's payment id of the evidence belongs to another attempt. */
  foreignPaymentId: boolean
  /** The gateway allows one attempt only. */
  singleAttempt: boolean
  now: Date
}

export type AttemptFacts = {
  id: number
  state: AttemptState
  currency: string
  charge: number
  fee: number
  gatewayPaymentId: string | null
  isWinner: boolean
  authorized: number
  captureReserved: number
  captured: number
  quarantined: number
}

/** Untrusted until the verdict. */
export type ClaimedMoney = { minor: number; currency: string }

export const isAboutAnother = ({ attempt, evidence, foreignPaymentId }: EvidenceFacts): boolean =>
  foreignPaymentId ||
  (attempt.gatewayPaymentId !== null &&
    evidence.gatewayPaymentId !== null &&
    attempt.gatewayPaymentId !== evidence.gatewayPaymentId)
