import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { merchant, unit } from '../merchants/merchants.schema.ts'

/** Whom a customer's payment is credited to: a user, or a branch. */
export const collector = pgTable(
  'collector',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** Its user; null for a branch. */
    username: text(),
    /** The unit its payments are of; null for the merchant's default. */
    unitKey: text('unit_key'),
    active: boolean().notNull().default(true),
    /** Counts what was edited. */
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('collector_tenant').on(table.id, table.merchantId),
    unique('collector_username').on(table.merchantId, table.username),
    foreignKey({
      columns: [table.merchantId, table.unitKey],
      foreignColumns: [unit.merchantId, unit.key],
      name: 'collector_unit',
    }),
  ],
)

/** Who said they pay, as restrictions read it: normalised once, when the payment is made. */
export const customerPayment = pgTable(
  'customer_payment',
  {
    transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey(),
    merchantId: integer('merchant_id').notNull(),
    collectorId: bigint('collector_id', { mode: 'number' }),
    phone: text(),
    email: text(),
    civilId: text('civil_id'),
    customerKey: text('customer_key'),
    /** Pressed by staff: the rules about persons bind only a payer who was named. */
    atCounter: boolean('at_counter').notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.transactionId, table.merchantId],
      foreignColumns: [paymentTransaction.id, paymentTransaction.merchantId],
      name: 'customer_payment_transaction',
    }),
    foreignKey({
      columns: [table.collectorId, table.merchantId],
      foreignColumns: [collector.id, collector.merchantId],
      name: 'customer_payment_collector',
    }),
    index('customer_payment_of_collector')
      .on(table.merchantId, table.collectorId, table.transactionId)
      .where(sql`${table.collectorId} is not null`),
    index('customer_payment_phone')
      .on(table.merchantId, table.phone)
      .where(sql`${table.phone} is not null`),
    index('customer_payment_email')
      .on(table.merchantId, table.email)
      .where(sql`${table.email} is not null`),
    index('customer_payment_civil_id')
      .on(table.merchantId, table.civilId)
      .where(sql`${table.civilId} is not null`),
    index('customer_payment_customer_key')
      .on(table.merchantId, table.customerKey)
      .where(sql`${table.customerKey} is not null`),
  ],
)

/** Who may pay how much, how often and when. Amounts are minor units of `currency`. */
export const paymentRestriction = pgTable(
  'payment_restriction',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    scope: text().$type<'all' | 'collector' | 'gateway'>().notNull(),
    /** Public ids of collectors or codes of gateways. */
    scopeOf: text('scope_of').array().notNull(),
    identifier: text().$type<'phone' | 'email' | 'civil_id' | 'customer_id'>().notNull(),
    list: text().$type<'none' | 'allow' | 'block'>().notNull(),
    currency: char({ length: 3 }),
    minimum: minor('minimum'),
    maximum: minor('maximum'),
    sumPerDay: minor('sum_per_day'),
    sumPerMonth: minor('sum_per_month'),
    paymentsPerDay: integer('payments_per_day'),
    paymentsPerMonth: integer('payments_per_month'),
    /** Empty: every currency; so with gateways and days. */
    currencies: text().array().notNull(),
    gateways: text().array().notNull(),
    /** 0 is Sunday. */
    days: integer().array().notNull(),
    /** "08:00" to "20:00" in the merchant's zone; the end may be of the next day. */
    opens: text(),
    closes: text(),
    messageEn: text('message_en'),
    messageAr: text('message_ar'),
    hits: integer().notNull().default(0),
    lastHitAt: at('last_hit_at'),
    revision: integer().notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    unique('payment_restriction_tenant').on(table.id, table.merchantId),
    index('payment_restriction_of').on(table.merchantId, table.id),
    check('payment_restriction_scope', sql`${table.scope} in ('all', 'collector', 'gateway')`),
    check(
      'payment_restriction_identifier',
      sql`${table.identifier} in ('phone', 'email', 'civil_id', 'customer_id')`,
    ),
    check('payment_restriction_list', sql`${table.list} in ('none', 'allow', 'block')`),
    check(
      'payment_restriction_positive',
      sql`least(${table.minimum}, ${table.maximum}, ${table.sumPerDay}, ${table.sumPerMonth}, ${table.paymentsPerDay}, ${table.paymentsPerMonth}) > 0`,
    ),
    check(
      'payment_restriction_currency',
      sql`${table.currency} is not null or coalesce(${table.minimum}, ${table.maximum}, ${table.sumPerDay}, ${table.sumPerMonth}) is null`,
    ),
    check('payment_restriction_window', sql`(${table.opens} is null) = (${table.closes} is null)`),
  ],
)

/** The identifiers a rule lists, as `customer_payment` has them. */
export const restrictedIdentifier = pgTable(
  'restricted_identifier',
  {
    merchantId: integer('merchant_id').notNull(),
    restrictionId: bigint('restriction_id', { mode: 'number' }).notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restrictionId, table.value] }),
    foreignKey({
      columns: [table.restrictionId, table.merchantId],
      foreignColumns: [paymentRestriction.id, paymentRestriction.merchantId],
      name: 'restricted_identifier_of',
    }).onDelete('cascade'),
  ],
)
