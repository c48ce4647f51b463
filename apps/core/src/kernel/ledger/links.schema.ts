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

/** What every payment by a link has in common and no column of its own: frozen when the link is made. */
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
  /** How long each of its payments may take. */
  expires_in_hours: number
}

/** A maker of requests at one address: whoever opens it and says who they are gets a request of their own. */
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
    /** What a payer has to say of themselves. */
    asks: text().array().$type<LinkAsk[]>().notNull(),
    /** How many payments may succeed; null is without end. How many did is counted among its requests, never kept here. */
    maxUses: integer('max_uses'),
    active: boolean().notNull().default(true),
    inactiveMessageEn: text('inactive_message_en'),
    inactiveMessageAr: text('inactive_message_ar'),
    expiresAt: at('expires_at'),
    /** The user who made it. */
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    /** Counts what staff changed. */
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
