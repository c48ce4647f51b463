import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { staffUser } from './people.schema.ts'

/** A merchant's own set of permissions that several users share. */
export const staffRole = pgTable(
  'staff_role',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    permissions: text().array().notNull(),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    unique('staff_role_tenant').on(table.merchantId, table.id),
    uniqueIndex('staff_role_name').on(table.merchantId, sql`lower(${table.nameEn})`),
  ],
)

export const staffUserRole = pgTable(
  'staff_user_role',
  {
    merchantId: integer('merchant_id').notNull(),
    userId: integer('user_id').notNull(),
    roleId: bigint('role_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'staff_user_role_once', columns: [table.merchantId, table.userId, table.roleId] }),
    foreignKey({
      name: 'staff_user_role_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    foreignKey({
      name: 'staff_user_role_role',
      columns: [table.merchantId, table.roleId],
      foreignColumns: [staffRole.merchantId, staffRole.id],
    }),
    index('staff_user_role_of_role').on(table.merchantId, table.roleId),
  ],
)
