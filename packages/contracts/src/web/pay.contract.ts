import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Merchant } from '../values/merchant.ts'
import { PayChoice } from '../values/pay-choice.ts'
import { Unit } from '../values/unit.ts'
import { LocalisedText, MoneyValue, Problem, bodyProblems } from '../values/web.ts'
import { Delivery, DeliveryCommand } from './pay/delivery.contract.ts'
import { Wallet } from './pay/wallet-config.contract.ts'

const c = initContract()

/** Shared with other slices; re-exported here. */
export { Merchant, PayChoice, Unit }

/** `rows` if the value contains a `~`/`:` table (S1 §3), else `text`. */
export const Remark = z.object({
  label: LocalisedText,
  text: z.nullable(z.string()),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Remark = z.infer<typeof Remark>

export const Attachment = z.object({
  name: LocalisedText,
  url: z.string(),
  contentType: z.string(),
  bytes: z.number(),
})
export type Attachment = z.infer<typeof Attachment>

export const Customer = z.object({
  name: z.nullable(LocalisedText),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type Customer = z.infer<typeof Customer>

/** The bill, for every view of the pay page that shows it. Instants are RFC 3339. */
export const Bill = z.object({
  transactionId: z.string(),
  plugin: z.string(),
  state: z.string(),
  unit: Unit,
  customer: Customer,
  description: LocalisedText,
  orderNo: z.nullable(z.string()),
  merchantFields: z.array(z.object({ label: z.string(), value: z.string() })),
  /** In the merchant's words (S1 §3 "Promotional price"). */
  promotionalPrice: z.nullable(z.string()),
  remarks: z.array(Remark),
  attachment: z.nullable(Attachment),
  amount: MoneyValue,
  delivery: MoneyValue,
  expiresAt: z.nullable(z.string()),
  header: z.object({ languageButton: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
})
export type Bill = z.infer<typeof Bill>

export const PayPage = z.object({
  bill: Bill,
  choices: z.array(PayChoice),
  /** Shown beside the choices, on devices that have them (PAY-04). */
  wallets: z.array(Wallet),
  preferredGateway: z.nullable(z.string()),
  editableAmount: z.nullable(z.object({ minimum: z.nullable(MoneyValue), maximum: z.nullable(MoneyValue) })),
  additionalPhone: z.nullable(z.object({ country: z.string() })),
  terms: z.nullable(z.object({ html: LocalisedText, version: z.number(), required: z.boolean() })),
  disclaimer: z.nullable(LocalisedText),
  /** An attempt that is open in another window, or that its bank has not decided. */
  liveAttemptId: z.nullable(z.string()),
  /** The bank's page, while its payer can go on there. */
  liveBankUrl: z.nullable(z.string()),
  /** Delivery, asked before the choices; null if nothing is asked. */
  delivery: z.nullable(Delivery),
})
export type PayPage = z.infer<typeof PayPage>

export const Payable = z.object({ kind: z.literal('payable'), page: PayPage, serverNow: z.string() })
const Redirect = z.object({
  kind: z.literal('redirect'),
  url: z.string(),
  host: z.nullable(z.string()),
})
export const Expired = z.object({ kind: z.literal('expired'), bill: Bill, serverNow: z.string() })
export const AlreadyPaid = z.object({
  kind: z.literal('alreadyPaid'),
  bill: Bill,
  attemptId: z.string(),
  state: z.string(),
  /** The paid amount, which a payer may have chosen, and refunds. */
  paid: z.nullable(
    z.object({
      base: MoneyValue,
      fee: MoneyValue,
      delivery: MoneyValue,
      total: MoneyValue,
      refunded: MoneyValue,
    }),
  ),
})
export type AlreadyPaid = z.infer<typeof AlreadyPaid>
export const Invalid = z.object({
  kind: z.literal('invalid'),
  unit: Unit,
  header: Bill.shape.header,
  state: z.string(),
  message: LocalisedText,
  /** The attempt whose page explains the mismatched money. */
  attemptId: z.nullable(z.string()),
})
const PausedPage = z.object({
  kind: z.literal('paused'),
  message: LocalisedText,
  until: z.nullable(z.string()),
})
export const NotFound = z.object({ kind: z.literal('notFound') })

export const PayPageLoad = z.discriminatedUnion('kind', [
  Payable,
  Redirect,
  Expired,
  AlreadyPaid,
  Invalid,
  PausedPage,
  NotFound,
])
export type PayPageLoad = z.infer<typeof PayPageLoad>

/** An attempt on the result page (S1 §2 "Attempt result page"). */
export const Attempt = z.object({
  id: z.string(),
  plugin: z.string(),
  transactionId: z.string(),
  state: z.string(),
  transactionState: z.string(),
  view: z.enum(['success', 'waiting', 'failure']),
  expired: z.boolean(),
  charged: z.enum(['yes', 'no', 'unknown']),
  /** True while mismatched money is not resolved. */
  isUnresolved: z.boolean(),
  /** Mismatched money of this attempt until it is resolved; no amount if it could not be read. */
  received: z.nullable(z.object({ amount: z.nullable(z.string()), currency: z.string(), at: z.string() })),
  checkedAt: z.nullable(z.string()),
  at: z.string(),
  amount: MoneyValue,
  fee: MoneyValue,
  total: MoneyValue,
  /** True if something was captured; false for a hold. */
  isCaptured: z.boolean(),
  /** The held amount, if `total` is only a captured part of it. */
  held: z.nullable(MoneyValue),
  refunded: z.nullable(MoneyValue),
  gateway: LocalisedText,
  message: z.nullable(LocalisedText),
  reference: z.nullable(z.string()),
  paymentDetails: z.array(z.object({ label: z.string(), value: z.string() })),
  merchantFields: z.array(z.object({ label: z.string(), value: z.string() })),
  promotionalPrice: z.nullable(z.string()),
  description: LocalisedText,
  remarks: z.array(Remark),
  customer: Customer,
  unit: Unit,
  header: Bill.shape.header,
  /** How the customer is told about secured money (RES-03). */
  confirmedBy: z.array(z.enum(['email', 'sms', 'whatsapp'])),
  /** Receipt in each language. */
  receiptUrl: z.nullable(LocalisedText),
  ticketsUrl: z.nullable(z.string()),
  attachment: z.nullable(Attachment),
  /** A path of this site, or null if paying again is impossible. */
  tryAgainUrl: z.nullable(z.string()),
  serverNow: z.string(),
})
export type Attempt = z.infer<typeof Attempt>

export const AttemptLoad = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attempt'), attempt: Attempt }),
  z.object({ kind: z.literal('notFound'), unit: z.nullable(Unit) }),
])
export type AttemptLoad = z.infer<typeof AttemptLoad>

/** Field names in `Problem.fieldErrors` of `pay`: gatewayCode, amount, customerAdditionalPhone, terms. */
export const PayCommand = z.strictObject({
  gatewayCode: z.string().check(z.minLength(1), z.maxLength(64)),
  amount: z.nullable(z.string().check(z.maxLength(32))),
  customerAdditionalPhone: z.nullable(z.string().check(z.maxLength(32))),
  termsVersion: z.nullable(z.number()),
  /** What the payer's wallet handed over; never stored. */
  walletToken: z.optional(z.string().check(z.minLength(1), z.maxLength(7000))),
  locale: z.enum(['en', 'ar']),
  /** Pressed at the counter: the result page is the counter's. */
  place: z.optional(z.literal('pos')),
})
export type PayCommand = z.infer<typeof PayCommand>

const id = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })

export const payContract = c.router(
  {
    page: {
      method: 'GET',
      path: '/pay/:id',
      pathParams: id,
      responses: { 200: PayPageLoad, 404: NotFound, 423: PausedPage },
    },
    pay: {
      method: 'POST',
      path: '/pay/:id',
      pathParams: id,
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) },
      body: PayCommand,
      responses: {
        200: z.object({ redirectUrl: z.string() }),
        404: Problem,
        409: Problem,
        422: Problem,
        423: Problem,
      },
    },
    choices: {
      method: 'POST',
      path: '/pay/:id/choices',
      pathParams: id,
      body: z.strictObject({ amount: z.string().check(z.maxLength(32)) }),
      responses: {
        200: z.object({ choices: z.array(PayChoice), wallets: z.array(Wallet) }),
        404: Problem,
        409: Problem,
        423: Problem,
      },
    },
    saveDelivery: {
      method: 'PATCH',
      path: '/pay/:id/delivery',
      pathParams: id,
      body: DeliveryCommand,
      responses: { 200: PayPageLoad, 404: Problem, 409: Problem, 422: Problem, 423: Problem },
    },
    seen: {
      method: 'POST',
      path: '/pay/:id/seen',
      pathParams: id,
      body: z.strictObject({
        mail: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
      }),
      responses: { 200: z.object({ state: z.string() }), 404: Problem, 423: Problem },
    },
    attempt: {
      method: 'GET',
      path: '/attempt/:id',
      pathParams: id,
      responses: { 200: AttemptLoad, 404: AttemptLoad },
    },
    checkAttempt: {
      method: 'POST',
      path: '/attempt/:id/check',
      pathParams: id,
      body: z.strictObject({}),
      responses: { 200: AttemptLoad, 404: AttemptLoad },
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: bodyProblems,
  },
)
