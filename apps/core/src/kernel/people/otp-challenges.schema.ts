import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { staffUser } from './people.schema.ts'

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
