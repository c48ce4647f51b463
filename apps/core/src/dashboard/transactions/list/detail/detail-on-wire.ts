import type { TransactionDetail } from '@wasl/contracts/core/dashboard/transactions/detail.contract'
import { Extra } from '@wasl/contracts/values/bill'
import type { Locale } from '@wasl/domain/locale'
import { decimalText, isCurrency, money } from '@wasl/domain/money'
import type { z } from 'zod'
import { qrSvg } from '../../../../platform/qr/qr-svg.ts'
import { amountsOf } from '../amounts.domain.ts'
import type { Detail } from './detail.service.ts'
import { rowOnWire } from '../row-on-wire.ts'
import { surplusIn, type Happening } from './timeline.domain.ts'

type Wire = z.input<typeof TransactionDetail>

/** Where a payer opens a transaction, below the merchant's own address. */
export type PayerPage = (
  language: Locale,
  payable: { publicId: string; plugin: string; sessionId: string | null },
) => string

type Here = { language: Locale; origin: string; now: Date; payerPage: PayerPage }

export function detailOnWire(shown: Detail, { language, origin, now, payerPage }: Here): Wire {
  const { row, detail, sessionId } = shown
  const { currency } = row.found.transaction
  const text = (minor: number): string => decimalText(money(minor, currency))
  const amounts = amountsOf(row.found.transaction, row.attempts)
  const { publicId, plugin } = detail
  const pageIn = (locale: Locale): string => `${origin}${payerPage(locale, { publicId, plugin, sessionId })}`
  const winner = shown.attempts.find(({ attempt }) => attempt.isWinner)?.attempt
  const receipt = (locale: Locale): string | null =>
    winner && winner.captured > 0 ? `${origin}/${locale}/attempt/${winner.publicId}/receipt` : null
  const surplus = surplusIn(shown.timeline)
  const extra = Extra.safeParse(withoutScenario(detail.extra))
  return {
    ...rowOnWire(row, language),
    settled_amount: text(amounts.settled),
    authorized_amount: text(amounts.authorized),
    refund_reserved_amount: text(amounts.refundReserved),
    refundable_amount: text(amounts.refundable),
    delivery_charges: text(detail.delivery),
    minimum_amount: detail.minimumAmount === null ? null : text(detail.minimumAmount),
    maximum_amount: detail.maximumAmount === null ? null : text(detail.maximumAmount),
    has_editable_amount: detail.editableAmount,
    operation: detail.operation,
    own_fields: shown.ownFields.map(({ name, labelEn, labelAr }) => ({
      name,
      label_en: labelEn,
      label_ar: labelAr,
    })),
    delivery: extra.success ? extra.data : {},
    attachment: detail.attachment && {
      name_en: detail.attachment.nameEn,
      name_ar: detail.attachment.nameAr,
      content_type: detail.attachment.contentType,
      bytes: detail.attachment.bytes,
      url: `/api/v1/attachment/${publicId}`,
    },
    customer_phone_2: detail.secondPhone,
    due_datetime: detail.dueAt?.toISOString() ?? null,
    redirect_url: detail.redirectUrl,
    webhook_url: detail.webhookUrl,
    link_id: detail.linkId,
    order_id: detail.orderId,
    invalid_message_en: detail.invalidMessageEn,
    invalid_message_ar: detail.invalidMessageAr,
    attempts: shown.attempts.map((one) => attemptOnWire(one, surplus)),
    timeline: shown.timeline.map((one) => ({
      kind: one.kind,
      code: one.code,
      from_state: one.from,
      to_state: one.to,
      actor: one.actor,
      ...amountOnWire(one),
      attempt_id: one.attemptId,
      callback: one.callback,
      at: one.at.toISOString(),
    })),
    notifications: shown.messages.map(({ createdAt, sentAt, ...told }) => ({
      ...told,
      created: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
    webhooks: shown.deliveries.map((delivery) => ({
      event_id: delivery.eventId,
      type: delivery.type,
      url: delivery.url,
      state: delivery.state,
      tries: delivery.tries,
      last_status: delivery.lastStatus,
      last_problem: delivery.lastProblem,
      created: delivery.createdAt.toISOString(),
      delivered_at: delivery.deliveredAt?.toISOString() ?? null,
    })),
    operation_requests: [...shown.requests],
    waiting_requests: shown.asked.waiting.map(({ permission, created, expires }) => ({
      permission,
      created: created.toISOString(),
      expires: expires.toISOString(),
    })),
    declined_requests: shown.asked.declined.map(({ permission, answered, answeredBy, reason }) => ({
      permission,
      answered: answered.toISOString(),
      answered_by: answeredBy,
      reason,
    })),
    audit: shown.audit.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    pay_url: pageIn(language),
    pay_url_en: pageIn('en'),
    pay_url_ar: pageIn('ar'),
    offered_gateways: row.found.transaction.pgCodes.map((code) => {
      const known = shown.gateways.find((one) => one.code === code)
      return { code, name_en: known?.nameEn || code, name_ar: known?.nameAr || known?.nameEn || code }
    }),
    qr_code: `data:image/svg+xml;utf8,${encodeURIComponent(qrSvg(pageIn(language)))}`,
    receipt_url_en: receipt('en'),
    receipt_url_ar: receipt('ar'),
    editable_fields: [...shown.editable],
    version: String(detail.revision),
    server_time: now.toISOString(),
  }
}

/** A gateway may claim a currency that nobody knows: what is no amount is not told as one. */
const amountOnWire = ({ minor, currency }: Happening) =>
  minor === null || currency === null || !isCurrency(currency)
    ? { amount: null, currency_code: null }
    : { amount: decimalText(money(minor, currency)), currency_code: currency }

/** The sandbox's instructions are no delivery data. */
const withoutScenario = ({ sandbox_scenario: _scenario, ...extra }: Record<string, unknown>) => extra

function attemptOnWire(
  { attempt, gateway, apart }: Detail['attempts'][number],
  surplus: ReadonlySet<string | null>,
): Wire['attempts'][number] {
  const text = (minor: number): string => decimalText(money(minor, attempt.currency))
  return {
    id: attempt.publicId,
    state: attempt.state,
    is_winner: attempt.isWinner,
    gateway_code: attempt.gatewayCode,
    gateway_name_en: gateway.nameEn,
    gateway_name_ar: gateway.nameAr,
    operation: attempt.operation,
    amount: text(attempt.amount),
    fee: text(attempt.fee),
    total: text(attempt.charge),
    authorized: text(attempt.authorized),
    captured: text(attempt.captured),
    refunded: text(attempt.refunded),
    // A currency that nobody knows makes no amount: the timeline tells of it.
    quarantined: apart
      .filter(({ currency }) => isCurrency(currency))
      .map(({ minor, currency }) => ({
        amount: decimalText(money(minor, currency)),
        currency_code: currency,
      })),
    is_surplus: surplus.has(attempt.publicId),
    track_id: attempt.trackId,
    gateway_payment_id: attempt.gatewayPaymentId,
    message_en: attempt.messageEn,
    message_ar: attempt.messageAr,
    gateway_response: attempt.details,
    additional_phone: attempt.additionalPhone,
    language: attempt.language,
    terms_version: attempt.termsVersion,
    created: attempt.createdAt.toISOString(),
    state_changed_at: attempt.stateChangedAt.toISOString(),
    checked_at: attempt.checkedAt?.toISOString() ?? null,
  }
}
