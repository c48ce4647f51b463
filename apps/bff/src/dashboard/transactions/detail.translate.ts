import type {
  PartialUpdate,
  TransactionDetail,
} from '@wasl/contracts/core/dashboard/transactions/detail.contract'
import type {
  EditCommand,
  Editable,
  RemarkShown,
  TransactionShown,
} from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { LocalisedText, MoneyValue } from '@wasl/contracts/values/web'
import { qrBorder } from '@wasl/domain/qr-border'
import { parseRemarks } from '@wasl/domain/remarks'
import { parseTransactionState } from '@wasl/domain/states'
import { OperationTask } from '@wasl/contracts/values/operation-task'
import { toWeb } from '@wasl/contracts/web-of'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import { linkAddress } from '../../answer/address.ts'
import { toAttempt, toAudit, toChild, toEvent, toMessage, toWebhook } from './history.translate.ts'
import { toUnresolved } from './list.translate.ts'
import { toRowAction } from '../../core/row-action.translate.ts'

type Detail = z.infer<typeof TransactionDetail>

export function toTransaction(detail: Detail): TransactionShown {
  const money = (amount: string): MoneyValue => ({ amount, currency: detail.currency_code })
  return {
    id: detail.id,
    plugin: detail.plugin,
    state: detail.state,
    moneyStates: detail.money_states,
    operation: detail.operation,
    isDeleted: detail.deleted_at !== null,
    needsReview: detail.needs_review,
    unresolved: toUnresolved(detail),
    description: { en: detail.description_en, ar: detail.description_ar },
    money: {
      amount: money(detail.amount),
      original: money(detail.original_amount),
      fee: money(detail.paid_attempt_fee ?? detail.fee),
      paid: money(detail.paid_amount),
      authorized: money(detail.authorized_amount),
      refunded: money(detail.refunded_amount),
      refunding: money(detail.refund_reserved_amount),
      refundable: money(detail.refundable_amount),
      remaining: money(detail.remaining_amount),
      delivery: money(detail.delivery_charges),
    },
    payerChooses: detail.has_editable_amount
      ? {
          minimum: detail.minimum_amount === null ? null : money(detail.minimum_amount),
          maximum: detail.maximum_amount === null ? null : money(detail.maximum_amount),
        }
      : null,
    orderNo: detail.order_no,
    trackId: detail.track_id,
    gateway: either(detail.gateway_name_en, detail.gateway_name_ar ?? detail.gateway_name),
    offeredGateways: detail.offered_gateways.map(({ name_en: en, name_ar: ar }) => ({ en, ar })),
    unit: { en: detail.unit_title_en, ar: detail.unit_title_ar },
    initiator: detail.initiator?.username ?? null,
    bulk: detail.bulk?.name ?? null,
    productType: detail.product_type,
    created: detail.created,
    stateChanged: detail.state_changed_at,
    paidAt: detail.paid_at,
    seenAt: detail.seen_at,
    emailSeenAt: detail.email_seen_at,
    isDisclosed: detail.disclosed_to_merchant,
    due: detail.due_datetime,
    expires: detail.expires,
    deletedAt: detail.deleted_at,
    customer: {
      name: either(detail.customer_name_en, detail.customer_name_ar) ?? either(detail.customer_name, null),
      email: detail.customer_email,
      phone: detail.customer_phone,
      secondPhone: detail.customer_phone_2,
      additionalPhone: detail.attempts.find((attempt) => attempt.additional_phone)?.additional_phone ?? null,
      language: detail.language,
    },
    address: addressOf(detail.delivery),
    location: detail.delivery_location ?? detail.delivery.delivery_location ?? null,
    extra: ownFields(detail),
    remarks: detail.remark_rows.map(toRemark),
    attachment: toAttachment(detail.attachment),
    redirectUrl: detail.redirect_url,
    webhookUrl: detail.webhook_url,
    linkId: detail.link_id,
    orderId: detail.order_id,
    invalidMessage: either(detail.invalid_message_en, detail.invalid_message_ar),
    payUrl: { en: detail.pay_url_en, ar: detail.pay_url_ar },
    // As in the list: a state by name, so that an upper-case one is no other (S1 §2).
    border: qrBorder(parseTransactionState(detail.state)),
    qrCode: detail.qr_code.startsWith('data:image/svg+xml;') ? detail.qr_code : null,
    receipt: either(detail.receipt_url_en, detail.receipt_url_ar),
    actions: detail.actions.map(toRowAction),
    attempts: detail.attempts.map((attempt) => toAttempt(attempt, money)),
    children: detail.txns.map(toChild),
    timeline: detail.timeline.map(toEvent),
    messages: detail.notifications.map(toMessage),
    webhooks: detail.webhooks.map(toWebhook),
    requests: detail.operation_requests.map((task) => toWeb(OperationTask, task)),
    waiting: detail.waiting_requests.map(({ permission, created: askedAt, expires: until }) => ({
      permission,
      askedAt,
      until,
    })),
    declined: detail.declined_requests.map(({ permission, answered: at, answered_by: by, reason }) => ({
      permission,
      at,
      by,
      reason,
    })),
    audit: detail.audit.map(toAudit),
    editable: toEditable(detail),
  }
}

export function toUpdate(command: EditCommand): PartialUpdate {
  return {
    version: command.version,
    ...(command.amount !== undefined && { amount: command.amount }),
    ...(command.email !== undefined && { customer_email: command.email }),
    ...(command.phone !== undefined && { customer_phone: command.phone }),
    ...(command.expires !== undefined && { expiration_time: command.expires }),
    ...(command.remarks && {
      remarks: command.remarks.map(({ label, value }) => ({ label_en: label.en, label_ar: label.ar, value })),
    }),
    ...(command.extra && { extra: command.extra }),
    ...(command.attachment !== undefined && { attachment: command.attachment }),
  }
}

function toEditable(detail: Detail): Editable | null {
  const may = (field: string) => detail.editable_fields.includes(field)
  if (detail.editable_fields.length === 0) return null
  return {
    version: detail.version,
    fields: detail.editable_fields.flatMap((field) => editableNames[field] ?? []),
    remarks: may('remarks')
      ? detail.remark_rows.map(({ label_en, label_ar, value }) => ({
          label: { en: label_en, ar: label_ar },
          value,
        }))
      : [],
    hasAttachment: detail.attachment !== null,
  }
}

const editableNames: Readonly<Record<string, Editable['fields'][number]>> = byName({
  amount: 'amount',
  customer_email: 'email',
  customer_phone: 'phone',
  expiration_time: 'expires',
  remarks: 'remarks',
  extra: 'extra',
  attachment: 'attachment',
})

function toRemark({ label_en, label_ar, value }: Detail['remark_rows'][number]): RemarkShown {
  const rows = parseRemarks(value)
  return {
    label: { en: label_en, ar: label_ar },
    text: rows ? null : value,
    rows: rows?.map((row) => ({ ...row })) ?? [],
  }
}

function toAttachment(attachment: Detail['attachment']): TransactionShown['attachment'] {
  const url = linkAddress(attachment?.url ?? null)
  if (url === null || attachment === null) return null
  return { name: { en: attachment.name_en, ar: attachment.name_ar }, url }
}

/** The rest of what was saved, such as the place, is shown otherwise. */
function addressOf({
  delivery_location: _place,
  sandbox_scenario: _scenario,
  ...address
}: Detail['delivery']) {
  return pairs(address)
}

const pairs = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields).flatMap(([name, value]) => (value ? [{ name, value }] : []))

/** Those the merchant has set up, filled or not, then what is filled all the same, under its own name. */
function ownFields({ own_fields: setUp, extra }: Detail): TransactionShown['extra'] {
  const known = setUp.map(({ name, label_en: en, label_ar: ar }) => ({
    name,
    label: { en, ar },
    value: extra[name] ?? '',
  }))
  const others = pairs(extra).filter(({ name }) => !setUp.some((field) => field.name === name))
  return [...known, ...others.map(({ name, value }) => ({ name, label: { en: name, ar: name }, value }))]
}

const either = (en: string | null, ar: string | null): LocalisedText | null =>
  en || ar ? { en: en ?? '', ar: ar ?? '' } : null
