import { byName } from '@wasl/domain/by-name'
import { amountText } from '@wasl/domain/amount-text'
import { pick, type Locale, type Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import type { LinkState } from '@wasl/domain/payment-link'
import { decimalsStringsAr } from '../amounts/decimals.strings.ar.ts'
import { decimalsStrings, type DecimalsString } from '../amounts/decimals.strings.ts'
import type { CreateRefusal } from '../ledger/create-transaction.service.ts'
import { targetStringsAr } from '../webhooks/target.strings.ar.ts'
import { targetStrings, type TargetString } from '../webhooks/target.strings.ts'
import { wordsOf, type Values } from '../../platform/http/words.ts'
import type { PayRefusal } from '../ledger/pay/pay.domain.ts'
import { pausedAnswer } from './paused-answer.ts'
import { payStrings, type PayString } from './pay.strings.ts'
import { payStringsAr } from './pay.strings.ar.ts'
import { requestStrings, type RequestString } from './requests.strings.ts'
import { requestStringsAr } from './requests.strings.ar.ts'

export type FieldProblem = {
  field: string
  says: RequestString | PayString | TargetString | DecimalsString
  values?: Values
  /** Shown as `{amount}`. */
  limit?: Money
}

export type ClosedLink = Exclude<LinkState, 'open'>

export type RequestRefusal =
  | { kind: 'fields'; problems: readonly FieldProblem[] }
  | { kind: 'pluginNotFound' }
  | { kind: 'inFlight' }
  | { kind: 'keyReused' }
  /** The reusable link it would be paid by makes none now; in the merchant's words, else in ours. */
  | { kind: 'linkClosed'; state: ClosedLink; message: Localised | null }
  /** The payer has left too many requests of the link unpaid. */
  | { kind: 'tooManyUnpaid' }
  | Extract<PayRefusal, { kind: 'paused' }>

const words = wordsOf({
  en: { ...payStrings, ...requestStrings, ...targetStrings, ...decimalsStrings },
  ar: { ...payStringsAr, ...requestStringsAr, ...targetStringsAr, ...decimalsStringsAr },
})

export const requestText = (key: RequestString, language: Locale, values?: Values): string =>
  words(key, language, values)

/** Status and body of each refusal; texts per field are Django's way (S1 §8). */
export function answerToRequest(refusal: RequestRefusal, language: Locale) {
  const detail = (key: RequestString, code: string) => ({ detail: words(key, language), code })
  switch (refusal.kind) {
    case 'fields':
      return answerToFields(refusal.problems, language)
    case 'pluginNotFound':
      return { status: 404, body: detail('request.pluginNotFound', 'not_found') } as const
    case 'inFlight':
      return { status: 409, body: detail('request.inFlight', 'in_flight') } as const
    case 'keyReused':
      return { status: 422, body: detail('request.keyReused', 'key_reused') } as const
    case 'linkClosed': {
      const { says, code } = closedLinks[refusal.state]
      const text = refusal.message && pick(refusal.message, language)
      return { status: 409, body: { ...detail(says, code), ...(text && { detail: text }) } } as const
    }
    case 'tooManyUnpaid':
      return { status: 429, body: detail('payLink.tooManyUnpaid', 'too_many_unpaid') } as const
    case 'paused':
      return pausedAnswer(refusal, language)
  }
}

const closedLinks = {
  inactive: { says: 'payLink.inactive', code: 'link_inactive' },
  expired: { says: 'payLink.expired', code: 'link_expired' },
  usedUp: { says: 'payLink.usedUp', code: 'link_used_up' },
  full: { says: 'payLink.full', code: 'link_full' },
} as const satisfies Record<ClosedLink, { says: RequestString; code: string }>

export const answerToFields = (problems: readonly FieldProblem[], language: Locale) =>
  ({ status: 400, body: fieldTexts(problems, language) }) as const

function fieldTexts(problems: readonly FieldProblem[], language: Locale): Record<string, string[]> {
  const texts: Record<string, string[]> = byName()
  for (const { field, says, values, limit } of problems) {
    const shown = limit ? { ...values, amount: amountText(limit, language) } : values
    texts[field] = [...(texts[field] ?? []), words(says, language, shown)]
  }
  return texts
}

/** What the ledger refuses, at the field it is about. */
export function ledgerProblem(refusal: CreateRefusal, currency: string): FieldProblem {
  switch (refusal) {
    case 'amountNotPositive':
      return { field: 'amount', says: 'pay.amountNotPositive' }
    case 'amountTooLarge':
    case 'currencyMixed':
      return { field: 'amount', says: 'pay.amountTooLarge' }
    case 'deliveryOutOfRange':
      return { field: 'delivery_charges', says: 'request.delivery' }
    case 'limitsContradict':
      return { field: 'minimum_amount', says: 'request.limits' }
    case 'expiryInPast':
      return { field: 'expiration_time', says: 'request.expiryInPast' }
    case 'gatewayUnknown':
      return { field: 'pg_codes', says: 'request.gatewayUnknown' }
    case 'gatewayCurrency':
      return { field: 'pg_codes', says: 'request.gatewayCurrency', values: { currency } }
    case 'gatewayClosed':
      return { field: 'pg_codes', says: 'request.gatewayClosed' }
    case 'orderNoTaken':
    case 'publicIdTaken':
      return { field: 'order_no', says: 'request.orderNoTaken' }
  }
}
