import type { TransactionOrdering } from '@wasl/contracts/lists/transactions'
import type { Locale } from '@wasl/domain/locale'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import type { FileFormat } from '../../../kernel/reports/report.domain.ts'
import type { Progress } from '../../../kernel/reports/report-maker.ts'
import type { Db } from '../../../platform/db/db.ts'
import { csvText } from '../../../platform/csv/csv.ts'
import { workbookOf } from '../../../platform/xlsx/workbook.ts'
import type { Filters, Scope } from '../list/filters.domain.ts'
import { transactions } from '../list/transactions.list.ts'
import { kindOf } from './export-fields.ts'
import { cellTexts, csvLines, findIds, idsIn, type Wanted } from './export-rows.store.ts'
import { exportSetup } from './export-setup.service.ts'
import { exportWords } from './export-words.ts'

export type ExportWish = {
  scope: Scope
  filters: Filters
  ordering: TransactionOrdering
  /** Null: of all modules. */
  plugin: string | null
  fields: readonly string[]
  fileFormat: FileFormat
  language: Locale
}

/** Rows of one statement: short enough for the embedded database to serve others in between. */
const PAGE = 2_000

/** The file in pieces, as they are wanted; nothing but a page of it is in memory. */
export async function* writeExport(
  db: Db,
  wish: ExportWish,
  progress: Progress = async () => {},
): AsyncGenerator<Uint8Array> {
  const { scope, fields, language, plugin } = wish
  const { merchantId } = scope
  const { labels } = await exportSetup(db, { merchantId, plugin, language })
  const titles = fields.map((name) => labels.get(name)?.[language] ?? name)
  const timezone = (await findMerchant(db, merchantId))?.timezone ?? 'UTC'
  const wanted: Wanted = { merchantId, language, timezone, fields }
  switch (wish.fileFormat) {
    case 'csv':
      return yield* csv(db, { wish, wanted, titles, progress })
    case 'xls':
      return yield* workbookOf({
        name: exportWords('export.sheet', language),
        language,
        columns: fields.map((name, at) => ({ title: titles[at] ?? name, kind: kindOf(name) })),
        pages: pagesOf(db, wish, progress, (ids) => cellTexts(db, wanted, ids)),
      })
  }
}

type Csv = { wish: ExportWish; wanted: Wanted; titles: readonly string[]; progress: Progress }

/** Excel reads UTF-8 only behind its mark. */
const BYTE_ORDER_MARK = '\uFEFF'

async function* csv(db: Db, { wish, wanted, titles, progress }: Csv): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${BYTE_ORDER_MARK}${titles.map(csvText).join(',')}\r\n`)
  const pages = pagesOf(db, wish, progress, (ids) => csvLines(db, wanted, ids))
  for await (const lines of pages) yield Buffer.from(lines)
}

/** While one page goes to its reader, the next is made. */
async function* pagesOf<T>(
  db: Db,
  { scope, filters, ordering }: ExportWish,
  progress: Progress,
  read: (ids: readonly string[]) => Promise<T>,
): AsyncGenerator<T> {
  const { condition } = await transactions.findCondition(db, { scope, filters, ordering })
  const ids = await findIds(db, condition, ordering)
  const total = ids === '' ? 0 : countOf(ids)
  let done = 0
  await progress({ done, total })
  let ahead: { page: Promise<T>; rows: number } | null = null
  for (const page of idsIn(ids, PAGE)) {
    const next = { page: read(page), rows: page.length }
    // Whoever stops reading in between leaves a page nobody waits for.
    next.page.catch(() => {})
    if (ahead) {
      yield await ahead.page
      done += ahead.rows
      await progress({ done, total })
    }
    ahead = next
  }
  if (ahead) yield await ahead.page
  await progress({ done: total, total })
}

function countOf(ids: string): number {
  let count = 1
  for (let comma = ids.indexOf(','); comma !== -1; comma = ids.indexOf(',', comma + 1)) count += 1
  return count
}
