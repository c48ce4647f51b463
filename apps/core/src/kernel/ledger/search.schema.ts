import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Search words of a transaction, folded by `search_fold`. A table of its own, so that changes of state do not touch the
 * trigram index. Only triggers write it.
 */
export const transactionSearch = pgTable('transaction_search', {
  transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey(),
  merchantId: integer('merchant_id').notNull(),
  words: text().notNull(),
})
