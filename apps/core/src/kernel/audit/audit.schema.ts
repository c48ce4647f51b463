import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Append-only: who did what to which object. */
export const audit = pgTable('audit', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantId: integer('merchant_id'),
  actor: text().notNull(),
  action: text().notNull(),
  object: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  requestId: text('request_id'),
  at: timestamp({ withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`clock_timestamp()`),
})
