import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Written in the same transaction as the change it tells of; delivered at least once, in order per aggregate. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    merchantId: integer('merchant_id').notNull(),
    topic: text().notNull(),
    aggregate: text().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    availableAt: at('available_at').notNull(),
    attempts: integer().notNull().default(0),
    leasedUntil: at('leased_until'),
    doneAt: at('done_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('outbox_once').on(table.dedupeKey, table.merchantId),
    index('outbox_next_of_aggregate')
      .on(table.aggregate, table.id, table.merchantId)
      .where(sql`${table.doneAt} is null`),
    index('outbox_due')
      .on(table.availableAt)
      .where(sql`${table.doneAt} is null`),
  ],
)
