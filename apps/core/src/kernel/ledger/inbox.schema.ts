import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Evidence } from '../gateways/gateway.ts'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'

/** Inbox of gateway callbacks, stored before they are applied, and of returns that wait for what they follow. */
export const gatewayEvent = pgTable(
  'gateway_event',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    gatewayCode: text('gateway_code').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    source: text().$type<'callback' | 'return'>().notNull(),
    /** What the adapter read out of the verified body; it is applied from here if it could not be at once. */
    evidence: jsonb().$type<Evidence[]>().notNull(),
    /** Of the first evidence; null where there is none. Never changed, so that an update keeps its place (HOT). */
    trackId: text('track_id'),
    receivedAt: at('received_at').notNull(),
    /** How often the gateway delivered it, and when it did last; null while it did once. */
    deliveries: integer().notNull().default(1),
    lastHeardAt: at('last_heard_at'),
    /** When an event that could not be applied at once is tried again. */
    dueAt: at('due_at'),
    tries: integer().notNull().default(0),
    processedAt: at('processed_at'),
    outcome: text(),
  },
  (table) => [
    unique('gateway_event_once').on(table.dedupeKey, table.gatewayCode, table.merchantId),
    index('gateway_event_of_track')
      .on(table.trackId, table.merchantId)
      .where(sql`${table.trackId} is not null`),
    // The janitor's, over all merchants.
    index('gateway_event_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)
