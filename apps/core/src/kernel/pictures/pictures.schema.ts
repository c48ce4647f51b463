import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'

/** A picture that staff uploaded. Its renditions are stored files called `<public id>-<width>`. */
export const picture = pgTable(
  'picture',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull(),
    /** As it was uploaded. */
    fileName: text('file_name').notNull(),
    /** The name as it is looked for. */
    fileKey: text('file_key').notNull(),
    /** SHA-256 of what was uploaded: the same file again is the same picture. */
    source: text().notNull(),
    /** Of the largest rendition. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('picture_public').on(table.publicId, table.merchantId),
    unique('picture_upload').on(table.fileKey, table.source, table.merchantId),
    check('picture_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
