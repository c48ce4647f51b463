import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sign-ins and sign-outs of staff: not shown to colleagues. */
export const isWork = sql.raw(`action !~ '^(session|otp|password|access)\\.'`)

/** Append-only: who did what to which object. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    merchantId: integer('merchant_id'),
    actor: text().notNull(),
    action: text().notNull(),
    object: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id'),
    /** Of the signed-in session, where one did it. */
    sessionId: bigint('session_id', { mode: 'number' }),
    /** A keyed hash of the network it came from. */
    network: text(),
    /** The erasure that took a customer's words off it: the only change an entry may see. */
    erasedBy: bigint('erased_by', { mode: 'number' }),
    at: timestamp({ withTimezone: true, mode: 'date' })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('audit_of_merchant').on(table.merchantId, table.id),
    index('audit_of_actor').on(table.merchantId, table.actor, table.id),
    index('audit_of_object').on(table.merchantId, table.object, table.id),
    index('audit_of_work').on(table.merchantId, table.id).where(isWork),
  ],
)
