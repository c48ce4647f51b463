import type { NewRequest } from '@wasl/contracts/values/new-request'
import type { LinkAsk } from '@wasl/domain/payment-link'
import { sql } from 'drizzle-orm'
import {
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
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant, unit } from '../merchants/merchants.schema.ts'

/** Terms that all requests of a link share and that have no column. Frozen when the link is made. */
export type LinkTerms = Pick<
  NewRequest,
  | 'pg_codes'
  | 'product_type'
  | 'language'
  | 'description_en'
  | 'description_ar'
  | 'remarks'
  | 'merchant_details'
  | 'additional_phone_number'
  | 'capture_delivery_address'
  | 'capture_delivery_location'
  | 'attachment'
  | 'terms'
  | 'redirect_url'
  | 'notifications'
  | 'email_recipients'
> & {
  /** Lifetime of each request. */
  expires_in_hours: number
}

/** A link that makes a request for each payer who opens it and enters their details. */
export const paymentLink = pgTable(
  'payment_link',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    unitKey: text('unit_key').notNull(),
    currency: char({ length: 3 }).notNull(),
    amount: minor('amount').notNull(),
    delivery: minor('delivery').notNull().default(0),
    editableAmount: boolean('editable_amount').notNull().default(false),
    minimumAmount: minor('minimum_amount'),
    maximumAmount: minor('maximum_amount'),
    terms: jsonb().$type<LinkTerms>().notNull(),
    /** What a payer must enter. */
    asks: text().array().$type<LinkAsk[]>().notNull(),
    /** How many payments may succeed; null for no limit. Successes are counted among its requests, never stored here. */
    maxUses: integer('max_uses'),
    active: boolean().notNull().default(true),
    inactiveMessageEn: text('inactive_message_en'),
    inactiveMessageAr: text('inactive_message_ar'),
    expiresAt: at('expires_at'),
    /** The user who made it. */
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    /** Counts changes by staff. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('payment_link_tenant').on(table.id, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.unitKey],
      foreignColumns: [unit.merchantId, unit.key],
      name: 'payment_link_unit',
    }),
    index('payment_link_newest').on(table.merchantId, table.id.desc()),
    check(
      'payment_link_amount',
      sql`${table.amount} > 0 and ${table.delivery} >= 0 and ${table.delivery} <= ${table.amount}`,
    ),
    check(
      'payment_link_limits',
      sql`${table.minimumAmount} > 0 and (${table.maximumAmount} is null or ${table.maximumAmount} >= coalesce(${table.minimumAmount}, 1))`,
    ),
    check('payment_link_uses', sql`${table.maxUses} > 0`),
  ],
)
