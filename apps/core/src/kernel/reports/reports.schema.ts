import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { staffUser } from '../people/people.schema.ts'
import type { FileFormat, ReportSource, ReportState } from './report.domain.ts'

/** A file somebody asked for: what shall be in it, how far it is, and how long it is kept. */
export const report = pgTable(
  'report',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    source: text().$type<ReportSource>().notNull(),
    /** Null: of all plugins. */
    plugin: text(),
    userId: integer('user_id').notNull(),
    username: text().notNull(),
    fileFormat: text('file_format').$type<FileFormat>().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    fields: text().array().notNull(),
    /** Filters and sort as they were asked for, in the list's own words. */
    query: jsonb().$type<Record<string, string>>().notNull(),
    /** Of the press that asked for it and what it asked for; null where none was told. */
    pressKey: text('press_key'),
    state: text().$type<ReportState>().notNull().default('queued'),
    /** How many rows it will have, once they were counted. */
    rowsTotal: integer('rows_total'),
    rowsDone: integer('rows_done').notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    /** Of the file in the data folder; each try writes its own. */
    file: text(),
    problem: text(),
    tries: integer().notNull().default(0),
    /** When the queue was last told. */
    queuedAt: at('queued_at'),
    leasedUntil: at('leased_until'),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [
    unique('report_tenant').on(table.id, table.merchantId),
    unique('report_once').on(table.userId, table.pressKey, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
      name: 'report_user',
    }),
    index('report_newest').on(table.merchantId, table.createdAt.desc(), table.id.desc()),
    index('report_preparing')
      .on(table.queuedAt)
      .where(sql`${table.state} in ('queued','preparing')`),
    index('report_expiring')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'ready'`),
    check(
      'report_state',
      sql`${table.state} in ('queued','preparing','ready','failed','canceled','expired')`,
    ),
    check('report_format', sql`${table.fileFormat} in ('csv','xls')`),
    check(
      'report_ready',
      sql`${table.state} <> 'ready' or (${table.file} is not null and ${table.bytes} is not null and ${table.expiresAt} is not null)`,
    ),
  ],
)

/** A word that opens one report's file for an hour, for the user who asked for it. Only its hash is kept. */
export const reportLink = pgTable(
  'report_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchantId: integer('merchant_id').notNull(),
    reportId: bigint('report_id', { mode: 'number' }).notNull(),
    userId: integer('user_id').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.merchantId, table.reportId],
      foreignColumns: [report.merchantId, report.id],
      name: 'report_link_report',
    }),
  ],
)
