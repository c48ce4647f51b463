import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { staffUser } from '../people/people.schema.ts'

/** How a merchant changed the columns of a list; a column that is not here is shown by default. */
export const listColumn = pgTable(
  'list_column',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    /** The name of a list; of transactions, a plugin or `all`. */
    list: text().notNull(),
    name: text().notNull(),
    labelEn: text('label_en').notNull(),
    labelAr: text('label_ar').notNull(),
    isActive: boolean('is_active').notNull(),
    position: integer().notNull(),
    isCustom: boolean('is_custom').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.list, table.name] })],
)

/** A list as one user likes to see it. */
export const listView = pgTable(
  'list_view',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    publicId: text('public_id').notNull().unique(),
    /** As in `list_column`; `deleted.bulk` is that of deleted rows. */
    list: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('list_view_name').on(table.userId, table.list, table.name, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
      name: 'list_view_user',
    }),
  ],
)
