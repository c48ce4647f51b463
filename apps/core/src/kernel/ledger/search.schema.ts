import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What a transaction is found by, folded by `search_fold`. Apart from the transaction, so that its changes of state leave
 * the trigrams alone. Written by triggers only.
 */
export const transactionSearch = pgTable('transaction_search', {
  transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey(),
  merchantId: integer('merchant_id').notNull(),
  words: text().notNull(),
})
