import { transactionList } from '@wasl/contracts/lists/transactions'
import type { ExportQuery } from '@wasl/contracts/core/dashboard/transactions/export.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import { dayIn } from '@wasl/domain/wall-clock'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import { askForReport, type AskRefusal } from '../../../kernel/reports/ask-for-report.service.ts'
import type { ReportMaker } from '../../../kernel/reports/report-maker.ts'
import type { ReportRow } from '../../../kernel/reports/reports.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { filtersOf } from '../list/filters.domain.ts'
import { transactions } from '../list/transactions.list.ts'
import { pluginsOf } from '../list/module.ts'
import { exportSetup } from './export-setup.service.ts'
import { writeExport, type ExportWish } from './write-export.service.ts'

/** Which list is exported; `plugin: null` is the one of all modules. */
export type ExportedList = { plugin: string | null; isDeleted: boolean }

export type ExportRefusal =
  | AskRefusal
  | { kind: 'mayNotFilter' }
  | { kind: 'fieldsMissing' }
  | { kind: 'unknownField'; name: string }

type Asked = { list: ExportedList; query: ExportQuery; language: Locale; requestId: string }
/** The same press again is the same report. */
type Pressed = Asked & { idempotencyKey: string | null }

/** A report of what the list shows with this query. Answers its id. */
export async function askForExport(
  deps: { db: Db; clock: Clock },
  staff: Staff,
  { list, query, language, idempotencyKey, requestId }: Pressed,
): Promise<Result<string, ExportRefusal>> {
  const wish = await readWish(deps.db, staff, { list, query, language })
  if (!wish.ok) return wish
  const { fields, fileFormat } = wish.value
  return askForReport(deps, staff, {
    report: {
      source: list.isDeleted ? 'deleted_transactions' : 'transactions',
      plugin: list.plugin,
      fileFormat,
      language: wish.value.language,
      fields: [...fields],
      query: {
        ...filtersOnly(query),
        ...(list.plugin === null && { plugin: shownPlugins(wish.value).join(',') }),
      },
    },
    idempotencyKey,
    requestId,
  })
}

/** The same as a stream, of which nothing is kept (S2 §7's direct link) but that it was taken, by whom and of what. */
export async function streamExport(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  asked: Asked,
): Promise<Result<{ pieces: AsyncIterable<Uint8Array>; wish: ExportWish; day: string }, ExportRefusal>> {
  const wish = await readWish(db, staff, asked)
  if (!wish.ok) return wish
  const { list, query, requestId } = asked
  const source = list.isDeleted ? 'deleted_transactions' : 'transactions'
  const entry = {
    merchantId: staff.merchantId,
    actor: staff.username,
    action: 'report.streamed' as const,
    object: `${source}:${list.plugin ?? 'all'}`,
    detail: { source, plugin: list.plugin, format: wish.value.fileFormat, query: filtersOnly(query) },
    requestId,
    sessionId: staff.sessionId,
  }
  await inTransaction(db, (tx) => recordAudit(tx, entry, clock.now()))
  const timezone = (await findMerchant(db, staff.merchantId))?.timezone ?? 'UTC'
  return accepted({
    pieces: writeExport(db, wish.value),
    wish: wish.value,
    day: dayIn(timezone, clock.now()),
  })
}

/** How reports of transactions are made, later and by whoever has time. */
export const exportMakers = (db: Db): ReportMaker[] =>
  (['transactions', 'deleted_transactions'] as const).map((source) => ({
    source,
    pieces: (report, progress) => writeExport(db, wishOf(report), progress),
  }))

async function readWish(
  db: Db,
  staff: Staff,
  { list, query, language }: Omit<Asked, 'requestId'>,
): Promise<Result<ExportWish, ExportRefusal>> {
  const { merchantId } = staff
  const filters = filtersOf(query)
  if (transactions.isFiltered(filters) && !may(staff, 'search_paymenttransaction'))
    return refused({ kind: 'mayNotFilter' })
  const setup = await exportSetup(db, { merchantId, plugin: list.plugin, language })
  const selected = (query.fields ?? '').split(',').filter((name) => name !== '')
  const fields = query.export_type === 'selected' ? [...new Set(selected)] : setup.defaults
  if (fields.length === 0) return refused({ kind: 'fieldsMissing' })
  const unknown = fields.find((name) => !setup.labels.has(name))
  if (unknown !== undefined) return refused({ kind: 'unknownField', name: unknown })
  const plugins = list.plugin === null ? pluginsOf(staff) : [list.plugin]
  return accepted({
    scope: { merchantId, plugins, isDeleted: list.isDeleted },
    filters,
    ordering: query.ordering ?? transactionList.ordering,
    plugin: list.plugin,
    fields,
    fileFormat: query.file_format ?? 'csv',
    language: query.language ?? language,
  })
}

/** The list of all modules is of those this user may see, now and when the file is made. */
const shownPlugins = ({ scope, filters }: ExportWish): readonly string[] =>
  filters.plugin.length === 0
    ? scope.plugins
    : scope.plugins.filter((plugin) => filters.plugin.includes(plugin))

/** How the file shall be, and what is accepted everywhere: no part of what the list was asked for. */
const noFilters = new Set(['file_format', 'export_type', 'language', 'fields', 'direct', 'json', 'format'])

const filtersOnly = (query: ExportQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !noFilters.has(entry[0]),
    ),
  )

function wishOf(report: ReportRow): ExportWish {
  const { merchantId, source, plugin, fields, fileFormat, language, query } = report
  // Written by `askForExport` from a checked query.
  const asked = query as ExportQuery
  const plugins = plugin === null ? (asked.plugin ?? '').split(',') : [plugin]
  return {
    scope: { merchantId, plugins, isDeleted: source === 'deleted_transactions' },
    filters: filtersOf(asked),
    ordering: asked.ordering ?? transactionList.ordering,
    plugin,
    fields,
    fileFormat,
    language,
  }
}
