import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'

/** What open dashboards are told, for a day: each row once per notice, and in the order in which rows were committed. */
export const liveEvent = pgTable(
  'live_event',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    topic: text().notNull(),
    /** Whoever belongs to one of them is told. */
    audiences: text().array().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('live_event_once').on(table.merchantId, table.noticeId),
    index('live_event_of_merchant').on(table.merchantId, table.id),
    index('live_event_age').on(table.createdAt),
  ],
)
