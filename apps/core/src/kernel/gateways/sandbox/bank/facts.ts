import type { Localised } from '@wasl/domain/locale'
import { money, type Money } from '@wasl/domain/money'
import { newOperationId, newReceipt } from './numbers.ts'
import type { BankSession, Fact } from './session.ts'

/** Money moved: captured or held, as the shop asked. */
export function approval(session: BankSession, approved: Approved): Fact {
  const isPurchase = session.terms.operation === 'purchase'
  return {
    operationId: newOperationId(),
    cardToken: session.cardToken,
    result: isPurchase ? 'captured' : 'authorized',
    money: taken(session.terms.charge, approved.takes),
    message: null,
    details: {
      Result: isPurchase ? 'CAPTURED' : 'AUTHORIZED',
      ...printed(session, approved.at),
      ...newReceipt(),
      ...(approved.threeDSecure ? { '3-D Secure': approved.threeDSecure } : {}),
    },
  }
}

export type Approved = { takes: 'all' | 'half' | 'double'; threeDSecure: string | null; at: Date }

/** No money moved or will move. */
export function refusal(session: BankSession, refused: Refused): Fact {
  return {
    operationId: newOperationId(),
    cardToken: session.cardToken,
    result: refused.result,
    money: null,
    message: refused.message,
    details: {
      Result: resultWords[refused.result],
      ...printed(session, refused.at),
      'Reference No': newReceipt()['Reference No'],
    },
  }
}

export type Refused = { result: 'failed' | 'canceled' | 'expired'; message: Localised; at: Date }

export function pendingFact(session: BankSession, at: Date): Fact {
  return {
    operationId: `${session.paymentId}-pending`,
    result: 'pending',
    money: null,
    message: { en: 'The bank has not decided yet', ar: 'لم يقرر البنك بعد' },
    details: { Result: 'PENDING', ...printed(session, at) },
  }
}

const resultWords = { failed: 'NOT CAPTURED', canceled: 'CANCELED', expired: 'EXPIRED' } as const

const printed = ({ paymentId, terms }: BankSession, at: Date): Record<string, string> => ({
  'Track ID': terms.trackId,
  'Payment ID': paymentId,
  'Post Date': kuwaitDay(at),
})

function taken(charge: Money, takes: Approved['takes']): Money {
  switch (takes) {
    case 'all':
      return charge
    case 'half':
      return money(Math.max(1, Math.floor(charge.minor / 2)), charge.currency)
    case 'double':
      return money(charge.minor * 2, charge.currency)
  }
}

/** The bank uses Kuwait's time, which has no summer time. */
const kuwaitDay = (at: Date): string => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
