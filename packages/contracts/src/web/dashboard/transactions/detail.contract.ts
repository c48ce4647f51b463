import { listKinds, listModules } from '../../../lists/transactions.ts'
import { initContract } from '@ts-rest/core'
import { moneyStates } from '@wasl/domain/money-states'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, MoneyValue, Problem, problems } from '../../../values/web.ts'
import { webSchema } from '../../../web-of.ts'
import { OperationTask } from '../../../values/operation-task.ts'
import { RowAction } from '../../../values/row-action.ts'
import {
  AttemptShown,
  AuditShown,
  ChildShown,
  EventShown,
  MessageShown,
  WebhookShown,
} from './history.contract.ts'

const c = initContract()

const Named = z.object({ name: z.string(), value: z.string() })

/** `rows` if the value contains a `~`/`:` table (S2 §2), else `text`. */
export const RemarkShown = z.object({
  label: LocalisedText,
  text: z.nullable(z.string()),
  rows: z.array(Named),
})
export type RemarkShown = z.infer<typeof RemarkShown>

/** Fields that can be changed now. Values are in the transaction; send `version` with the change. */
export const Editable = z.object({
  version: z.string(),
  fields: z.array(z.enum(['amount', 'email', 'phone', 'expires', 'remarks', 'extra', 'attachment'])),
  /** Remarks as written, tables included. */
  remarks: z.array(z.object({ label: LocalisedText, value: z.string() })),
  hasAttachment: z.boolean(),
})
export type Editable = z.infer<typeof Editable>

/** Everything that staff may see of a transaction. */
export const TransactionShown = z.object({
  id: z.string(),
  plugin: z.string(),
  state: z.string(),
  moneyStates: z.array(z.enum(moneyStates)),
  operation: z.enum(['purchase', 'authorize']),
  isDeleted: z.boolean(),
  needsReview: z.boolean(),
  /** Mismatched money; the amount is null if it could not be read. */
  unresolved: z.nullable(z.object({ amount: z.nullable(MoneyValue), since: z.string() })),
  description: LocalisedText,
  money: z.object({
    amount: MoneyValue,
    /** The first requested amount. */
    original: MoneyValue,
    fee: MoneyValue,
    paid: MoneyValue,
    authorized: MoneyValue,
    refunded: MoneyValue,
    /** Reserved by unfinished refunds. */
    refunding: MoneyValue,
    refundable: MoneyValue,
    remaining: MoneyValue,
    delivery: MoneyValue,
  }),
  /** Limits for an amount that the payer chooses; null if they may not. */
  payerChooses: z.nullable(z.object({ minimum: z.nullable(MoneyValue), maximum: z.nullable(MoneyValue) })),
  orderNo: z.nullable(z.string()),
  trackId: z.nullable(z.string()),
  gateway: z.nullable(LocalisedText),
  offeredGateways: z.array(LocalisedText),
  unit: LocalisedText,
  initiator: z.nullable(z.string()),
  bulk: z.nullable(z.string()),
  productType: z.nullable(z.string()),
  created: z.string(),
  stateChanged: z.string(),
  paidAt: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
  /** When the payer first opened the page after the request was mailed. */
  emailSeenAt: z.nullable(z.string()),
  /** True if the merchant's server has accepted an event of it. */
  isDisclosed: z.boolean(),
  due: z.nullable(z.string()),
  expires: z.nullable(z.string()),
  deletedAt: z.nullable(z.string()),
  customer: z.object({
    name: z.nullable(LocalisedText),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    secondPhone: z.nullable(z.string()),
    /** The additional phone that the payer entered. */
    additionalPhone: z.nullable(z.string()),
    language: z.enum(['en', 'ar']),
  }),
  /** Fields of S1 §3, in the order of an address. */
  address: z.array(Named),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** The merchant's own fields with labels; '' if empty. */
  extra: z.array(z.extend(Named, { label: LocalisedText })),
  remarks: z.array(RemarkShown),
  attachment: z.nullable(z.object({ name: LocalisedText, url: z.string() })),
  redirectUrl: z.nullable(z.string()),
  webhookUrl: z.nullable(z.string()),
  /** The reusable link that made it. */
  linkId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  invalidMessage: z.nullable(LocalisedText),
  payUrl: LocalisedText,
  border: z.enum(['good', 'bad']),
  /** A `data:` picture. */
  qrCode: z.nullable(z.string()),
  receipt: z.nullable(LocalisedText),
  actions: z.array(RowAction),
  attempts: z.array(AttemptShown),
  children: z.array(ChildShown),
  timeline: z.array(EventShown),
  messages: z.array(MessageShown),
  webhooks: z.array(WebhookShown),
  /** Operations that wait for approval, or failed. */
  requests: z.array(webSchema(OperationTask)),
  /** Permissions that this user asked for here and that wait for an answer. */
  waiting: z.array(z.object({ permission: z.string(), askedAt: z.string(), until: z.string() })),
  /** Permissions that this user asked for here and that were declined. */
  declined: z.array(
    z.object({
      permission: z.string(),
      at: z.string(),
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  audit: z.array(AuditShown),
  editable: z.nullable(Editable),
})
export type TransactionShown = z.infer<typeof TransactionShown>

/** Only fields that are sent change. Null and '' clear a field. */
export const EditCommand = z.strictObject({
  version: z.string().check(z.maxLength(64)),
  amount: z.optional(z.string().check(z.maxLength(32))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  phone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  expires: z.optional(z.iso.datetime({ offset: true })),
  remarks: z.optional(
    z
      .array(
        z.strictObject({
          label: z.strictObject(LocalisedText.shape),
          value: z.string().check(z.maxLength(4_000)),
        }),
      )
      .check(z.maxLength(20)),
  ),
  extra: z.optional(z.record(z.string(), z.string())),
  /** Address from an upload's answer; null removes the attachment. */
  attachment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
})
export type EditCommand = z.infer<typeof EditCommand>

const pathParams = z.object({
  module: z.enum(listModules),
  list: z.enum(listKinds),
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
})

export const detailContract = c.router(
  {
    page: {
      method: 'GET',
      path: '/dashboard/transaction/:module/:list/:id',
      pathParams,
      responses: { 200: TransactionShown, 401: Problem, 404: Problem, ...problems },
    },
    edit: {
      method: 'PATCH',
      path: '/dashboard/transaction/:module/:list/:id',
      pathParams,
      body: EditCommand,
      responses: { 200: TransactionShown, 401: Problem, 404: Problem, 409: Problem, ...bodyProblems },
    },
  },
  { strictStatusCodes: true },
)
