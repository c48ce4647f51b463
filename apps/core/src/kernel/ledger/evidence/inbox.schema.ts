import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Evidence } from '../../gateways/gateway.ts'
import { identity, pointInTime as at } from '../../../platform/db/columns.ts'

/** Callbacks of gateways, stored before they are applied, and returns that wait for earlier evidence. */
export const gatewayEvent = pgTable(
  'gateway_event',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    gatewayCode: text('gateway_code').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    source: text().$type<'callback' | 'return'>().notNull(),
    /** Read by the adapter from the verified body. A later try applies it from here. */
    evidence: jsonb().$type<Evidence[]>().notNull(),
    /** From the first evidence, or null. Never changed, so that updates stay cheap (HOT). */
    trackId: text('track_id'),
    receivedAt: at('received_at').notNull(),
    /** Number of deliveries, and time of the last one; null if there was one. */
    deliveries: integer().notNull().default(1),
    lastHeardAt: at('last_heard_at'),
    /** When an event that could not be applied is tried again. */
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
    // For the janitor, across merchants.
    index('gateway_event_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)
