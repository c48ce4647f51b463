import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { staffUser } from './people.schema.ts'

/** A mailed link to choose a new password, once (reliability S1). */
export const passwordReset = pgTable(
  'password_reset',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    foreignKey({
      name: 'password_reset_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    index('password_reset_of_user').on(table.merchantId, table.userId, table.createdAt),
  ],
)
