import type { TransactionState } from '@wasl/domain/states'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../../platform/db/columns.ts'
import { merchant } from '../../../kernel/merchants/merchants.schema.ts'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import type { BulkJobState } from './bulk-job.domain.ts'

/** One operation on everything a list showed when it was asked for. Its rows are written down with it. */
export const bulkJob = pgTable(
  'bulk_job',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    userId: integer('user_id').notNull(),
    /** Null: of all plugins. */
    plugin: text(),
    isDeleted: boolean('is_deleted').notNull(),
    operation: text().notNull(),
    /** Filters and sort as they were asked for, in the list's own words. */
    query: jsonb().$type<Record<string, string>>().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    state: text().$type<BulkJobState>().notNull().default('working'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    leasedUntil: at('leased_until'),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    unique('bulk_job_tenant').on(table.id, table.merchantId),
    unique('bulk_job_once').on(table.userId, table.idempotencyKey, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
      name: 'bulk_job_user',
    }),
    index('bulk_job_working')
      .on(table.leasedUntil)
      .where(sql`${table.state} = 'working'`),
    check('bulk_job_state', sql`${table.state} in ('working','finished','stopped')`),
  ],
)

/** What became of one transaction; nothing yet where there is no status. */
export const bulkJobRow = pgTable(
  'bulk_job_row',
  {
    merchantId: integer('merchant_id').notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    transactionId: text('transaction_id').notNull(),
    /** Its state then; null in what was asked for before it was kept. */
    chosenIn: text('chosen_in').$type<TransactionState>(),
    status: integer(),
    code: text(),
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    foreignKey({
      columns: [table.merchantId, table.jobId],
      foreignColumns: [bulkJob.merchantId, bulkJob.id],
      name: 'bulk_job_row_job',
    }),
    index('bulk_job_row_open')
      .on(table.jobId, table.position)
      .where(sql`${table.status} is null`),
  ],
)
