import { bulkLogList } from '@wasl/contracts/lists/bulk'
import type { RowLogState } from '@wasl/domain/bulk'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction } from '../../kernel/ledger/ledger.schema.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import { bulkLog } from './bulk.schema.ts'
import { isPaid, withTransaction, type OfDispatch } from './logs.store.ts'

const among = (...states: RowLogState[]): SQL => inArray(bulkLog.state, states)

const shown = {
  all: undefined,
  waiting: among('pending', 'creating'),
  sent: among('created', 'sent'),
  not_sent: among('send_failed', 'failed', 'skipped_duplicate', 'canceled'),
  paid: sql`exists (select from ${paymentTransaction} where ${and(withTransaction, isPaid)})`,
}

/** Rows that were sent together, in the order of their file. Their ids are the numbers of their rows. */
export const logs = listOf(bulkLogList, bulkLog, {
  id: bulkLog.rowNumber,
  columns: { show: (show) => shown[show] },
  sorts: { number: [] },
  scope: ({ merchantId, dispatchId }: OfDispatch) =>
    and(eq(bulkLog.merchantId, merchantId), eq(bulkLog.dispatchId, dispatchId)),
})
