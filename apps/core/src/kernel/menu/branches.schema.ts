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
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import type { BranchService, BranchServices, BranchState, FeeRule, HoursOf, LngLat } from './branch.domain.ts'

const ofMerchant = () =>
  integer('merchant_id')
    .notNull()
    .references(() => merchant.id)

/** An area that buyers choose by its name. */
export const deliveryArea = pgTable(
  'delivery_area',
  {
    id: identity(),
    merchantId: ofMerchant(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    governorate: text().notNull().default(''),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [unique('delivery_area_key').on(table.key, table.merchantId)],
)

/** A kitchen or counter that takes orders of food. */
export const branch = pgTable(
  'branch',
  {
    id: identity(),
    merchantId: ofMerchant(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    email: text(),
    phone: text(),
    /** Cleaned HTML. */
    addressEn: text('address_en').notNull().default(''),
    addressAr: text('address_ar').notNull().default(''),
    image: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Null: the merchant's. */
    timeZone: text('time_zone'),
    /** Before this minute, an order belongs to the day before. */
    dayStartMinute: integer('day_start_minute').notNull().default(300),
    minimumOrder: minor('minimum_order').notNull().default(0),
    /** From the order to the door. */
    deliveryMinutes: integer('delivery_minutes'),
    services: jsonb().$type<BranchServices>().notNull(),
    state: text().$type<BranchState>().notNull().default('open'),
    /** Added to each promise while the branch is busy. */
    busyMinutes: integer('busy_minutes').notNull().default(0),
    /** When a state other than open ends. */
    stateUntil: at('state_until'),
    stateReasonEn: text('state_reason_en').notNull().default(''),
    stateReasonAr: text('state_reason_ar').notNull().default(''),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('branch_tenant').on(table.id, table.merchantId),
    unique('branch_key').on(table.key, table.merchantId),
    check('branch_state', sql`${table.state} in ('open','busy','paused','closed')`),
    // Staff forget to open a branch again: every other state ends.
    check('branch_state_ends', sql`(${table.state} = 'open') = (${table.stateUntil} is null)`),
    check(
      'branch_figures',
      sql`least(${table.minimumOrder}, ${table.busyMinutes}, ${table.deliveryMinutes}) >= 0
        and ${table.dayStartMinute} between 0 and 1439`,
    ),
  ],
)

/**
 * When a branch works: a day, a start and a length, never an end. Thursday 18:00 for 480 minutes lasts until Friday 02:00
 * and stays Thursday's. Several rows of a day are its shifts. Rows with dates stand instead of the week's within them.
 */
export const branchHours = pgTable(
  'branch_hours',
  {
    id: identity(),
    merchantId: ofMerchant(),
    branchId: bigint('branch_id', { mode: 'number' }).notNull(),
    /** `open` is for every service that has no hours of its own. */
    service: text().$type<HoursOf>().notNull().default('open'),
    /** Sunday is 0. Null: every day, between dates. */
    weekday: integer(),
    fromDate: date('from_date'),
    untilDate: date('until_date'),
    startMinute: integer('start_minute').notNull(),
    minutes: integer().notNull(),
    /** What the dates are called: Ramadan hours. */
    nameEn: text('name_en').notNull().default(''),
    nameAr: text('name_ar').notNull().default(''),
  },
  (table) => [
    index('branch_hours_of').on(table.branchId, table.weekday),
    foreignKey({
      columns: [table.branchId, table.merchantId],
      foreignColumns: [branch.id, branch.merchantId],
      name: 'branch_hours_branch',
    }),
    check('branch_hours_service', sql`${table.service} in ('open','pickup','delivery','catering')`),
    check(
      'branch_hours_day',
      sql`(${table.weekday} is null or ${table.weekday} between 0 and 6)
        and (${table.weekday} is not null or ${table.fromDate} is not null)
        and (${table.fromDate} is null) = (${table.untilDate} is null)
        and (${table.fromDate} is null or ${table.fromDate} <= ${table.untilDate})`,
    ),
    check(
      'branch_hours_time',
      sql`${table.startMinute} between 0 and 1439 and ${table.minutes} between 1 and 1440`,
    ),
  ],
)

/** A time at which nothing is sold, whatever the hours say. */
export const branchClosure = pgTable(
  'branch_closure',
  {
    id: identity(),
    merchantId: ofMerchant(),
    /** Null: every branch. */
    branchId: bigint('branch_id', { mode: 'number' }),
    /** Null: every service. */
    service: text().$type<BranchService>(),
    kind: text().$type<'holiday' | 'maintenance' | 'manual'>().notNull(),
    fromAt: at('from_at').notNull(),
    untilAt: at('until_at').notNull(),
    reasonEn: text('reason_en').notNull().default(''),
    reasonAr: text('reason_ar').notNull().default(''),
  },
  (table) => [
    index('branch_closure_of').on(table.branchId, table.untilAt),
    foreignKey({
      columns: [table.branchId, table.merchantId],
      foreignColumns: [branch.id, branch.merchantId],
      name: 'branch_closure_branch',
    }),
    check('branch_closure_kind', sql`${table.kind} in ('holiday','maintenance','manual')`),
    check('branch_closure_service', sql`${table.service} in ('pickup','delivery','catering')`),
    check('branch_closure_time', sql`${table.fromAt} < ${table.untilAt}`),
  ],
)

/** Where a branch delivers, and what that costs. Of several that hold a place: priority, then fee, then id (commerce.md D17). */
export const deliveryZone = pgTable(
  'delivery_zone',
  {
    id: identity(),
    merchantId: ofMerchant(),
    branchId: bigint('branch_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    kind: text().$type<'areas' | 'polygon' | 'circle'>().notNull(),
    /** Keys of areas, of a zone of areas. */
    areas: text().array().notNull().default([]),
    /** Its corners, of a polygon; the last one leads to the first. */
    polygon: jsonb().$type<readonly LngLat[]>(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    radiusMetres: integer('radius_metres'),
    fee: minor('fee').notNull().default(0),
    minimumOrder: minor('minimum_order').notNull().default(0),
    /** Delivery is free from this subtotal on. */
    freeFrom: minor('free_from'),
    feeRules: jsonb('fee_rules').$type<readonly FeeRule[]>().notNull().default([]),
    etaMinutes: integer('eta_minutes').notNull(),
    priority: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('delivery_zone_key').on(table.key, table.merchantId),
    index('delivery_zone_of').on(table.branchId),
    foreignKey({
      columns: [table.branchId, table.merchantId],
      foreignColumns: [branch.id, branch.merchantId],
      name: 'delivery_zone_branch',
    }),
    check(
      'delivery_zone_kind',
      sql`case ${table.kind}
        when 'areas' then cardinality(${table.areas}) > 0
        when 'polygon' then jsonb_array_length(${table.polygon}) between 3 and 500
        when 'circle' then ${table.lat} is not null and ${table.lng} is not null and ${table.radiusMetres} > 0
        else false end`,
    ),
    check(
      'delivery_zone_figures',
      sql`least(${table.fee}, ${table.minimumOrder}, ${table.freeFrom}, ${table.etaMinutes}) >= 0`,
    ),
  ],
)
