import type {
  OperationDone,
  OperationRefused,
} from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import { amountText } from '@wasl/domain/amount-text'
import type { Locale } from '@wasl/domain/locale'
import { decimalsOf, decimalText } from '@wasl/domain/money'
import { wordsOf } from '../../../platform/http/words.ts'
import { operationStrings, type OperationString } from './operations.strings.ts'
import { operationStringsAr } from './operations.strings.ar.ts'
import type { RowDone, RowRefusal } from './row-outcome.ts'

const words = wordsOf({ en: operationStrings, ar: operationStringsAr })

export function doneBody(done: RowDone, language: Locale): OperationDone {
  const { operation, result, state, childId, requestId = null, amount, recipient } = done
  const queued: OperationString | null =
    operation === 'refund' || operation === 'capture' || operation === 'void' || operation === 'inquiry'
      ? `queued.${operation}`
      : null
  const key = result === 'queued' && queued ? queued : (`done.${operation}` as const)
  const said = result === 'requested' ? 'requested' : key
  const message = words(said, language, {
    operation: words(`operation.${operation}`, language),
    amount: amount ? amountText(amount, language) : '',
    recipient: recipient ?? '',
    state: words(`state.${state}`, language),
  })
  return { message, result, state, child_id: childId, request_id: requestId }
}

type RefusedStatus = 400 | 403 | 404 | 409 | 422
export type Refused = { [Status in RefusedStatus]: { status: Status; body: OperationRefused } }[RefusedStatus]

/** `code` is the reason in snake case, for programs; `message` is what S2 §8 shows. */
export function refusalBody(refusal: RowRefusal, language: Locale): Refused {
  const message = messageOf(refusal, language)
  const available = 'available' in refusal ? refusal.available : null
  const body = {
    message,
    detail: message,
    code: codeOf(refusal),
    ...(available && { available_amount: decimalText(available), currency_code: available.currency }),
  }
  // One of the union, which the compiler cannot see through a lookup.
  return { status: statuses[refusal.kind], body } as Refused
}

/** The same press is being carried out: nothing is begun a second time. */
export function pressUnderWay(language: Locale): OperationRefused {
  const message = words('bulk.underWay', language)
  return { message, detail: message, code: 'press_under_way' }
}

const statuses: Readonly<Record<RowRefusal['kind'], Refused['status']>> = {
  notFound: 404,
  badAmount: 400,
  declined: 400,
  noAddress: 400,
  permissionAsked: 403,
  permissionWaiting: 403,
  permissionDenied: 403,
  keyMayNot: 403,
  overAllowed: 409,
  mayAlready: 409,
  sectionDisabled: 403,
  reauthRequired: 403,
  notPossible: 409,
  notOffered: 409,
  underWay: 409,
  changed: 409,
  availableChanged: 409,
  inFlight: 409,
  bankSilent: 409,
  tooMany: 409,
  requestPending: 409,
  requestEnded: 409,
  keyReused: 422,
}

function messageOf(refusal: RowRefusal, language: Locale): string {
  switch (refusal.kind) {
    case 'badAmount': {
      const { problem, available } = refusal
      return words(`refused.${problem}`, language, {
        available: amountText(available, language),
        decimals: decimalsOf(available.currency),
      })
    }
    case 'availableChanged':
      return words('refused.availableChanged', language, {
        available: amountText(refusal.available, language),
      })
    case 'overAllowed':
      return words('refused.overAllowed', language, { allowed: amountText(refusal.allowed, language) })
    case 'declined':
      return refusal.message
        ? words('refused.declined', language, { message: refusal.message[language] })
        : words('refused.declinedSilently', language)
    default:
      return words(`refused.${refusal.kind}`, language)
  }
}

function codeOf(refusal: RowRefusal): string {
  const reason =
    refusal.kind === 'badAmount'
      ? refusal.problem
      : refusal.kind === 'permissionAsked' || refusal.kind === 'permissionWaiting'
        ? 'permissionDenied'
        : refusal.kind
  return reason.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
