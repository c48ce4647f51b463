import { uploadRowList } from '@wasl/contracts/lists/bulk'
import { eq, sql } from 'drizzle-orm'
import { listOf } from '../../../kernel/lists/list-of.store.ts'
import { bulkRow } from '../bulk.schema.ts'
import { within } from './rows.store.ts'

const shown = {
  open: eq(bulkRow.state, 'wrong'),
  corrected: sql`${bulkRow.isCorrected} and ${bulkRow.state} in ('ready','taken')`,
  failed: eq(bulkRow.state, 'failed'),
  looked: sql`(${bulkRow.isCorrected} or ${bulkRow.state} in ('wrong','failed'))`,
  all: undefined,
}

/** Rows of one file, in its order. Their ids are their numbers. */
export const uploadRows = listOf(uploadRowList, bulkRow, {
  id: bulkRow.number,
  columns: { show: (show) => shown[show] },
  sorts: { number: [] },
  scope: within,
  mostCounted: 100_000,
})
