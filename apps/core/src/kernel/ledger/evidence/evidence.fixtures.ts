import type { Evidence } from '../../gateways/gateway.ts'
import type { AttemptFacts, EvidenceFacts } from './evidence-facts.domain.ts'
import { decideEvidence } from './evidence.domain.ts'

export const now = new Date('2026-11-21T09:00:00Z')

const attempt: AttemptFacts = {
  id: 1,
  state: 'pending',
  operation: 'purchase',
  currency: 'KWD',
  charge: 49_000,
  fee: 250,
  gatewayPaymentId: 'P1',
  nextInquiryAt: null,
  isWinner: false,
  authorized: 0,
  captureReserved: 0,
  captured: 0,
  quarantined: 0,
}

/** A capture of the attempt below, with changes. */
export const captured = (minor = 49_000, currency = 'KWD'): Evidence => ({
  trackId: '9',
  gatewayPaymentId: 'P1',
  result: 'captured',
  money: { minor, currency },
  operationId: 'C1',
  message: null,
  details: {},
})

export const told = (result: Evidence['result']): Evidence => ({ ...captured(), result, money: null })

export type EvidenceWish = Partial<Omit<EvidenceFacts, 'attempt' | 'transaction'>> & {
  attempt?: Partial<AttemptFacts>
  transaction?: Partial<EvidenceFacts['transaction']>
}

/** The decision about an open attempt over 49.000 KWD, fee included, with changes. */
export const decide = (wish: EvidenceWish = {}) =>
  decideEvidence({
    evidence: captured(),
    counted: null,
    isGivenBack: false,
    foreignPaymentId: false,
    singleAttempt: false,
    mayWait: false,
    now,
    ...wish,
    attempt: { ...attempt, ...wish.attempt },
    transaction: {
      state: 'pending',
      paidAttemptId: null,
      expiresAt: null,
      deletedAt: null,
      amount: 48_750,
      editableAmount: false,
      ...wish.transaction,
    },
  })
