import type { Locale, Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import type { BankOperation } from './operation.ts'
import type { ScenarioName, Script } from './scenarios.ts'

/** What the shop asked for. Frozen when the session is made. */
export type Terms = {
  readonly trackId: string
  readonly terminal: string
  readonly operation: 'purchase' | 'authorize'
  readonly charge: Money
  readonly merchantName: Localised
  readonly orderNo: string | null
  readonly locale: Locale
  readonly returnUrl: string
  readonly callbackUrl: string
}

/** A result of the bank, the same in every channel. `operationId` identifies it. */
export type Fact = {
  readonly operationId: string
  readonly result: 'authorized' | 'captured' | 'failed' | 'canceled' | 'expired' | 'pending'
  readonly money: Money | null
  readonly message: Localised | null
  readonly details: Readonly<Record<string, string>>
  readonly cardToken?: string | null
}

/** One callback that waits for its time. `fault` says how it differs from the truth. */
export type Callback = {
  readonly id: string
  readonly fact: Fact
  readonly fault: ScenarioName<'callback'>
  readonly copies: number
  readonly dueAt: string
}

export type Pending = {
  readonly fact: Fact
  readonly ends: 'approve' | 'decline' | null
  readonly dueAt: string | null
}

export type BankSession = {
  readonly paymentId: string
  readonly terms: Terms
  readonly createdAt: Date
  readonly expiresAt: Date
  script: Script
  /** The bank's token of the test card. */
  cardToken: string | null
  isCodeAsked: boolean
  wrongCodes: number
  pending: Pending | null
  /** The final result: captured, authorized, failed, canceled or expired. */
  outcome: Fact | null
  callbacks: Map<string, Callback & { tries: number }>
  faultyInquiries: number
  /** By the shop's reference. */
  operations: Map<string, BankOperation>
  /** References whose first call failed, as the scenario asked. */
  faultedOperations: Set<string>
}

export type Stage = 'open' | 'code' | 'pending' | 'done'

export function stageOf(session: BankSession): Stage {
  if (session.outcome) return 'done'
  if (session.pending) return 'pending'
  return session.isCodeAsked ? 'code' : 'open'
}

/** The bank's current statement about a payment. */
export function factOf(session: BankSession): Fact {
  return session.outcome ?? session.pending?.fact ?? waiting(session)
}

const waiting = ({ paymentId, terms }: BankSession): Fact => ({
  operationId: `${paymentId}-waiting`,
  result: 'pending',
  money: null,
  message: null,
  details: { Result: 'PENDING', 'Track ID': terms.trackId, 'Payment ID': paymentId },
})
