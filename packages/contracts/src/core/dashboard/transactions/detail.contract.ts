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
  /** Mismatched money, by currency. */
  quarantined: z.array(z.object({ amount: DecimalText, currency_code: z.string() })),
  /** A second payment of the same request. */
  is_surplus: z.boolean(),
  track_id: z.string(),
  gateway_payment_id: z.string().nullable(),
  message_en: z.string().nullable(),
  message_ar: z.string().nullable(),
  /** Values of the gateway's answer: Auth Code, Reference ID and others. */
  gateway_response: z.record(z.string(), z.string()),
  additional_phone: z.string().nullable(),
  language: z.enum(['en', 'ar']),
  terms_version: z.number().int().nullable(),
  created: Instant,
  state_changed_at: Instant,
  checked_at: Instant.nullable(),
})

/**
 * Newest first. `kind` says what `code` names: a step of the request, of an attempt or of money, a gateway's callback
 * (also if it changed nothing), or an act of a person.
 */
export const TimelineEntry = z.object({
  kind: z.enum(['transaction', 'attempt', 'money', 'gateway', 'audit']),
  code: z.string(),
  from_state: z.string().nullable(),
  to_state: z.string().nullable(),
  actor: z.string(),
  /** For a callback, the amount that the gateway claims. */
  amount: DecimalText.nullable(),
  currency_code: z.string().nullable(),
  attempt_id: PublicId.nullable(),
  /** The gateway's result (null if there are several) and the number of deliveries. */
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

/** Everything that staff may see of a transaction. */
export const TransactionDetail = TransactionRow.extend({
  settled_amount: DecimalText,
  authorized_amount: DecimalText,
  /** Reserved by refunds that are not finished. */
  refund_reserved_amount: DecimalText,
  refundable_amount: DecimalText,
  delivery_charges: DecimalText,
  minimum_amount: DecimalText.nullable(),
  maximum_amount: DecimalText.nullable(),
  has_editable_amount: z.boolean(),
  operation: z.enum(['purchase', 'authorize']),
  /** The merchant's own fields, in column order, with or without a value in `extra`. */
  own_fields: z.array(z.object({ name: z.string(), label_en: z.string(), label_ar: z.string() })),
  /** The order that it pays for. */
  order_id: PublicId.nullable(),
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
  /** The reusable link that made it. */
  link_id: PublicId.nullable(),
  invalid_message_en: z.string().nullable(),
  invalid_message_ar: z.string().nullable(),
  attempts: z.array(AttemptRow),
  timeline: z.array(TimelineEntry),
  notifications: z.array(NotificationRow),
  webhooks: z.array(WebhookRow),
  /** Operations that wait for approval, or failed. */
  operation_requests: z.array(OperationTask),
  /** Permissions that this user asked for here and that wait for an answer. */
  waiting_requests: z.array(z.object({ permission: z.string(), created: Instant, expires: Instant })),
  /** Permissions that this user asked for here and that were declined, with a reason if one was given. */
  declined_requests: z.array(
    z.object({
      permission: z.string(),
      answered: Instant,
      answered_by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  audit: z.array(AuditRow),
  /** The pay page in each language, and the QR code of its address. */
  pay_url: z.string(),
  pay_url_en: z.string(),
  pay_url_ar: z.string(),
  /** Gateways with the names that payers see; a removed gateway keeps its code. */
  offered_gateways: z.array(z.object({ code: z.string(), name_en: z.string(), name_ar: z.string() })),
  qr_code: z.string(),
  receipt_url_en: z.string().nullable(),
  receipt_url_ar: z.string().nullable(),
  /** Fields that PATCH `partial-update` accepts now; may be empty. */
  editable_fields: z.array(z.string()),
  /** Send it as `If-Match` with the next change. */
  version: z.string(),
  server_time: Instant,
})

const line = (most: number) => z.string().trim().max(most)

/** Only fields that are sent change; null or '' clears a field. `version` is the one that was shown. */
export const PartialUpdate = z.strictObject({
  version: z.string().max(64),
  /** Decimal text, for requests with a typed amount. `original_amount` keeps the first amount. */
  amount: line(32).optional(),
  remarks: z
    .array(z.strictObject({ label_en: line(64), label_ar: line(64), value: line(2_000) }))
    .max(20)
    .optional(),
  extra: z.record(z.string().max(64), line(256)).optional(),
  customer_email: line(128).nullable().optional(),
  customer_phone: line(32).nullable().optional(),
  expiration_time: Instant.optional(),
  /** Address from an upload's answer; null removes the attachment. */
  attachment: line(256).nullable().optional(),
})
export type PartialUpdate = z.infer<typeof PartialUpdate>
