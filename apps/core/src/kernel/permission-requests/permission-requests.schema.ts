import { sql } from 'drizzle-orm'
import { char, check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { staffUser } from '../people/people.schema.ts'

/** A user without a permission asked for it (S2 §2 "approve permissions"). */
export const permissionRequest = pgTable(
  'permission_request',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    publicId: text('public_id').notNull().unique(),
    userId: integer('user_id').notNull(),
    permission: text().notNull(),
    /** The public id of what it is asked for; the username where it is to be a colleague's for good. */
    object: text().notNull(),
    /** A yes allows one operation up to this amount; null: whatever there is, and for good nothing is counted. */
    amount: minor('amount'),
    currency: char({ length: 3 }),
    /** In the words of the user who asks. */
    why: text(),
    /** The key of the operation that a yes was used for. */
    usedKey: text('used_key'),
    /** The colleague who is given the permission for good; null where the one who asks wants it for one object. */
    forUserId: integer('for_user_id'),
    status: text().$type<'NEW' | 'APPROVED' | 'DECLINED' | 'EXPIRED'>().notNull().default('NEW'),
    createdAt: at('created_at').notNull(),
    /** New: until when an answer is waited for. Approved: until when the permission holds. */
    expiresAt: at('expires_at').notNull(),
    decidedAt: at('decided_at'),
    /** Nobody where the time ran out. */
    decidedBy: integer('decided_by'),
    reason: text(),
  },
  (table) => [
    foreignKey({
      name: 'permission_request_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    foreignKey({
      name: 'permission_request_decider',
      columns: [table.merchantId, table.decidedBy],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    foreignKey({
      name: 'permission_request_for_user',
      columns: [table.merchantId, table.forUserId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    uniqueIndex('permission_request_once')
      .on(table.merchantId, table.userId, table.permission, table.object)
      .where(sql`${table.status} = 'NEW'`),
    index('permission_request_granted')
      .on(table.userId, table.object, table.merchantId)
      .where(sql`${table.status} = 'APPROVED'`),
    index('permission_request_overdue')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'NEW'`),
    check(
      'permission_request_answered',
      sql`(${table.status} in ('APPROVED', 'DECLINED')) = (${table.decidedBy} is not null)`,
    ),
    index('permission_request_newest').on(table.merchantId, table.status, table.createdAt),
    check(
      'permission_request_amount',
      sql`(${table.amount} is null) = (${table.currency} is null) and ${table.amount} > 0`,
    ),
    check('permission_request_status', sql`${table.status} in ('NEW', 'APPROVED', 'DECLINED', 'EXPIRED')`),
    check('permission_request_decided', sql`(${table.status} = 'NEW') = (${table.decidedAt} is null)`),
  ],
)
