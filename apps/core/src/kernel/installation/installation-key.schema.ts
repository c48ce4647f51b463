import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** The one key of this installation, sealed with WASL_SECRET (decision 081). */
export const installationKey = pgTable(
  'installation_key',
  {
    id: smallint().primaryKey(),
    sealed: text().notNull(),
    sealedAt: timestamp('sealed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [check('installation_key_is_one', sql`${table.id} = 1`)],
)
