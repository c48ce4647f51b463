import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { pointInTime as at } from '../../platform/db/columns.ts'

/** One row a key: what was asked under it, and what was answered (decision 110). */
export const idempotency = pgTable(
  'idempotency',
  {
    merchantId: integer('merchant_id').notNull(),
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    state: text().$type<'started' | 'finished'>().notNull().default('started'),
    status: integer(),
    response: jsonb(),
    lockedUntil: at('locked_until').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('idempotency_once').on(table.merchantId, table.scope, table.key),
    check('idempotency_state', sql`${table.state} in ('started','finished')`),
  ],
)
