import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
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
import { stockHold, stockPool } from '../stock/stock.schema.ts'
import type { EventField, FeedbackField, FieldScope } from './event.domain.ts'

const ofMerchant = () =>
  integer('merchant_id')
    .notNull()
    .references(() => merchant.id)

export type EventState = 'draft' | 'published' | 'paused' | 'canceled' | 'archived'

/** What people come to. Its days and hours are of its own time zone; prices are of the merchant's currency. */
export const event = pgTable(
  'event',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    slug: text().notNull(),
    state: text().$type<EventState>().notNull().default('draft'),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    /** Cleaned HTML. */
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    placeEn: text('place_en').notNull().default(''),
    placeAr: text('place_ar').notNull().default(''),
    addressEn: text('address_en').notNull().default(''),
    addressAr: text('address_ar').notNull().default(''),
    lat: doublePrecision(),
    lng: doublePrecision(),
    timezone: text().notNull().default('Asia/Kuwait'),
    /** Every ticket costs nothing, and no gateway is asked for. */
    isFree: boolean('is_free').notNull().default(false),
    salesFrom: at('sales_from'),
    salesUntil: at('sales_until'),
    /** The terms of now; earlier ones stay in `event_terms`. 0: it has none. */
    termsVersion: integer('terms_version').notNull().default(0),
    maxPerBooking: integer('max_per_booking').notNull().default(10),
    /** Of one e-mail address or phone; null without a limit. */
    maxBookingsPerContact: integer('max_bookings_per_contact'),
    /** Hours before the start until which a guest may; null: only staff. */
    changeUntilHours: integer('change_until_hours'),
    cancelUntilHours: integer('cancel_until_hours'),
    /** What a guest who cancels in time gets back. */
    refundPercent: integer('refund_percent').notNull().default(100),
    /** How long places are kept for a visitor who fills in the form. */
    keptMinutes: integer('kept_minutes').notNull().default(15),
    /** Before an on-sale visitors queue. */
    waitingZone: boolean('waiting_zone').notNull().default(false),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    feedbackFields: jsonb('feedback_fields').$type<FeedbackField[]>().notNull().default([]),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    unique('event_tenant').on(table.id, table.merchantId),
    unique('event_public').on(table.publicId, table.merchantId),
    unique('event_slug_own').on(table.slug, table.merchantId),
    check('event_state', sql`${table.state} in ('draft','published','paused','canceled','archived')`),
    check('event_pin', sql`(${table.lat} is null) = (${table.lng} is null)`),
    check(
      'event_limits',
      sql`${table.maxPerBooking} between 1 and 99 and ${table.maxBookingsPerContact} > 0 and ${table.keptMinutes} between 5 and 45
        and ${table.refundPercent} between 0 and 100 and least(${table.changeUntilHours}, ${table.cancelUntilHours}, ${table.termsVersion}) >= 0`,
    ),
  ],
)

/** Slugs of before: they lead to the event of today. */
export const eventSlug = pgTable(
  'event_slug',
  {
    merchantId: ofMerchant(),
    slug: text().notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.merchantId] }),
    index('event_slug_of').on(table.eventId),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'event_slug_event',
    }),
  ],
)

export const eventPicture = pgTable(
  'event_picture',
  {
    merchantId: ofMerchant(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    altEn: text('alt_en').notNull().default(''),
    altAr: text('alt_ar').notNull().default(''),
    width: integer(),
    height: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.position] }),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'event_picture_event',
    }),
  ],
)

/** Append-only: what a guest accepted stays what it was. */
export const eventTerms = pgTable(
  'event_terms',
  {
    merchantId: ofMerchant(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    version: integer().notNull(),
    /** Cleaned HTML. */
    termsEn: text('terms_en').notNull(),
    termsAr: text('terms_ar').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.version] }),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'event_terms_event',
    }),
    check('event_terms_version', sql`${table.version} > 0`),
  ],
)

/** A day on which it takes place. */
export const eventDate = pgTable(
  'event_date',
  {
    merchantId: ofMerchant(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    date: date().notNull(),
    state: text().$type<'open' | 'canceled'>().notNull().default('open'),
    /** How many the place holds that day, over all tickets; null: only tickets limit it. */
    poolId: bigint('pool_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.date] }),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'event_date_event',
    }),
    foreignKey({
      columns: [table.poolId, table.merchantId],
      foreignColumns: [stockPool.id, stockPool.merchantId],
      name: 'event_date_pool',
    }),
    check('event_date_state', sql`${table.state} in ('open','canceled')`),
  ],
)

export const eventTicket = pgTable(
  'event_ticket',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    state: text().$type<'active' | 'archived'>().notNull().default('active'),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    price: minor('price').notNull(),
    /** Minutes of the day. An end that is not after the start is on the next day. */
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
    minPerBooking: integer('min_per_booking').notNull().default(1),
    maxPerBooking: integer('max_per_booking').notNull().default(10),
    salesFrom: at('sales_from'),
    salesUntil: at('sales_until'),
    /** Shown only to whoever types this code, folded like a voucher's. */
    unlockCode: text('unlock_code'),
    /** Bought only together with this one: an add-on. */
    requiresTicketId: bigint('requires_ticket_id', { mode: 'number' }),
    position: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('event_ticket_tenant').on(table.id, table.merchantId),
    unique('event_ticket_public').on(table.publicId, table.merchantId),
    index('event_ticket_of').on(table.eventId, table.position),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'event_ticket_event',
    }),
    foreignKey({
      columns: [table.requiresTicketId, table.merchantId],
      foreignColumns: [table.id, table.merchantId],
      name: 'event_ticket_requires',
    }),
    check('event_ticket_state', sql`${table.state} in ('active','archived')`),
    check(
      'event_ticket_hours',
      sql`${table.startMinute} between 0 and 1439 and ${table.endMinute} between 0 and 1439`,
    ),
    check('event_ticket_price', sql`${table.price} between 0 and 99999999999`),
    check(
      'event_ticket_per_booking',
      sql`${table.minPerBooking} between 1 and 99 and ${table.maxPerBooking} between ${table.minPerBooking} and 99`,
    ),
  ],
)

/** What can be bought: a ticket of a day, and of an hour where it has timed slots. Its places are counted by its pool. */
export const ticketDate = pgTable(
  'ticket_date',
  {
    id: identity(),
    merchantId: ofMerchant(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    ticketId: bigint('ticket_id', { mode: 'number' }).notNull(),
    date: date().notNull(),
    /** Null: it has the ticket's own hours. */
    slotStart: integer('slot_start'),
    slotEnd: integer('slot_end'),
    /** Of that day; null: the ticket's. */
    price: minor('price'),
    poolId: bigint('pool_id', { mode: 'number' }).notNull(),
    /** No longer offered; bookings of it stay. */
    withdrawn: boolean().notNull().default(false),
  },
  (table) => [
    unique('ticket_date_tenant').on(table.id, table.merchantId),
    unique('ticket_date_of').on(table.ticketId, table.date, table.slotStart).nullsNotDistinct(),
    index('ticket_date_of_event').on(table.eventId, table.date),
    index('ticket_date_of_pool').on(table.poolId),
    foreignKey({
      columns: [table.ticketId, table.merchantId],
      foreignColumns: [eventTicket.id, eventTicket.merchantId],
      name: 'ticket_date_ticket',
    }),
    foreignKey({
      columns: [table.eventId, table.date],
      foreignColumns: [eventDate.eventId, eventDate.date],
      name: 'ticket_date_date',
    }),
    foreignKey({
      columns: [table.poolId, table.merchantId],
      foreignColumns: [stockPool.id, stockPool.merchantId],
      name: 'ticket_date_pool',
    }),
    check(
      'ticket_date_slot',
      sql`(${table.slotStart} is null) = (${table.slotEnd} is null) and ${table.slotStart} between 0 and 1439 and ${table.slotEnd} between 0 and 1439`,
    ),
    check('ticket_date_price', sql`${table.price} between 0 and 99999999999`),
  ],
)

/** What guests are asked, once for a booking or for each place. */
export const eventField = pgTable(
  'event_field',
  {
    merchantId: ofMerchant(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    labelEn: text('label_en').notNull(),
    labelAr: text('label_ar').notNull(),
    type: text().$type<EventField['type']>().notNull(),
    scope: text().$type<FieldScope>().notNull().default('booking'),
    required: boolean().notNull().default(false),
    options: jsonb().$type<EventField['options']>().notNull().default([]),
    shownAtDoor: boolean('shown_at_door').notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.name] }),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'event_field_event',
    }),
    check(
      'event_field_type',
      sql`${table.type} in ('text','textarea','number','email','phone','date','select','multiselect','checkbox','radio','file','country')`,
    ),
    check('event_field_scope', sql`${table.scope} in ('booking','place')`),
  ],
)

/** Places that a visitor keeps while filling in the form (commerce.md D64). */
export const eventHold = pgTable(
  'event_hold',
  {
    id: identity(),
    merchantId: ofMerchant(),
    /** Whoever has it may use it, and end it. */
    publicId: text('public_id').notNull(),
    holdId: bigint('hold_id', { mode: 'number' }).notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    lines: jsonb().$type<HeldPlaces[]>().notNull(),
    /** The browser that keeps it, by a name it was given: it keeps at most three (commerce.md D40). */
    browser: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('event_hold_public').on(table.publicId, table.merchantId),
    index('event_hold_of_hold').on(table.holdId),
    index('event_hold_of_browser').on(table.browser, table.id),
    foreignKey({
      columns: [table.merchantId, table.holdId],
      foreignColumns: [stockHold.merchantId, stockHold.id],
      name: 'event_hold_hold',
    }),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'event_hold_event',
    }),
  ],
)

export type HeldPlaces = { ticket: string; date: string; slot: string | null; quantity: number }
