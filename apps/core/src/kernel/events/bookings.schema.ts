import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
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
import { merchant } from '../merchants/merchants.schema.ts'
import { shopOrder } from '../orders/orders.schema.ts'
import { stockHold } from '../stock/stock.schema.ts'
import { event, eventTicket } from './events.schema.ts'

const ofMerchant = () =>
  integer('merchant_id')
    .notNull()
    .references(() => merchant.id)

export type BookingState =
  | 'pending_payment'
  /** Paid, promised in cash, or free. */
  | 'booked'
  | 'canceled'
  | 'expired'
  | 'payment_failed'
  | 'late_unfulfillable'

export type BookingSource = 'web' | 'staff' | 'box_office' | 'upload' | 'waitlist'

/** Tickets of one kind and one date that somebody booked: one line of an order (commerce.md D4). */
export const booking = pgTable(
  'booking',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    /** Whoever has it beside the id may see the tickets. */
    uuid: text().notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** The line of the order that it is. */
    position: integer().notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    ticketId: bigint('ticket_id', { mode: 'number' }).notNull(),
    eventDate: date('event_date').notNull(),
    slotStart: integer('slot_start'),
    slotEnd: integer('slot_end'),
    /** The moments of its start and end. */
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    quantity: integer().notNull(),
    state: text().$type<BookingState>().notNull().default('pending_payment'),
    isFree: boolean('is_free').notNull(),
    email: text(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    /** With its country: `+96550012345`. */
    phone: text(),
    language: text().$type<'en' | 'ar'>().notNull(),
    /** Answers to the event's own questions, by the name of the field. */
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachmentId: text('attachment_id'),
    termsVersion: integer('terms_version'),
    source: text().$type<BookingSource>().notNull(),
    createdBy: text('created_by'),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    stateChangedAt: at('state_changed_at').notNull(),
  },
  (table) => [
    unique('booking_tenant').on(table.id, table.merchantId),
    unique('booking_public').on(table.publicId),
    unique('booking_of_line').on(table.orderId, table.position),
    index('booking_newest').on(table.createdAt.desc(), table.id.desc(), table.merchantId),
    index('booking_of_event').on(table.eventId, table.eventDate, table.id),
    index('booking_of_email').on(table.email, table.eventId),
    foreignKey({
      columns: [table.merchantId, table.orderId],
      foreignColumns: [shopOrder.merchantId, shopOrder.id],
      name: 'booking_order',
    }),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'booking_event',
    }),
    foreignKey({
      columns: [table.ticketId, table.merchantId],
      foreignColumns: [eventTicket.id, eventTicket.merchantId],
      name: 'booking_ticket',
    }),
    check(
      'booking_state',
      sql`${table.state} in ('pending_payment','booked','canceled','expired','payment_failed','late_unfulfillable')`,
    ),
    check('booking_source', sql`${table.source} in ('web','staff','box_office','upload','waitlist')`),
    check('booking_quantity', sql`${table.quantity} > 0`),
  ],
)

export type BookingItemState = 'pending' | 'paid' | 'canceled'

/** A purchase or a change of a booking (commerce.md D31). */
export const bookingItem = pgTable(
  'booking_item',
  {
    merchantId: ofMerchant(),
    bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
    seq: integer().notNull(),
    ticketId: bigint('ticket_id', { mode: 'number' }).notNull(),
    eventDate: date('event_date').notNull(),
    slotStart: integer('slot_start'),
    slotEnd: integer('slot_end'),
    quantity: integer().notNull(),
    state: text().$type<BookingItemState>().notNull(),
    /** The payment of it; null where nothing is to be paid. */
    transactionId: text('transaction_id'),
    /** What is kept of its pools, in `lines`. */
    holdId: bigint('hold_id', { mode: 'number' }),
    /** Its own part of the hold, which other lines of the order may share. */
    lines: jsonb().$type<{ poolId: number; quantity: number }[]>().notNull().default([]),
    /** What the whole booking costs since this purchase or change. */
    amount: minor('amount').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.seq] }),
    index('booking_item_of_transaction').on(table.transactionId),
    index('booking_item_of_hold').on(table.holdId),
    foreignKey({
      columns: [table.bookingId, table.merchantId],
      foreignColumns: [booking.id, booking.merchantId],
      name: 'booking_item_booking',
    }),
    foreignKey({
      columns: [table.ticketId, table.merchantId],
      foreignColumns: [eventTicket.id, eventTicket.merchantId],
      name: 'booking_item_ticket',
    }),
    foreignKey({
      columns: [table.merchantId, table.holdId],
      foreignColumns: [stockHold.merchantId, stockHold.id],
      name: 'booking_item_hold',
    }),
    check('booking_item_state', sql`${table.state} in ('pending','paid','canceled')`),
    check('booking_item_quantity', sql`${table.quantity} > 0 and ${table.seq} > 0 and ${table.amount} >= 0`),
  ],
)

/** A seat or standing place of a booking: one person, one code. */
export const bookingPlace = pgTable(
  'booking_place',
  {
    id: identity(),
    merchantId: ofMerchant(),
    bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    /** 1 … n, and never another's again. */
    number: integer().notNull(),
    /** 16 random bytes that its code carries. */
    key: text().notNull(),
    /** Of its code: codes of an earlier version are refused at the door. */
    version: integer().notNull().default(1),
    isPurchased: boolean('is_purchased').notNull().default(false),
    state: text().$type<'active' | 'void'>().notNull().default('active'),
    holderName: text('holder_name'),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    firstInAt: at('first_in_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('booking_place_tenant').on(table.id, table.merchantId),
    unique('booking_place_number').on(table.bookingId, table.number),
    unique('booking_place_key').on(table.key),
    index('booking_place_of_event').on(table.eventId, table.id),
    foreignKey({
      columns: [table.bookingId, table.merchantId],
      foreignColumns: [booking.id, booking.merchantId],
      name: 'booking_place_booking',
    }),
    check('booking_place_state', sql`${table.state} in ('active','void')`),
    check('booking_place_number_counts', sql`${table.number} > 0 and ${table.version} > 0`),
  ],
)

/** One answer for a booking. */
export const bookingFeedback = pgTable(
  'booking_feedback',
  {
    merchantId: ofMerchant(),
    bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId] }),
    index('booking_feedback_of_event').on(table.eventId, table.createdAt),
    foreignKey({
      columns: [table.bookingId, table.merchantId],
      foreignColumns: [booking.id, booking.merchantId],
      name: 'booking_feedback_booking',
    }),
  ],
)
