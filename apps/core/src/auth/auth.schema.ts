import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../platform/db/columns.ts'
import { staffUser } from '../kernel/people/people.schema.ts'
import type { ThrottleKind } from './throttle.domain.ts'
import { merchant } from '../kernel/merchants/merchants.schema.ts'

/** When a code was sent to whom: at most three within a quarter of an hour, whatever challenge they were for. */
export const otpSending = pgTable(
  'otp_sending',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'otp_sending_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    index('otp_sending_of_user').on(table.merchantId, table.userId, table.at),
  ],
)

/** Wrong passwords by account (whether there is one or not) and by network (D-5). In the database: a restart forgives nothing. */
export const signInThrottle = pgTable(
  'sign_in_throttle',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    kind: text().$type<ThrottleKind>().notNull(),
    key: text().notNull(),
    failures: integer().notNull(),
    since: at('since').notNull(),
    lockedUntil: at('locked_until'),
  },
  (table) => [
    unique('sign_in_throttle_once').on(table.merchantId, table.kind, table.key),
    check('sign_in_throttle_failures', sql`${table.failures} >= 0`),
  ],
)
