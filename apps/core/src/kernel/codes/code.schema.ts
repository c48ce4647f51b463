import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { merchant } from '../merchants/merchants.schema.ts'

/** Where a payer with a code comes from, and what is asked beside the code (S1 §7: a lookup by referrer). */
export const codeReferrer = pgTable(
  'code_referrer',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    key: text().notNull(),
    /** What the paired value is, which decides how it is read. */
    kind: text().$type<'phone' | 'text'>().notNull(),
    labelEn: text('label_en').notNull(),
    labelAr: text('label_ar').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.key] }),
    check('code_referrer_kind', sql`${table.kind} in ('phone', 'text')`),
  ],
)

/** A one-time code with its paired value, both as keyed hashes: nobody who reads the table can use it. */
export const pairingCode = pgTable(
  'pairing_code',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    referrer: text().notNull(),
    codeHash: text('code_hash').notNull(),
    pairHash: text('pair_hash').notNull(),
    /** Which of the codes that could be drawn for its transaction this is. */
    draw: integer().notNull().default(0),
    transactionId: bigint('transaction_id', { mode: 'number' }),
    redirectUrl: text('redirect_url'),
    failures: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    usedAt: at('used_at'),
  },
  (table) => [
    unique('pairing_code_once').on(table.merchantId, table.referrer, table.codeHash),
    foreignKey({
      columns: [table.merchantId, table.referrer],
      foreignColumns: [codeReferrer.merchantId, codeReferrer.key],
      name: 'pairing_code_referrer',
    }),
    foreignKey({
      columns: [table.merchantId, table.transactionId],
      foreignColumns: [paymentTransaction.merchantId, paymentTransaction.id],
      name: 'pairing_code_transaction',
    }),
    check('pairing_code_leads', sql`(${table.transactionId} is null) <> (${table.redirectUrl} is null)`),
    check('pairing_code_failures', sql`${table.failures} between 0 and 5`),
  ],
)
