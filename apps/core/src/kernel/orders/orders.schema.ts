import type { OrderPaymentState, OrderRefundState } from '@wasl/domain/order-states'
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { customer, merchant, unit } from '../merchants/merchants.schema.ts'
import { stockHold } from '../stock/stock.schema.ts'
import type { OrderPlugin } from './order-kind.ts'

/** Something sold, in any module. Amounts are minor units of `currency`; tax is contained in the prices. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    /** Whoever has it may see the order. */
    publicId: text('public_id').notNull().unique(),
    /** What people say: `7K3M9QTX`. It opens nothing. */
    number: text().notNull(),
    plugin: text().$type<OrderPlugin>().notNull(),
    unitKey: text('unit_key').notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    /** A common state, or one of its kind. Moves only by the services of this room. */
    state: text().notNull().default('pending_payment'),
    /** Computed over all payments, written with each of their moves. */
    paymentState: text('payment_state').$type<OrderPaymentState>().notNull(),
    refundState: text('refund_state').$type<OrderRefundState>().notNull().default('none'),
    customerId: bigint('customer_id', { mode: 'number' }),
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    /** With its country: `+96550012345`. */
    customerPhone: text('customer_phone'),
    fulfilment: text().$type<'delivery' | 'pickup' | 'none'>().notNull(),
    /** The store or branch it is from. */
    branch: text(),
    address: jsonb().$type<Record<string, unknown>>(),
    note: text(),
    /** What its kind keeps of it: answers, dates, choices. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    voucherCode: text('voucher_code'),
    currency: char({ length: 3 }).notNull(),
    subtotal: minor('subtotal').notNull(),
    /** What reduced prices save. The subtotal is without it. */
    itemDiscount: minor('item_discount').notNull().default(0),
    voucherDiscount: minor('voucher_discount').notNull().default(0),
    deliveryFee: minor('delivery_fee').notNull().default(0),
    serviceCharge: minor('service_charge').notNull().default(0),
    tax: minor('tax').notNull().default(0),
    /** Of the way it was paid; 0 until then. */
    gatewayFee: minor('gateway_fee').notNull().default(0),
    grandTotal: minor('grand_total').notNull(),
    /** Null: nothing of it is limited. */
    holdId: bigint('hold_id', { mode: 'number' }),
    /** How many events it has. */
    events: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    securedAt: at('secured_at'),
    stateChangedAt: at('state_changed_at').notNull(),
  },
  (table) => [
    unique('shop_order_tenant').on(table.id, table.merchantId),
    unique('shop_order_number').on(table.number, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.unitKey],
      foreignColumns: [unit.merchantId, unit.key],
      name: 'shop_order_unit',
    }),
    foreignKey({
      columns: [table.merchantId, table.customerId],
      foreignColumns: [customer.merchantId, customer.id],
      name: 'shop_order_customer',
    }),
    foreignKey({
      columns: [table.merchantId, table.holdId],
      foreignColumns: [stockHold.merchantId, stockHold.id],
      name: 'shop_order_hold',
    }),
    index('shop_order_newest').on(table.createdAt.desc(), table.id.desc(), table.merchantId),
    index('shop_order_of_customer')
      .on(table.customerId, table.merchantId)
      .where(sql`${table.customerId} is not null`),
    // Whose stock it is.
    index('shop_order_of_hold')
      .on(table.holdId)
      .where(sql`${table.holdId} is not null`),
    // Whether a customer has ordered before.
    index('shop_order_of_phone')
      .on(table.customerPhone, table.merchantId)
      .where(sql`${table.customerPhone} is not null`),
    index('shop_order_of_email')
      .on(sql`lower(${table.customerEmail})`, table.merchantId)
      .where(sql`${table.customerEmail} is not null`),
    // What vouchers have brought lately.
    index('shop_order_with_voucher')
      .on(table.createdAt.desc(), table.merchantId)
      .where(sql`${table.voucherCode} is not null`),
    check('shop_order_plugin', sql`${table.plugin} in ('catalogue','event','food_ordering')`),
    check('shop_order_number_shape', sql`${table.number} ~ '^[0-9A-HJKMNP-TV-Z]{8}$'`),
    check(
      'shop_order_payment_state',
      sql`${table.paymentState} in ('none_due','pending','authorized','cod','part_paid','paid','failed')`,
    ),
    check(
      'shop_order_refund_state',
      sql`${table.refundState} in ('none','pending','partial','full','failed')`,
    ),
    check('shop_order_fulfilment', sql`${table.fulfilment} in ('delivery','pickup','none')`),
    check(
      'shop_order_total',
      sql`${table.grandTotal} = ${table.subtotal} - ${table.voucherDiscount} + ${table.deliveryFee} + ${table.serviceCharge} + ${table.gatewayFee}`,
    ),
    check(
      'shop_order_never_negative',
      sql`least(${table.subtotal}, ${table.itemDiscount}, ${table.voucherDiscount}, ${table.deliveryFee}, ${table.serviceCharge}, ${table.tax}, ${table.gatewayFee}, ${table.grandTotal}) >= 0`,
    ),
  ],
)

/** What was bought, as it was then: later changes of a product change no order. */
export const orderLine = pgTable(
  'order_line',
  {
    merchantId: integer('merchant_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    /** What it is, in the words of its kind: `product:12`. */
    ref: text().notNull(),
    /** Its names in both languages, what was chosen, and what else its kind shows: the merchant's own words. */
    snapshot: jsonb().$type<LineSnapshot>().notNull(),
    /** What the buyer wrote to it. */
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    quantity: integer().notNull(),
    unitPrice: minor('unit_price').notNull(),
    lineTotal: minor('line_total').notNull(),
    /** Its part of the voucher. */
    discount: minor('discount').notNull().default(0),
    tax: minor('tax').notNull().default(0),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    refundedAmount: minor('refunded_amount').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_line_of_ref').on(table.ref, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.orderId],
      foreignColumns: [shopOrder.merchantId, shopOrder.id],
      name: 'order_line_order',
    }),
    check('order_line_quantity', sql`${table.quantity} > 0 and ${table.position} > 0`),
    check('order_line_total', sql`${table.lineTotal} = ${table.unitPrice} * ${table.quantity}`),
    check(
      'order_line_parts',
      sql`least(${table.unitPrice}, ${table.discount}, ${table.tax}, ${table.refundedAmount}, ${table.refundedQuantity}) >= 0
        and ${table.discount} <= ${table.lineTotal}
        and ${table.refundedQuantity} <= ${table.quantity}
        and ${table.refundedAmount} <= ${table.lineTotal} - ${table.discount}`,
    ),
  ],
)

export type LineSnapshot = { nameEn: string; nameAr: string } & Record<string, unknown>

/** What happened to an order, without a gap. Only words of people may be taken off it, by an erasure. */
export const orderEvent = pgTable(
  'order_event',
  {
    merchantId: integer('merchant_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    seq: integer().notNull(),
    type: text().$type<OrderEventType>().notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    /** Who: the payer, staff, the bank's word, or a rule of ours. */
    by: text().$type<OrderActor>().notNull(),
    /** The name of staff. */
    actor: text(),
    /** In the words of whoever did it. */
    reason: text(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.seq] }),
    foreignKey({
      columns: [table.merchantId, table.orderId],
      foreignColumns: [shopOrder.merchantId, shopOrder.id],
      name: 'order_event_order',
    }),
    check('order_event_by', sql`${table.by} in ('customer','staff','gateway','system')`),
    check('order_event_seq', sql`${table.seq} > 0`),
  ],
)

export type OrderActor = 'customer' | 'staff' | 'gateway' | 'system'

export type OrderEventType =
  | 'placed'
  | 'secured'
  | 'secured_late'
  | 'reopened'
  | 'payment_failed'
  | 'expired'
  | 'canceled'
  /** Paid when nothing was left, or after it was canceled: the money goes back. */
  | 'unfulfillable'
  | 'moved'
  | 'moved_back'
  | 'refund_ended'

/** The payments of an order. Each transaction pays for one. */
export const orderPayment = pgTable(
  'order_payment',
  {
    merchantId: integer('merchant_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    purpose: text().$type<PaymentPurpose>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId] }),
    index('order_payment_of_order').on(table.orderId, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.orderId],
      foreignColumns: [shopOrder.merchantId, shopOrder.id],
      name: 'order_payment_order',
    }),
    foreignKey({
      columns: [table.merchantId, table.transactionId],
      foreignColumns: [paymentTransaction.merchantId, paymentTransaction.id],
      name: 'order_payment_transaction',
    }),
    check('order_payment_purpose', sql`${table.purpose} in ('full','deposit','balance','difference')`),
  ],
)

/** The first payment of an order secures it (`full`, `deposit`). */
export type PaymentPurpose = 'full' | 'deposit' | 'balance' | 'difference'
