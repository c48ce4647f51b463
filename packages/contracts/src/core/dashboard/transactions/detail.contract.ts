import { z } from 'zod'
import { DecimalText, Instant, PublicId } from '../../../values/core.ts'
import { Extra } from '../../../values/bill.ts'
import { OperationTask } from '../../../values/operation-task.ts'
import { TransactionRow } from './row.contract.ts'

export const AttemptRow = z.object({
  id: PublicId,
  state: z.string(),
  is_winner: z.boolean(),
  gateway_code: z.string(),
  gateway_name_en: z.string(),
  gateway_name_ar: z.string(),
  operation: z.enum(['purchase', 'authorize']),
  amount: DecimalText,
  fee: DecimalText,
  total: DecimalText,
  authorized: DecimalText,
  captured: DecimalText,
  refunded: DecimalText,
  /** Money that did not match what was asked for, each currency for itself. */
  quarantined: z.array(z.object({ amount: DecimalText, currency_code: z.string() })),
  /** A second payment of the same request. */
  is_surplus: z.boolean(),
  track_id: z.string(),
  gateway_payment_id: z.string().nullable(),
  message_en: z.string().nullable(),
  message_ar: z.string().nullable(),
  /** The gateway's own answer: Auth Code, Reference ID and the like. */
  gateway_response: z.record(z.string(), z.string()),
  additional_phone: z.string().nullable(),
  language: z.enum(['en', 'ar']),
  terms_version: z.number().int().nullable(),
  created: Instant,
  state_changed_at: Instant,
  checked_at: Instant.nullable(),
})

/**
 * Newest first. `kind` says what `code` names: a step of the request, of an attempt, of money, what a gateway's callback
 * came to, also where it changed nothing, or what a person did.
 */
export const TimelineEntry = z.object({
  kind: z.enum(['transaction', 'attempt', 'money', 'gateway', 'audit']),
  code: z.string(),
  from_state: z.string().nullable(),
  to_state: z.string().nullable(),
  actor: z.string(),
  /** Of a callback it is what the gateway claims. */
  amount: DecimalText.nullable(),
  currency_code: z.string().nullable(),
  attempt_id: PublicId.nullable(),
  /** What the gateway said, null where that is several things, and how often it delivered it. */
  callback: z
    .object({
      result: z
        .enum(['authorized', 'captured', 'cod', 'failed', 'canceled', 'expired', 'pending'])
        .nullable(),
      times: z.number().int(),
    })
    .nullable(),
  at: Instant,
})

export const NotificationRow = z.object({
  id: PublicId,
  occasion: z.string(),
  channel: z.string(),
  recipient: z.string(),
  state: z.string(),
  subject: z.string(),
  problem: z.string().nullable(),
  created: Instant,
  sent_at: Instant.nullable(),
})

export const WebhookRow = z.object({
  event_id: PublicId,
  type: z.string(),
  url: z.string(),
  state: z.string(),
  tries: z.number().int(),
  last_status: z.number().int().nullable(),
  last_problem: z.string().nullable(),
  created: Instant,
  delivered_at: Instant.nullable(),
})

export const AuditRow = z.object({
  actor: z.string(),
  action: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: Instant,
})

/** Everything staff may know of a transaction. */
export const TransactionDetail = TransactionRow.extend({
  settled_amount: DecimalText,
  authorized_amount: DecimalText,
  /** What refunds under way hold. */
  refund_reserved_amount: DecimalText,
  refundable_amount: DecimalText,
  delivery_charges: DecimalText,
  minimum_amount: DecimalText.nullable(),
  maximum_amount: DecimalText.nullable(),
  has_editable_amount: z.boolean(),
  operation: z.enum(['purchase', 'authorize']),
  /** The merchant's own fields here, filled or not, in the order of the columns; their values are in `extra`. */
  own_fields: z.array(z.object({ name: z.string(), label_en: z.string(), label_ar: z.string() })),
  delivery: Extra,
  attachment: z
    .object({
      name_en: z.string(),
      name_ar: z.string(),
      url: z.string(),
      content_type: z.string(),
      bytes: z.number(),
    })
    .nullable(),
  customer_phone_2: z.string().nullable(),
  due_datetime: Instant.nullable(),
  redirect_url: z.string().nullable(),
  webhook_url: z.string().nullable(),
  /** The reusable link its payer came by. */
  link_id: PublicId.nullable(),
  invalid_message_en: z.string().nullable(),
  invalid_message_ar: z.string().nullable(),
  attempts: z.array(AttemptRow),
  timeline: z.array(TimelineEntry),
  notifications: z.array(NotificationRow),
  webhooks: z.array(WebhookRow),
  /** Operations that wait for colleagues, or could not be done. */
  operation_requests: z.array(OperationTask),
  /** Permissions that this user asked for here and nobody has answered yet. */
  waiting_requests: z.array(z.object({ permission: z.string(), created: Instant, expires: Instant })),
  /** Permissions that this user asked for here and was not given; `reason` where the colleague said one. */
  declined_requests: z.array(
    z.object({
      permission: z.string(),
      answered: Instant,
      answered_by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  audit: z.array(AuditRow),
  /** The page the payer opens, in each language, and the picture of its address. */
  pay_url: z.string(),
  pay_url_en: z.string(),
  pay_url_ar: z.string(),
  /** By the names payers read; one that is gone keeps its code. */
  offered_gateways: z.array(z.object({ code: z.string(), name_en: z.string(), name_ar: z.string() })),
  qr_code: z.string(),
  receipt_url_en: z.string().nullable(),
  receipt_url_ar: z.string().nullable(),
  /** Which fields PATCH `partial-update` takes now; empty where none. */
  editable_fields: z.array(z.string()),
  /** For `If-Match` of the next change. */
  version: z.string(),
  server_time: Instant,
})

const line = (most: number) => z.string().trim().max(most)

/** Only what is sent changes; null or '' empties a field. `version` is the one that was shown. */
export const PartialUpdate = z.strictObject({
  version: z.string().max(64),
  /** Decimal text; of requests whose amount somebody wrote. `original_amount` keeps what was asked first. */
  amount: line(32).optional(),
  remarks: z
    .array(z.strictObject({ label_en: line(64), label_ar: line(64), value: line(2_000) }))
    .max(20)
    .optional(),
  extra: z.record(z.string().max(64), line(256)).optional(),
  customer_email: line(128).nullable().optional(),
  customer_phone: line(32).nullable().optional(),
  expiration_time: Instant.optional(),
  /** The address its upload was answered with replaces what is there; null takes it away. */
  attachment: line(256).nullable().optional(),
})
export type PartialUpdate = z.infer<typeof PartialUpdate>
