import type { BulkColumn } from '@wasl/domain/bulk'
import { bulkColumns } from '@wasl/domain/bulk'
import type { Locale } from '@wasl/domain/locale'
import type { Db } from '../../platform/db/db.ts'
import { logOnWire } from './bulk-on-wire.ts'
import { problemWords, words, type Says } from './bulk-words.ts'
import { csvFile, csvLine } from '../../platform/csv/csv.ts'
import type { DispatchRow } from './dispatch/dispatches.store.ts'
import { headOf } from './rows/heads.domain.ts'
import { logs } from './logs.list.ts'
import { findLogs } from './logs.store.ts'
import { uploadRows } from './rows/rows.list.ts'
import { findRows } from './rows/rows.store.ts'
import type { UploadRow } from './uploads.store.ts'

type Reading = { language: Locale; says: Says }
const pageRows = 1_000

/** Rows that are not sent, with what is wrong in words. Its two extra columns are not read when it comes back. */
export const errorFile = (db: Db, upload: UploadRow, reading: Reading) =>
  csvFile(errorLines(db, upload, reading))

async function* errorLines(db: Db, upload: UploadRow, { language, says }: Reading): AsyncGenerator<string> {
  const columns: readonly BulkColumn[] = upload.columns.length > 0 ? columnsOf(upload) : bulkColumns
  const heads = columns.map((column) => headOf(column, language))
  yield csvLine([...heads, words('heads.row', language), words('heads.problem', language)])
  const scope = { merchantId: upload.merchantId, uploadId: upload.id }
  for (const show of ['open', 'failed'] as const) {
    for await (const numbers of uploadRows.walk(db, { scope, filters: { show, q: null } }, pageRows)) {
      for (const { cells, number, problems } of await findRows(db, { ...scope, numbers })) {
        const said = problems.map((problem) => {
          const { text, hint } = problemWords(problem, says)
          return `${headOf(problem.column, language)}: ${text}. ${hint}`
        })
        yield csvLine([...columns.map((column) => cells[column]), number, said.join(' | ')])
      }
    }
  }
}

const columnsOf = ({ columns }: UploadRow): BulkColumn[] =>
  bulkColumns.filter((column) => columns.includes(column))

export const logFile = (db: Db, dispatch: DispatchRow, reading: Reading) =>
  csvFile(logLines(db, dispatch, reading))

const logHeads = [
  'row',
  'customer',
  'email',
  'phone',
  'amount',
  'currency',
  'channel',
  'status',
  'error',
  'request',
  'sent',
  'opened',
  'paid',
] as const

async function* logLines(db: Db, dispatch: DispatchRow, { language, says }: Reading): AsyncGenerator<string> {
  yield csvLine(logHeads.map((head) => words(`heads.${head}`, language)))
  const scope = { merchantId: dispatch.merchantId, dispatchId: dispatch.id }
  for await (const rowNumbers of logs.walk(db, { scope, filters: { show: null, q: null } }, pageRows)) {
    for (const line of await findLogs(db, { ...scope, rowNumbers })) {
      const log = logOnWire(line, says)
      yield csvLine([
        log.row,
        log.customer,
        log.email,
        log.phone,
        log.amount,
        log.currency_code,
        log.channels.join(' '),
        words(`log.${log.state}`, language),
        log.error,
        log.transaction_id,
        log.sent_at,
        log.opened_at,
        log.paid_at,
      ])
    }
  }
}
