import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../../platform/db/columns.ts'
import { merchant } from '../../../kernel/merchants/merchants.schema.ts'
import { staffUser } from '../../../kernel/people/people.schema.ts'

/** How a merchant changed the columns of a list; a column that is not here stands as it comes. */
export const transactionColumn = pgTable(
  'transaction_column',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    /** A plugin, or `all`. */
    module: text().notNull(),
    name: text().notNull(),
    labelEn: text('label_en').notNull(),
    labelAr: text('label_ar').notNull(),
    isActive: boolean('is_active').notNull(),
    position: integer().notNull(),
    isCustom: boolean('is_custom').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.module, table.name] })],
)

/** A list as one user likes to see it. */
export const transactionView = pgTable(
  'transaction_view',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    publicId: text('public_id').notNull().unique(),
    module: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('transaction_view_name').on(table.userId, table.module, table.name, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
      name: 'transaction_view_user',
    }),
  ],
)
