import type { DispatchState, RowLogState, UploadState } from '@wasl/domain/bulk'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../../kernel/merchants/merchants.schema.ts'
import { staffUser } from '../../kernel/people/people.schema.ts'
import type { Cells, CellProblem, RowState } from './rows/row.domain.ts'
import type { FileProblem } from '../../kernel/imports/file-problem.ts'

/** A file of requests that staff uploaded: how far it is checked, and what became of it. */
export const bulkUpload = pgTable(
  'bulk_upload',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    fileName: text('file_name').notNull(),
    /** In the data folder. */
    file: text().notNull(),
    fileFormat: text('file_format').$type<'csv' | 'xlsx'>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Of its content; null: it came before contents were compared. */
    sha256: text(),
    userId: integer('user_id').notNull(),
    username: text().notNull(),
    state: text().$type<UploadState>().notNull().default('uploaded'),
    /** Of the file, by our names; in the file's order. */
    columns: text().array().notNull().default([]),
    /** Heads nobody knows: what stands below them is not read. */
    ignored: text().array().notNull().default([]),
    /** The sheet of a workbook that was read. */
    sheet: text(),
    /** Of that sheet, hidden by hand or by a filter. */
    hiddenRows: integer('hidden_rows').notNull().default(0),
    /** Whether they are asked for too; null: nobody has said. */
    takesHidden: boolean('takes_hidden'),
    rowsTotal: integer('rows_total'),
    rowsDone: integer('rows_done').notNull().default(0),
    /** Other uploads that ask for the same, when it was checked: their ids, and how many rows. */
    alike: jsonb().$type<{ upload: number; rows: number }[]>().notNull().default([]),
    /** Why nothing of the file could be read. */
    problem: jsonb().$type<FileProblem>(),
    tries: integer().notNull().default(0),
    leasedUntil: at('leased_until'),
    createdAt: at('created_at').notNull(),
    checkedAt: at('checked_at'),
  },
  (table) => [
    unique('bulk_upload_tenant').on(table.id, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
      name: 'bulk_upload_user',
    }),
    index('bulk_upload_newest').on(table.merchantId, table.id.desc()),
    index('bulk_upload_content').on(table.merchantId, table.sha256),
    index('bulk_upload_due')
      .on(table.id)
      .where(sql`${table.state} in ('uploaded','validating')`),
    check(
      'bulk_upload_state',
      sql`${table.state} in ('uploaded','validating','has_errors','ready','dispatching','dispatched','archived')`,
    ),
  ],
)

/** One row of a file: what was typed, what was read of it, and what is wrong with it. */
export const bulkRow = pgTable(
  'bulk_row',
  {
    uploadId: bigint('upload_id', { mode: 'number' }).notNull(),
    number: integer().notNull(),
    merchantId: integer('merchant_id').notNull(),
    cells: jsonb().$type<Cells>().notNull(),
    state: text().$type<RowState>().notNull(),
    /** Null where the amount or its currency could not be read. */
    amount: minor('amount'),
    currency: char({ length: 3 }),
    orderNo: text('order_no'),
    /** Who is asked, and for what: equal for rows that are the same request once more. */
    likeness: text().notNull(),
    channels: text().array().notNull(),
    problems: jsonb().$type<CellProblem[]>().notNull(),
    /** Corrected here after the file came. */
    isCorrected: boolean('is_corrected').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.uploadId, table.number] }),
    foreignKey({
      columns: [table.merchantId, table.uploadId],
      foreignColumns: [bulkUpload.merchantId, bulkUpload.id],
      name: 'bulk_row_upload',
    }),
    index('bulk_row_state')
      .on(table.uploadId, table.state, table.number)
      .where(sql`${table.state} <> 'ready' or ${table.isCorrected}`),
    /** By a hash: a likeness may be longer than an index holds. */
    index('bulk_row_likeness')
      .on(table.merchantId, sql`md5(${table.likeness})`)
      .where(sql`${table.orderNo} is null`),
    check('bulk_row_state_known', sql`${table.state} in ('wrong','ready','taken','failed')`),
    check(
      'bulk_row_ready',
      sql`${table.state} = 'wrong' or (${table.amount} > 0 and ${table.currency} is not null)`,
    ),
  ],
)

/** One sending of a file's rows: when, how fast, by whom. */
export const bulkDispatch = pgTable(
  'bulk_dispatch',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    publicId: text('public_id').notNull().unique(),
    uploadId: bigint('upload_id', { mode: 'number' }).notNull(),
    /** 1, 2, 3 of its file. */
    number: integer().notNull(),
    userId: integer('user_id').notNull(),
    username: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    state: text().$type<DispatchState>().notNull(),
    /** Null: as fast as it goes. */
    ratePerMinute: integer('rate_per_minute'),
    startsAt: at('starts_at').notNull(),
    /** Since when, and how many, for the rate. */
    pacedFrom: at('paced_from').notNull(),
    pacedDone: integer('paced_done').notNull().default(0),
    total: integer().notNull(),
    pausedAt: at('paused_at'),
    pausedBy: text('paused_by'),
    finishedAt: at('finished_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('bulk_dispatch_tenant').on(table.id, table.merchantId),
    unique('bulk_dispatch_number').on(table.uploadId, table.number),
    unique('bulk_dispatch_key').on(table.merchantId, table.idempotencyKey),
    foreignKey({
      columns: [table.merchantId, table.uploadId],
      foreignColumns: [bulkUpload.merchantId, bulkUpload.id],
      name: 'bulk_dispatch_upload',
    }),
    uniqueIndex('bulk_dispatch_one_open')
      .on(table.uploadId)
      .where(sql`${table.state} in ('scheduled','running','paused')`),
    index('bulk_dispatch_due')
      .on(table.startsAt)
      .where(sql`${table.state} in ('scheduled','running')`),
    check(
      'bulk_dispatch_state',
      sql`${table.state} in ('scheduled','running','paused','completed','completed_with_errors','canceled')`,
    ),
    check('bulk_dispatch_rate', sql`${table.ratePerMinute} > 0`),
  ],
)

/** What became of one row in one dispatch. */
export const bulkLog = pgTable(
  'bulk_log',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    dispatchId: bigint('dispatch_id', { mode: 'number' }).notNull(),
    uploadId: bigint('upload_id', { mode: 'number' }).notNull(),
    rowNumber: integer('row_number').notNull(),
    state: text().$type<RowLogState>().notNull().default('pending'),
    /** The public id of the request that was made. */
    transactionId: text('transaction_id'),
    /** Also the number of the lease: only its holder may say what became of the row. */
    tries: integer().notNull().default(0),
    leasedUntil: at('leased_until'),
    errorCode: text('error_code'),
    errorValues: jsonb('error_values').$type<Record<string, string | number>>(),
    createdAt: at('created_at'),
    sentAt: at('sent_at'),
  },
  (table) => [
    unique('bulk_log_row').on(table.dispatchId, table.rowNumber),
    /** A row is asked for once, whoever works and however often it was begun. */
    uniqueIndex('bulk_log_once')
      .on(table.uploadId, table.rowNumber)
      .where(sql`${table.state} in ('pending','creating','created','sent','send_failed')`),
    foreignKey({
      columns: [table.merchantId, table.dispatchId],
      foreignColumns: [bulkDispatch.merchantId, bulkDispatch.id],
      name: 'bulk_log_dispatch',
    }),
    foreignKey({
      columns: [table.merchantId, table.uploadId, table.rowNumber],
      foreignColumns: [bulkRow.merchantId, bulkRow.uploadId, bulkRow.number],
      name: 'bulk_log_of_row',
    }),
    index('bulk_log_state').on(table.dispatchId, table.state, table.rowNumber),
    check(
      'bulk_log_state_known',
      sql`${table.state} in ('pending','creating','created','sent','send_failed','failed','skipped_duplicate','canceled')`,
    ),
    check(
      'bulk_log_transaction',
      sql`(${table.state} in ('created','sent','send_failed')) = (${table.transactionId} is not null)`,
    ),
  ],
)
