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
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { stockPool } from '../stock/stock.schema.ts'

/** A code that takes something off. How often, and how much in all, is counted by pools of stock. */
export const voucher = pgTable(
  'voucher',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    /** Folded: see `foldVoucherCode`. */
    code: text().notNull(),
    nameEn: text('name_en').notNull().default(''),
    nameAr: text('name_ar').notNull().default(''),
    type: text().$type<VoucherType>().notNull(),
    /** Of a percentage: 100 are 1 %. */
    basisPoints: integer('basis_points'),
    currency: char({ length: 3 }).notNull(),
    /** Of a fixed voucher, in minor units. */
    amount: minor('amount'),
    /** The most that a percentage takes off one order. */
    maxDiscount: minor('max_discount'),
    /** What the goods must cost at least. */
    minOrder: minor('min_order').notNull().default(0),
    appliesTo: text('applies_to').$type<'subtotal' | 'delivery_fee'>().notNull().default('subtotal'),
    /** Modules that take it; empty: all. */
    plugins: text().array().notNull().default([]),
    /** What it reduces, in the words of the slices (`product:` and its public id); empty: everything. */
    refs: text().array().notNull().default([]),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    /** Days on which it is taken, by the merchant's clock: Sunday is 0. Empty: each. */
    weekdays: integer().array().notNull().default([]),
    /** For whoever has no order that stands. */
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    perCustomerLimit: integer('per_customer_limit'),
    /** Counts its uses, limited or not (decision 113). Null: from before that, and never limited. */
    usesPoolId: bigint('uses_pool_id', { mode: 'number' }),
    /** Counts what it takes off in all, as `usesPoolId` does. */
    budgetPoolId: bigint('budget_pool_id', { mode: 'number' }),
    active: boolean().notNull().default(true),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('voucher_tenant').on(table.id, table.merchantId),
    unique('voucher_code').on(table.code, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.usesPoolId],
      foreignColumns: [stockPool.merchantId, stockPool.id],
      name: 'voucher_uses_pool',
    }),
    foreignKey({
      columns: [table.merchantId, table.budgetPoolId],
      foreignColumns: [stockPool.merchantId, stockPool.id],
      name: 'voucher_budget_pool',
    }),
    check('voucher_weekdays', sql`${table.weekdays} <@ '{0,1,2,3,4,5,6}'`),
    check('voucher_applies_to', sql`${table.appliesTo} in ('subtotal','delivery_fee')`),
    check(
      'voucher_type',
      sql`(${table.type} = 'no_discount' and ${table.basisPoints} is null and ${table.amount} is null)
        or (${table.type} = 'percentage' and ${table.basisPoints} between 1 and 10000 and ${table.amount} is null)
        or (${table.type} = 'fixed' and ${table.amount} > 0 and ${table.basisPoints} is null)`,
    ),
    check(
      'voucher_limits',
      sql`${table.minOrder} >= 0 and coalesce(${table.maxDiscount}, 1) > 0 and coalesce(${table.perCustomerLimit}, 1) > 0
        and (${table.startsAt} is null or ${table.endsAt} is null or ${table.startsAt} < ${table.endsAt})`,
    ),
  ],
)

export type VoucherType = 'no_discount' | 'percentage' | 'fixed'

/** One use of a voucher by one order. */
export const voucherRedemption = pgTable(
  'voucher_redemption',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    voucherId: bigint('voucher_id', { mode: 'number' }).notNull(),
    /** The public id of the order. */
    orderKey: text('order_key').notNull(),
    discount: minor('discount').notNull(),
    /** Hashes of who uses it, by phone and by address; null where there is none, or they were erased. */
    phoneKey: text('phone_key'),
    emailKey: text('email_key'),
    state: text().$type<'reserved' | 'redeemed' | 'released'>().notNull().default('reserved'),
    createdAt: at('created_at').notNull(),
    stateChangedAt: at('state_changed_at').notNull(),
  },
  (table) => [
    unique('voucher_redemption_of_order').on(table.orderKey, table.merchantId),
    index('voucher_redemption_by_phone').on(table.voucherId, table.phoneKey),
    index('voucher_redemption_by_email').on(table.voucherId, table.emailKey),
    index('voucher_redemption_newest').on(table.voucherId, table.id),
    foreignKey({
      columns: [table.merchantId, table.voucherId],
      foreignColumns: [voucher.merchantId, voucher.id],
      name: 'voucher_redemption_voucher',
    }),
    check('voucher_redemption_discount', sql`${table.discount} >= 0`),
    check('voucher_redemption_state', sql`${table.state} in ('reserved','redeemed','released')`),
  ],
)
