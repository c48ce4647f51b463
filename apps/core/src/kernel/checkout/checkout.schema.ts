import { bigint, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'

/** `checkout/{session_id}` (S1 §2): one payer's way to one transaction, without naming it. */
export const checkoutSession = pgTable(
  'checkout_session',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    publicId: text('public_id').notNull().unique(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.merchantId, table.transactionId],
      foreignColumns: [paymentTransaction.merchantId, paymentTransaction.id],
      name: 'checkout_session_transaction',
    }),
    index('checkout_session_of_transaction').on(table.merchantId, table.transactionId),
  ],
)
