import { decimalText } from '@wasl/domain/money'
import { spelt } from '../answer-shapes.ts'
import type { Statement } from '../statement.ts'
import type { BankSession, Fact } from './session.ts'

export function statementOf({ paymentId, terms }: BankSession, ...facts: readonly Fact[]): Statement {
  return {
    terminal: terms.terminal,
    payment_id: paymentId,
    track_id: terms.trackId,
    facts: facts.map((fact) => ({
      operation_id: fact.operationId,
      result: wireResults[fact.result],
      amount: fact.money && decimalText(fact.money),
      currency: fact.money && fact.money.currency,
      ...(fact.cardToken && { card_token: fact.cardToken }),
      message: fact.message,
      details: spelt(fact.details, terms.terminal),
    })),
  }
}

const wireResults = {
  captured: 'CAPTURED',
  authorized: 'AUTHORIZED',
  failed: 'NOT CAPTURED',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
  pending: 'PENDING',
} as const
