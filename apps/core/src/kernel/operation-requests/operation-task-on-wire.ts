import type { OperationTask } from '@wasl/contracts/values/operation-task'
import { byName } from '@wasl/domain/by-name'
import { amountText } from '@wasl/domain/amount-text'
import type { Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import { wordsOf } from '../../platform/http/words.ts'
import type { Staff } from '../people/staff.ts'
import { keyName } from './operation-maker.ts'
import {
  isWaiting,
  operationAnswerProblem,
  type AnswerProblem,
  type OperationAnswer,
  type OperationRequestStatus,
} from './operation-request.domain.ts'
import type { ListedRequest, OperationRequestRow } from './operation-requests.store.ts'
import { operationRequestStrings, type OperationRequestString } from './operation-requests.strings.ts'
import { operationRequestStringsAr } from './operation-requests.strings.ar.ts'

export const requestWords = wordsOf({ en: operationRequestStrings, ar: operationRequestStringsAr })

/** In the order of their buttons. */
const answers = ['approve', 'reject', 'retry', 'cancel'] as const

/** A request as its reader sees it: with what they may do about it, and what keeps them from approving it. */
export function operationTaskOnWire(
  request: ListedRequest,
  { staff, language, now }: { staff: Staff; language: Locale; now: Date },
): OperationTask {
  const { status, keyId, checkedBy } = request
  const facts = { ...request, checkedBy: checkedBy.map(({ id }) => id) }
  const problemOf = (answer: OperationAnswer) => operationAnswerProblem(facts, answer, { staff, now })
  const problem = hindered(status, problemOf)
  return {
    id: request.publicId,
    process_id: 'operation_request',
    status,
    operation: request.kind,
    amount: decimalText(money(request.amount, request.currency)),
    currency_code: request.currency,
    paid_amount: decimalText(money(request.paid, request.paidCurrency)),
    paid_currency_code: request.paidCurrency,
    gateway_name_en: request.gatewayEn,
    gateway_name_ar: request.gatewayAr,
    customer_name_en: request.customerEn,
    customer_name_ar: request.customerAr,
    why: request.why,
    object: request.transaction,
    plugin: request.plugin,
    username: request.username ?? keyName(keyId ?? ''),
    name_en: request.nameEn ?? '',
    name_ar: request.nameAr ?? '',
    is_by_key: keyId !== null,
    checkers: request.checkers,
    checked_by: checkedBy.map(({ username }) => username),
    created: request.createdAt.toISOString(),
    expires: isWaiting(status) ? request.expiresAt.toISOString() : null,
    decided: request.decidedAt?.toISOString() ?? null,
    decided_by: request.decidedBy,
    reason: request.reason,
    problem: status === 'MANUAL' ? whyNotDone(request, language) : null,
    child_id: status === 'DONE' ? request.operationId : null,
    actions: answers
      .filter((answer) => problemOf(answer) === null)
      .map((value) => ({
        value,
        verbose_name: requestWords(
          value === 'cancel' && status === 'MANUAL'
            ? 'operationRequest.callOff'
            : `operationRequest.${value}`,
          language,
        ),
        url: `/api/v1/ticket/operations/${request.publicId}/${value}`,
        method: 'POST' as const,
      })),
    hindrance: problem === null ? null : requestWords(`operationRequest.${problem}`, language),
  }
}

/** The problem to show. A user without the right to retry sees none: others can retry. */
function hindered(
  status: OperationRequestStatus,
  problemOf: (answer: OperationAnswer) => AnswerProblem | null,
): AnswerProblem | null {
  if (status === 'PENDING') return problemOf('approve')
  return status === 'MANUAL' && problemOf('retry') === 'requestPending' ? 'requestPending' : null
}

/** Of a row's action while a request about the same money waits. */
export const waitsInWords = (
  { kind, amount, currency }: Pick<OperationRequestRow, 'kind' | 'amount' | 'currency'>,
  language: Locale,
): string =>
  requestWords('operationRequest.waits', language, {
    operation: requestWords(`operationRequest.${kind}`, language),
    amount: amountText(money(amount, currency), language),
  })

const reasons: Readonly<Record<string, OperationRequestString>> = byName({
  bankSilent: 'operationRequest.why.bankSilent',
  availableChanged: 'operationRequest.why.money',
  badAmount: 'operationRequest.why.money',
  underWay: 'operationRequest.why.underWay',
  notOffered: 'operationRequest.why.notOffered',
})

function whyNotDone({ problem, messageEn, messageAr }: OperationRequestRow, language: Locale): string {
  if (problem !== 'declined')
    return requestWords(reasons[problem ?? ''] ?? 'operationRequest.why.notPossible', language)
  const message = language === 'ar' ? messageAr : messageEn
  return message
    ? requestWords('operationRequest.why.declined', language, { message })
    : requestWords('operationRequest.why.declinedSilently', language)
}
