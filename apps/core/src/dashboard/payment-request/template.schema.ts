import type { RequestFields } from '@wasl/contracts/core/dashboard/payment-request.contract'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../../kernel/merchants/merchants.schema.ts'

/** What many requests of a merchant have in common, by a name everybody of the merchant sees. */
export const requestTemplate = pgTable(
  'request_template',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    name: text().notNull(),
    fields: jsonb().$type<RequestFields>().notNull(),
    /** Who changed it last. */
    changedBy: text('changed_by').notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [uniqueIndex('request_template_name').on(sql`lower(${table.name})`, table.merchantId)],
)
