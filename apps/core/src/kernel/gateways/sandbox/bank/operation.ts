import type { Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import type { BankSession, Fact } from './session.ts'

export type OperationTerms = {
  readonly kind: 'refund' | 'capture' | 'void'
  /** The shop's reference and idempotency key. */
  readonly reference: string
  readonly amount: Money
}

/** What the bank did or will do with captured or held money. */
export type BankOperation = OperationTerms & {
  readonly operationId: string
  readonly state: 'done' | 'declined' | 'queued'
  /** How and when a queued one ends; null if a person ends it. */
  readonly ends: 'done' | 'declined' | null
  readonly dueAt: string | null
  readonly message: Localised | null
}

const sum = (session: BankSession, kinds: readonly OperationTerms['kind'][]): number =>
  [...session.operations.values()]
    .filter(({ kind, state }) => kinds.includes(kind) && state !== 'declined')
    .reduce((total, { amount }) => total + amount.minor, 0)

/** Amount that the bank would still accept. */
export function leftFor(session: BankSession, kind: OperationTerms['kind']): number {
  const { outcome } = session
  if (!outcome?.money) return 0
  const held = outcome.result === 'authorized' ? outcome.money.minor : 0
  switch (kind) {
    case 'refund': {
      const captured = held > 0 ? doneCaptures(session) : outcome.money.minor
      return captured - sum(session, ['refund'])
    }
    case 'capture':
    case 'void':
      return held - sum(session, ['capture', 'void'])
  }
}

const doneCaptures = (session: BankSession): number =>
  [...session.operations.values()]
    .filter(({ kind, state }) => kind === 'capture' && state === 'done')
    .reduce((total, { amount }) => total + amount.minor, 0)

/** A finished capture is a fact like the first one. */
export const captureFacts = (session: BankSession): Fact[] =>
  [...session.operations.values()]
    .filter(({ kind, state }) => kind === 'capture' && state === 'done')
    .map((operation) => captureFact(session, operation))

export const captureFact = ({ paymentId, terms }: BankSession, operation: BankOperation): Fact => ({
  operationId: operation.operationId,
  result: 'captured',
  money: operation.amount,
  message: null,
  details: { 'Track ID': terms.trackId, 'Payment ID': paymentId },
})

/** Text for the shop when the bank refuses. */
export const declined: Localised = { en: 'The bank refused it', ar: 'رفض البنك ذلك' }
