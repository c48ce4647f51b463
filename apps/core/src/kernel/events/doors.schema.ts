import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import type { ScanVerdict } from '@wasl/domain/events/check-in'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { bookingPlace } from './bookings.schema.ts'
import { event } from './events.schema.ts'

const ofMerchant = () =>
  integer('merchant_id')
    .notNull()
    .references(() => merchant.id)

/** Who is let in where: a place enters once per list. */
export const checkinList = pgTable(
  'checkin_list',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** Public ids of tickets; null: all. */
    tickets: jsonb().$type<string[] | null>(),
    dates: jsonb().$type<string[] | null>(),
    allowsReentry: boolean('allows_reentry').notNull().default(false),
    opensBeforeMinutes: integer('opens_before_minutes').notNull().default(120),
    closesAfterMinutes: integer('closes_after_minutes').notNull().default(120),
    /** Outside of the window: refused; else staff are only warned (commerce.md D36). */
    refusesOutside: boolean('refuses_outside').notNull().default(false),
    admitsUnpaid: boolean('admits_unpaid').notNull().default(false),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('checkin_list_tenant').on(table.id, table.merchantId),
    unique('checkin_list_public').on(table.publicId, table.merchantId),
    index('checkin_list_of_event').on(table.eventId, table.position),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'checkin_list_event',
    }),
    check(
      'checkin_list_window',
      sql`${table.opensBeforeMinutes} between 0 and 10080 and ${table.closesAfterMinutes} between 0 and 10080`,
    ),
  ],
)

/** How a place stands at a door. Its row is the lock of everybody who scans it there. */
export const placeEntry = pgTable(
  'place_entry',
  {
    merchantId: ofMerchant(),
    listId: bigint('list_id', { mode: 'number' }).notNull(),
    placeId: bigint('place_id', { mode: 'number' }).notNull(),
    isInside: boolean('is_inside').notNull(),
    entries: integer().notNull().default(0),
    firstInAt: at('first_in_at'),
    lastAt: at('last_at'),
    /** Who let them in last, and at which gate. */
    lastBy: text('last_by'),
    lastGate: text('last_gate'),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.listId] }),
    index('place_entry_of_list').on(table.listId),
    foreignKey({
      columns: [table.listId, table.merchantId],
      foreignColumns: [checkinList.id, checkinList.merchantId],
      name: 'place_entry_list',
    }),
    foreignKey({
      columns: [table.placeId, table.merchantId],
      foreignColumns: [bookingPlace.id, bookingPlace.merchantId],
      name: 'place_entry_place',
    }),
    check('place_entry_entries', sql`${table.entries} >= 0`),
  ],
)

/** Append-only: everything that was held before a scanner. */
export const placeScan = pgTable(
  'place_scan',
  {
    id: identity(),
    merchantId: ofMerchant(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    listId: bigint('list_id', { mode: 'number' }),
    /** Null: the code is of no place. */
    placeId: bigint('place_id', { mode: 'number' }),
    codeHash: text('code_hash').notNull(),
    kind: text().$type<'entry' | 'exit'>().notNull(),
    verdict: text().$type<ScanVerdict>().notNull(),
    gate: text(),
    userId: integer('user_id'),
    /** The name of staff. */
    username: text(),
    /** Of the scanner, once per scan; sent again it changes nothing. */
    nonce: text(),
    scannedAt: at('scanned_at').notNull(),
    receivedAt: at('received_at').notNull(),
    offline: boolean().notNull().default(false),
  },
  (table) => [
    unique('place_scan_nonce').on(table.nonce, table.merchantId),
    index('place_scan_of_event').on(table.eventId, table.scannedAt),
    index('place_scan_of_place').on(table.placeId, table.id),
    foreignKey({
      columns: [table.eventId, table.merchantId],
      foreignColumns: [event.id, event.merchantId],
      name: 'place_scan_event',
    }),
    check('place_scan_kind', sql`${table.kind} in ('entry','exit')`),
  ],
)
