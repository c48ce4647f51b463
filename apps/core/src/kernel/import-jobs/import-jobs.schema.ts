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
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import type { FileProblem } from '../imports/file-problem.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { staffUser } from '../people/people.schema.ts'
import type { Cells, CellProblem, JobPlugin, JobSays, JobState, RowOutcome } from './job.domain.ts'

/** A file of products that staff uploaded: what it would change, and what became of it. */
export const importJob = pgTable(
  'import_job',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    plugin: text().$type<JobPlugin>().notNull(),
    fileName: text('file_name').notNull(),
    /** In the data folder. */
    file: text().notNull(),
    fileFormat: text('file_format').$type<'csv' | 'xlsx'>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    userId: integer('user_id').notNull(),
    username: text().notNull(),
    state: text().$type<JobState>().notNull().default('uploaded'),
    /** Of the file, by our names; in the file's order. */
    columns: text().array().notNull().default([]),
    /** Heads that nobody knows: what stands below them is not read. */
    ignored: text().array().notNull().default([]),
    /** The sheet of a workbook that was read. */
    sheet: text(),
    rowsTotal: integer('rows_total'),
    rowsDone: integer('rows_done').notNull().default(0),
    /** Why nothing of the file could be read. */
    problem: jsonb().$type<FileProblem>(),
    /** Wrong rows are left out; else nothing is changed while one is wrong. */
    leavesWrongOut: boolean('leaves_wrong_out').notNull().default(false),
    /** Why the last step was not done. */
    says: jsonb().$type<JobSays>(),
    /** One more with everything that changes what would be applied. */
    revision: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    leasedUntil: at('leased_until'),
    createdAt: at('created_at').notNull(),
    checkedAt: at('checked_at'),
    appliedAt: at('applied_at'),
    appliedBy: text('applied_by'),
    undoneAt: at('undone_at'),
    undoneBy: text('undone_by'),
  },
  (table) => [
    unique('import_job_tenant').on(table.id, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
      name: 'import_job_user',
    }),
    index('import_job_newest').on(table.merchantId, table.plugin, table.id.desc()),
    index('import_job_due')
      .on(table.id)
      .where(sql`${table.state} in ('uploaded','checking','applying','undoing')`),
    check('import_job_plugin', sql`${table.plugin} in ('catalogue','food_ordering')`),
    check(
      'import_job_state',
      sql`${table.state} in ('uploaded','checking','rehearsed','refused','applying','applied','undoing','undone')`,
    ),
    check(
      'import_job_applied',
      sql`(${table.appliedAt} is null) = (${table.state} in ('uploaded','checking','rehearsed','refused','applying'))`,
    ),
  ],
)

/** One row of a file: what was typed, and what it would change. */
export const importRow = pgTable(
  'import_row',
  {
    merchantId: integer('merchant_id').notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    number: integer().notNull(),
    cells: jsonb().$type<Cells>().notNull(),
    /** Null: not judged yet. */
    outcome: text().$type<RowOutcome>(),
    /** What it is known again by. */
    sku: text().notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    nameAr: text('name_ar').notNull().default(''),
    picture: text(),
    /** Of what it changes, as it was when it was judged. */
    ref: text(),
    refRevision: integer('ref_revision'),
    /** By column, as a file would say it: what is other than it was. Of a new one everything. */
    before: jsonb().$type<Cells>().notNull().default({}),
    after: jsonb().$type<Cells>().notNull().default({}),
    problems: jsonb().$type<CellProblem[]>().notNull().default([]),
    /** Its price moves so far that a person looks at it first. */
    isSteep: boolean('is_steep').notNull().default(false),
    /** Corrected here after the file came. */
    isCorrected: boolean('is_corrected').notNull().default(false),
    isDropped: boolean('is_dropped').notNull().default(false),
    /** The revision that it left behind: another one shows that somebody was there since. */
    appliedRevision: integer('applied_revision'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.jobId, table.number] }),
    foreignKey({
      columns: [table.merchantId, table.jobId],
      foreignColumns: [importJob.merchantId, importJob.id],
      name: 'import_row_job',
    }),
    index('import_row_outcome').on(table.jobId, table.outcome, table.number),
    check('import_row_outcome_known', sql`${table.outcome} in ('create','change','same','wrong','dropped')`),
  ],
)
