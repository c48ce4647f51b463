import { bigint, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { staffSession, staffUser } from '../people/people.schema.ts'

/** A browser that gets messages while no tab of the dashboard is open (product.md 7). */
export const pushRegistration = pgTable(
  'push_registration',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Deleted with its session: after signing out there the browser gets nothing more. */
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    /** The recipient of its messages; a new one with every new user of the browser. */
    publicId: text('public_id').notNull().unique(),
    endpoint: text().notNull(),
    /** What its messages are sealed with. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    unique('push_registration_once').on(table.endpoint, table.merchantId),
    foreignKey({
      name: 'push_registration_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    foreignKey({
      name: 'push_registration_session',
      columns: [table.merchantId, table.sessionId],
      foreignColumns: [staffSession.merchantId, staffSession.id],
    }).onDelete('cascade'),
    index('push_registration_of_user').on(table.merchantId, table.userId),
    index('push_registration_of_session').on(table.merchantId, table.sessionId),
  ],
)
