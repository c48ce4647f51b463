import type { AttemptState, TransactionState } from '@wasl/domain/states'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { paymentLink } from './links.schema.ts'
import { customer, gateway, merchant, unit } from '../merchants/merchants.schema.ts'
import type { NotificationSettings } from '../notices/notification-settings.ts'
import type { AttemptEvent } from './attempt.domain.ts'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { listIndexes } from './list-indexes.ts'
import type { Source } from './source.ts'
import type { TransactionEvent } from './transaction.domain.ts'

/** Amounts are integer minor units of `currency`. */
export const paymentTransaction = pgTable(
  'payment_transaction',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    plugin: text().notNull(),
    unitKey: text('unit_key').notNull(),
    customerId: bigint('customer_id', { mode: 'number' }),
    orderNo: text('order_no'),
    currency: char({ length: 3 }).notNull(),
    amount: minor('amount').notNull(),
    /** The first requested amount; null if it never changed. */
    originalAmount: minor('original_amount'),
    delivery: minor('delivery').notNull().default(0),
    editableAmount: boolean('editable_amount').notNull().default(false),
    minimumAmount: minor('minimum_amount'),
    maximumAmount: minor('maximum_amount'),
    state: text().$type<TransactionState>().notNull().default('created'),
    /** The move that led here and who caused it. The guard checks the move and writes it to the history. */
    stateEvent: text('state_event').$type<TransactionEvent>().notNull().default('merchant.created'),
    stateSource: text('state_source').$type<Source>().notNull().default('merchant'),
    stateChangedAt: at('state_changed_at').notNull(),
    pgCodes: text('pg_codes').array().notNull(),
    operation: text().$type<'purchase' | 'authorize'>().notNull().default('purchase'),
    language: text().$type<'en' | 'ar'>().notNull().default('en'),
    initiator: text(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    remarks: jsonb().$type<{ label_en: string; label_ar: string; value: string }[]>().notNull().default([]),
    extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    merchantFields: jsonb('merchant_fields').$type<Record<string, string>>().notNull().default({}),
    /** Labels of the merchant's own fields when the request was made, in both languages. */
    fieldLabels: jsonb('field_labels')
      .$type<Record<string, { en: string; ar: string }>>()
      .notNull()
      .default({}),
    promotionalPrice: text('promotional_price'),
    asksAdditionalPhone: boolean('asks_additional_phone').notNull().default(false),
    attachmentId: text('attachment_id'),
    nextUrl: text('next_url'),
    /** The payer's next page after the result, checked against the merchant's origins before it is stored. */
    redirectUrl: text('redirect_url'),
    /** A server that receives the events of this request, besides the merchant's own (decision 057). */
    webhookUrl: text('webhook_url'),
    /** Which events are sent how; null: the merchant's settings, else the product's. */
    notifications: jsonb().$type<NotificationSettings>(),
    captureAddress: boolean('capture_address').notNull().default(false),
    captureLocation: boolean('capture_location').notNull().default(false),
    firstPopupEn: text('first_popup_en'),
    firstPopupAr: text('first_popup_ar'),
    secondPopupEn: text('second_popup_en'),
    secondPopupAr: text('second_popup_ar'),
    invalidMessageEn: text('invalid_message_en'),
    invalidMessageAr: text('invalid_message_ar'),
    /** Whether the merchant's terms are shown and must be accepted. */
    terms: text().$type<'merchant' | 'required' | 'none'>().notNull().default('merchant'),
    /** When the merchant expects the money. Only shown. */
    dueAt: at('due_at'),
    expiresAt: at('expires_at'),
    /** When the janitor checks the expiry next; null if nothing can expire. */
    expiryDueAt: at('expiry_due_at'),
    paidAttemptId: bigint('paid_attempt_id', { mode: 'number' }),
    needsReview: boolean('needs_review').notNull().default(false),
    /** Gateway of the paid attempt, else of the last one. */
    gatewayCode: text('gateway_code'),
    productType: text('product_type'),
    bulkId: text('bulk_id'),
    bulkName: text('bulk_name'),
    /** The reusable link that made this request. */
    linkId: bigint('link_id', { mode: 'number' }),
    /** Keyed hash of the network of the payer who made it. */
    madeFrom: text('made_from'),
    seenAt: at('seen_at'),
    /** The payer opened the page after the request was mailed. */
    emailSeenAt: at('email_seen_at'),
    /** A server of the merchant has accepted an event of this transaction. */
    disclosedAt: at('disclosed_at'),
    /** Counts edits by staff. */
    revision: integer().notNull().default(0),
    deletedAt: at('deleted_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    ...listIndexes(table),
    unique('transaction_tenant').on(table.id, table.merchantId),
    unique('transaction_order_no').on(table.orderNo, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.unitKey],
      foreignColumns: [unit.merchantId, unit.key],
      name: 'transaction_unit',
    }),
    foreignKey({
      columns: [table.merchantId, table.customerId],
      foreignColumns: [customer.merchantId, customer.id],
      name: 'transaction_customer',
    }),
    foreignKey({
      columns: [table.merchantId, table.linkId],
      foreignColumns: [paymentLink.merchantId, paymentLink.id],
      name: 'transaction_link',
    }),
    index('transaction_of_link')
      .on(table.linkId, table.state, table.merchantId)
      .where(sql`${table.linkId} is not null`),
    // Without the merchant: the janitor takes the earliest, of any merchant (as in `attempt_inquiry_due`).
    index('transaction_expiry_due')
      .on(table.expiryDueAt)
      .where(sql`${table.expiryDueAt} is not null`),
    index('transaction_needs_review')
      .on(table.plugin, table.merchantId)
      .where(sql`${table.needsReview}`),
    check(
      'transaction_amount',
      sql`${table.amount} > 0 and ${table.delivery} >= 0 and ${table.delivery} <= ${table.amount}`,
    ),
    check(
      'transaction_limits',
      sql`${table.minimumAmount} > 0 and (${table.maximumAmount} is null or ${table.maximumAmount} >= coalesce(${table.minimumAmount}, 1))`,
    ),
    check(
      'transaction_state',
      sql`${table.state} in ('created','pending','attempted','authorized','paid','cod','failed','canceled','expired','invalid')`,
    ),
    check(
      'transaction_winner',
      sql`(${table.state} in ('paid','authorized','cod')) = (${table.paidAttemptId} is not null)`,
    ),
  ],
)

export const attempt = pgTable(
  'attempt',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    publicId: text('public_id').notNull().unique(),
    gatewayCode: text('gateway_code').notNull(),
    trackId: text('track_id').notNull(),
    gatewayPaymentId: text('gateway_payment_id'),
    operation: text().$type<'purchase' | 'authorize'>().notNull(),
    currency: char({ length: 3 }).notNull(),
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull().default(0),
    /** What the gateway must charge. Evidence is compared with it exactly. */
    charge: minor('charge')
      .notNull()
      .generatedAlwaysAs(sql`amount + fee`),
    state: text().$type<AttemptState>().notNull().default('created'),
    stateEvent: text('state_event').$type<AttemptEvent>().notNull().default('attempt.created'),
    stateSource: text('state_source').$type<Source>().notNull().default('pay'),
    stateChangedAt: at('state_changed_at').notNull(),
    version: integer().notNull().default(0),
    isWinner: boolean('is_winner').notNull().default(false),
    authorized: minor('authorized').notNull().default(0),
    captureReserved: minor('capture_reserved').notNull().default(0),
    /** The released part of the hold: all of it, or the rest after a capture. */
    voided: minor('voided').notNull().default(0),
    captured: minor('captured').notNull().default(0),
    feeCaptured: minor('fee_captured').notNull().default(0),
    refundReserved: minor('refund_reserved').notNull().default(0),
    refunded: minor('refunded').notNull().default(0),
    quarantined: minor('quarantined').notNull().default(0),
    redirectUrl: text('redirect_url'),
    sessionExpiresAt: at('session_expires_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    language: text().$type<'en' | 'ar'>().notNull().default('en'),
    termsVersion: integer('terms_version'),
    additionalPhone: text('additional_phone'),
    /** Keyed hash of the payer's network; null if the address says nothing about the payer. */
    payerNetwork: text('payer_network'),
    /** The gateway's token of the card, if it reports one. */
    cardToken: text('card_token'),
    scenario: text(),
    messageEn: text('message_en'),
    messageAr: text('message_ar'),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** True if the gateway itself said that nothing was charged. Only then "you have not been charged" may be shown. */
    provenUnpaid: boolean('proven_unpaid').notNull().default(false),
    /** When the gateway was last asked because a person opened the payment. It limits such inquiries. */
    askedAt: at('asked_at'),
    /** When the gateway last answered about this attempt (inquiry, verified callback or return). */
    checkedAt: at('checked_at'),
    /** When the gateway first said, on an inquiry, that it does not know this attempt. */
    notFoundAt: at('not_found_at'),
    nextInquiryAt: at('next_inquiry_at'),
    inquiries: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('attempt_tenant').on(table.id, table.merchantId),
    unique('attempt_of_transaction').on(table.transactionId, table.id, table.merchantId),
    unique('attempt_track').on(table.trackId, table.gatewayCode, table.merchantId),
    unique('attempt_gateway_payment').on(table.gatewayPaymentId, table.gatewayCode, table.merchantId),
    unique('attempt_idempotency').on(table.transactionId, table.idempotencyKey, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.transactionId],
      foreignColumns: [paymentTransaction.merchantId, paymentTransaction.id],
      name: 'attempt_transaction',
    }),
    foreignKey({
      columns: [table.merchantId, table.gatewayCode],
      foreignColumns: [gateway.merchantId, gateway.code],
      name: 'attempt_gateway',
    }),
    uniqueIndex('attempt_one_winner')
      .on(table.transactionId, table.merchantId)
      .where(sql`${table.isWinner}`),
    uniqueIndex('attempt_one_live')
      .on(table.transactionId, table.merchantId)
      .where(sql`${table.state} in ('created','submitting','pending','unknown','capturing')`),
    // For the janitor, across merchants.
    index('attempt_inquiry_due')
      .on(table.nextInquiryAt)
      .where(sql`${table.nextInquiryAt} is not null`),
    index('attempt_refunded')
      .on(table.id, table.merchantId)
      .where(sql`${table.refunded} > 0`),
    index('attempt_failed_from_network')
      .on(table.payerNetwork, table.stateChangedAt, table.merchantId)
      .where(sql`${table.state} = 'failed' and ${table.payerNetwork} is not null`),
    index('attempt_failed_with_card')
      .on(table.cardToken, table.stateChangedAt, table.merchantId)
      .where(sql`${table.state} = 'failed' and ${table.cardToken} is not null`),
    check('attempt_amount', sql`${table.amount} > 0 and ${table.fee} >= 0`),
    check(
      'attempt_state',
      sql`${table.state} in ('created','submitting','pending','unknown','authorized','capturing','success','cod','failed','canceled','expired','invalid')`,
    ),
    check(
      'attempt_never_negative',
      sql`least(${table.authorized}, ${table.captureReserved}, ${table.voided}, ${table.captured}, ${table.feeCaptured}, ${table.refundReserved}, ${table.refunded}, ${table.quarantined}) >= 0`,
    ),
    check(
      'attempt_refund_limit',
      sql`${table.refunded} + ${table.refundReserved} <= ${table.captured} - ${table.feeCaptured}`,
    ),
    check(
      'attempt_capture_limit',
      sql`${table.authorized} = 0 or ${table.captured} + ${table.captureReserved} <= ${table.authorized}`,
    ),
    // Captured money counts even if the hold was released; released money is no longer reserved.
    check(
      'attempt_void_limit',
      sql`${table.captureReserved} = 0 or ${table.authorized} = 0 or ${table.captured} + ${table.captureReserved} + ${table.voided} <= ${table.authorized}`,
    ),
    check('attempt_success_has_money', sql`${table.state} <> 'success' or ${table.captured} > 0`),
    check(
      'attempt_money_has_success',
      sql`${table.captured} = 0 or ${table.state} in ('success','invalid','authorized','capturing','unknown')`,
    ),
  ],
)
