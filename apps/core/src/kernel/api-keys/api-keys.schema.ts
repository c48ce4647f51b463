import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import type { ApiScope } from './scopes.ts'

/** A merchant's key for their own servers. The secret itself is nowhere: only its SHA-256 is. */
export const apiKey = pgTable(
  'api_key',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    /** The public half of the key; lists show it, and a request names its row by it. */
    keyId: text('key_id').notNull().unique(),
    name: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    revokedBy: text('revoked_by'),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    unique('api_key_tenant').on(table.id, table.merchantId),
    index('api_key_of_merchant').on(table.merchantId, table.createdAt),
    check('api_key_scopes', sql`cardinality(${table.scopes}) > 0`),
    check('api_key_revoked', sql`(${table.revokedAt} is null) = (${table.revokedBy} is null)`),
  ],
)
