import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'

/** Somebody who works for one merchant. The same name at two merchants is two people. */
export const staffUser = pgTable(
  'staff_user',
  {
    /** Those below 1000 are named by whoever seeds. */
    id: integer().generatedByDefaultAsIdentity({ startWith: 1000 }).primaryKey(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    username: text().notNull(),
    email: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** Argon2id; null until the user has chosen a password by the mailed link. */
    passwordHash: text('password_hash'),
    passwordChangedAt: at('password_changed_at'),
    oneTimeCode: boolean('one_time_code').notNull().default(false),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    /** The user's own, beside those of their roles. */
    permissions: text().array().notNull(),
    /** Roles of Wasl by their names (`@wasl/domain/roles`); a merchant's own are in `staff_user_role`. */
    readyRoles: text('ready_roles')
      .array()
      .notNull()
      .default(sql`'{}'`),
    sections: text().array().notNull(),
    /** Stores and branches whose orders they see, `catalogue:pantry`; null: all of them (commerce.md D53). */
    places: text().array(),
    receiveOrderNotification: boolean('receive_order_notification').notNull().default(false),
    language: text().$type<'en' | 'ar'>().notNull().default('en'),
    disabledAt: at('disabled_at'),
    createdAt: at('created_at').notNull(),
    /** Rises with every change an administrator makes. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('staff_user_tenant').on(table.merchantId, table.id),
    uniqueIndex('staff_user_name').on(table.merchantId, sql`lower(${table.username})`),
    check('staff_user_language', sql`${table.language} in ('en', 'ar')`),
    check('staff_user_places', sql`cardinality(${table.places}) > 0`),
  ],
)

/** One sign-in. Whoever holds its id holds nothing: only its SHA-256 is here. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    publicId: text('public_id').notNull().unique(),
    secretHash: text('secret_hash').notNull().unique(),
    network: text(),
    device: text(),
    createdAt: at('created_at').notNull(),
    /** When the password was last given (D-36). */
    confirmedAt: at('confirmed_at').notNull(),
    seenAt: at('seen_at').notNull(),
    endsAt: at('ends_at').notNull(),
    endedAt: at('ended_at'),
    endedBy: text('ended_by').$type<SessionEnd>(),
  },
  (table) => [
    unique('staff_session_tenant').on(table.merchantId, table.id),
    foreignKey({
      name: 'staff_session_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    index('staff_session_of_user').on(table.merchantId, table.userId, table.createdAt),
    check('staff_session_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
)

export type SessionEnd = 'logout' | 'elsewhere' | 'password' | 'reset' | 'reuse' | 'disabled'

/** Access and refresh tokens of a session, each by its SHA-256. The tokens of one session are a family. */
export const staffToken = pgTable(
  'staff_token',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    kind: text().$type<'access' | 'refresh'>().notNull(),
    hash: text().notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Of a refresh token that has been traded for a new pair. */
    usedAt: at('used_at'),
  },
  (table) => [
    foreignKey({
      name: 'staff_token_session',
      columns: [table.merchantId, table.sessionId],
      foreignColumns: [staffSession.merchantId, staffSession.id],
    }).onDelete('cascade'),
    index('staff_token_of_session').on(table.merchantId, table.sessionId),
    check('staff_token_kind', sql`${table.kind} in ('access', 'refresh')`),
  ],
)
