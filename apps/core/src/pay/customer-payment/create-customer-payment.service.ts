import type { NewCustomerPayment } from '@wasl/contracts/core/pay/customer-payment.contract'
import type { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import type { Localised } from '@wasl/domain/locale'
import { decimalText, isCurrency, type Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { gatewayTerms, isWithin } from '../../kernel/gateways/gateway-at-unit.domain.ts'
import { findGatewaysOf } from '../../kernel/merchants/gateways.store.ts'
import { isInstalled } from '../../kernel/ledger/installed-gateway.ts'
import { initiatorOf } from '../../kernel/restrictions/collectors.store.ts'
import { judgeGateways, type Refusing } from '../../kernel/restrictions/judge-payment.service.ts'
import { refusalText } from '../../kernel/restrictions/restriction-words.ts'
import type { Payer } from '../../kernel/restrictions/restriction.domain.ts'
import { countHit, insertCustomerPayment } from '../../kernel/restrictions/restrictions.store.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { createRequest } from '../../kernel/requests/create-request.service.ts'
import { askedByStaff, type Asker, type Created } from '../../kernel/requests/make-request.service.ts'
import { readCounterAmount } from './read-counter-amount.ts'
import type { FieldProblem, RequestRefusal } from '../../kernel/requests/request-refusal.ts'
import type { Counter } from './counter.service.ts'
import type { CustomerPaymentDeps } from './customer-payment-deps.ts'
import { readIdentifier } from '../../kernel/restrictions/identifier.domain.ts'
import type { IdentifierKind } from '@wasl/domain/restriction'

export type CreateCustomerPayment = {
  counter: Counter
  wish: NewCustomerPayment
  idempotencyKey: string
  requestId: string
  origin: string
}

/** A rule's word, at the field it is about where it is about one. */
type Restricted = { kind: 'restricted'; field: string | null; message: Localised }
export type CustomerPaymentRefusal = RequestRefusal | Restricted

type Answer = { created: Created; replayed: boolean }

/** A payer tells who they are and how much they pay; the rest is the one service that makes requests. */
export async function createCustomerPayment(
  deps: CustomerPaymentDeps,
  command: CreateCustomerPayment,
): Promise<Result<Answer, CustomerPaymentRefusal>> {
  const { counter, wish } = command
  const { merchant, collector } = counter
  const read = readWish(wish, merchant.countryCode)
  if (!read.ok) return fields(...read.error)
  const { payer } = read.value
  const open = await openGateways(deps, { counter, ...read.value })
  if (!open.ok) return open
  return createRequest(deps, {
    merchantId: merchant.id,
    by: askerOf(command),
    plugin: 'customer_payment',
    wish: requestOf(command, read.value, open.value),
    asked: { ...wish, collector: collector?.publicId ?? null },
    idempotencyKey: command.idempotencyKey,
    origin: command.origin,
    beside: (tx, { id: transactionId }) =>
      insertCustomerPayment(tx, {
        transactionId,
        merchantId: merchant.id,
        collectorId: collector?.id ?? null,
        phone: payer.phone,
        email: payer.email,
        civilId: payer.civil_id,
        customerKey: payer.customer_id,
        atCounter: counter.staff !== null,
      }),
  })
}

type Read = { payer: Payer; amount: Money }

function readWish(wish: NewCustomerPayment, country: string): Result<Read, FieldProblem[]> {
  if (!isCurrency(wish.currency_code))
    return refused([{ field: 'currency_code', says: 'request.currencyUnknown' }])
  const amount = readCounterAmount(wish)
  const payer = readPayer(wish, country)
  if (amount.ok && payer.ok) return accepted({ amount: amount.value, payer: payer.value })
  return refused([...(amount.ok ? [] : [amount.error]), ...(payer.ok ? [] : payer.error)])
}

/** The gateways that take the currency and that no rule closes to this payer. */
async function openGateways(
  deps: CustomerPaymentDeps,
  { counter, payer, amount }: Read & { counter: Counter },
): Promise<Result<string[], CustomerPaymentRefusal>> {
  const { merchant, collector, unit } = counter
  const { currency } = amount
  const taking = (await findGatewaysOf(deps.db, merchant.id)).filter(
    (gateway) => isInstalled(deps.gateways, gateway) && gateway.currencies.includes(currency),
  )
  const gateways = taking.filter((gateway) => {
    const terms = gatewayTerms(gateway, { unitKey: unit.key, currency })
    return terms !== null && isWithin(terms, amount)
  })
  const choices = gateways.filter(({ wallet }) => !wallet).map(({ code }) => code)
  if (!taking.some(({ wallet }) => !wallet))
    return fields({ field: 'currency_code', says: 'request.gatewayCurrency', values: { currency } })
  if (choices.length === 0) return fields({ field: 'amount', says: 'request.gatewayClosed' })
  const now = deps.clock.now()
  const judged = await judgeGateways(
    deps.db,
    {
      merchantId: merchant.id,
      timezone: merchant.timezone,
      transactionId: null,
      collectorId: collector?.publicId ?? null,
      atCounter: counter.staff !== null,
      payer,
      amount,
      now,
    },
    gateways.map(({ code }) => code),
  )
  const open = gateways.filter(({ code }) => judged.get(code) === null)
  if (open.some(({ wallet }) => !wallet)) return accepted(open.map(({ code }) => code))
  const refusal = judged.get(choices[0] ?? '')
  if (!refusal) throw new Error('no gateway is open, and no rule closes one')
  await inTransaction(deps.db, (tx) => countHit(tx, { merchantId: merchant.id, id: refusal.rule.id, now }))
  return refusalOf(refusal)
}

function refusalOf(refusal: Refusing): Result<never, CustomerPaymentRefusal> {
  switch (refusal.reason) {
    case 'identifierMissing':
      return fields({ field: payerFields[refusal.rule.identifier], says: 'request.required' })
    case 'tooSmall':
    case 'tooLarge':
      return restricted(refusal, 'amount')
    case 'currency':
      return restricted(refusal, 'currency_code')
    default:
      return restricted(refusal, null)
  }
}

const restricted = (refusal: Refusing, field: string | null): Result<never, CustomerPaymentRefusal> =>
  refused({ kind: 'restricted', field, message: refusalText(refusal) })

const fields = (...problems: FieldProblem[]): Result<never, CustomerPaymentRefusal> =>
  refused({ kind: 'fields', problems })

/** The collector is recorded on it, whichever user typed it in. */
function askerOf({ counter: { staff, collector }, requestId }: CreateCustomerPayment): Asker {
  const initiator = collector ? initiatorOf(collector) : (staff?.username ?? '')
  return staff
    ? { ...askedByStaff(staff, requestId), initiator }
    : { initiator, claims: `collector ${collector?.publicId ?? ''}` }
}

function requestOf(
  { counter: { unit, staff }, wish }: CreateCustomerPayment,
  { payer, amount }: Read,
  pgCodes: string[],
): NewRequest {
  const { customer_first_name: first, customer_last_name: last, description, language } = wish
  return {
    amount: decimalText(amount),
    currency_code: wish.currency_code,
    pg_codes: pgCodes,
    unit_code: unit.key,
    ...(language && { language }),
    ...(description && { description_en: description, description_ar: description }),
    ...(first && { customer_first_name: first }),
    ...(last && { customer_last_name: last }),
    ...(payer.email && { customer_email: payer.email }),
    ...(payer.phone && { customer_phone: payer.phone }),
    // A key names a customer the merchant knows. Whoever only says that it is theirs neither reads nor writes that row.
    ...(staff && payer.customer_id && { customer_id: payer.customer_id }),
  }
}

/** The form's field for each way of saying who pays. */
const payerFields = {
  phone: 'customer_phone',
  email: 'customer_email',
  civil_id: 'civil_id',
  customer_id: 'customer_id',
} as const satisfies Record<IdentifierKind, keyof NewCustomerPayment>

const wrong = {
  phone: 'pay.phoneInvalid',
  email: 'request.email',
  civil_id: 'request.civilId',
  customer_id: 'request.customerId',
} as const satisfies Record<IdentifierKind, FieldProblem['says']>

/** Who pays, each way of saying so checked and in one spelling. */
function readPayer(wish: NewCustomerPayment, country: string): Result<Payer, FieldProblem[]> {
  const problems: FieldProblem[] = []
  const read = (kind: IdentifierKind): string | null => {
    const found = readIdentifier(kind, wish[payerFields[kind]] ?? '', country)
    if (found.ok) return found.value
    problems.push({ field: payerFields[kind], says: wrong[kind] })
    return null
  }
  const payer = {
    phone: read('phone'),
    email: read('email'),
    civil_id: read('civil_id'),
    customer_id: read('customer_id'),
  }
  return problems.length > 0 ? refused(problems) : accepted(payer)
}
