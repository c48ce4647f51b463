import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../kernel/ledger/columns.ts'
import { staffUser } from '../kernel/people/people.schema.ts'
import type { ThrottleKind } from './throttle.domain.ts'
import { merchant } from '../kernel/merchants/merchants.schema.ts'

/** The step between password and session: a code was sent, and whoever gave the password holds `handle` (D-6). */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    handleHash: text('handle_hash').notNull().unique(),
    /** Keyed: six digits alone would be found by trying. */
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    foreignKey({
      name: 'otp_challenge_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    index('otp_challenge_of_user').on(table.merchantId, table.userId, table.createdAt),
    check('otp_challenge_tries', sql`${table.triesLeft} between 0 and 5`),
  ],
)

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
