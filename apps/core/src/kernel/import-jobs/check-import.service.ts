import { importLimits } from '@wasl/domain/product-import'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import { fileRows, FileUnreadable, type FileRow } from '../imports/file-rows.ts'
import type { Heads } from '../imports/read-heads.ts'
import {
  allRows,
  insertTypedRows,
  updateLeased,
  writeJudged,
  type ImportRow,
  type JobRow,
} from './import-jobs.store.ts'
import { rehearse, type Cells, type JudgedRow } from './job.domain.ts'
import type { JobKind } from './job-kind.ts'

export type ImportDeps = { db: Db; clock: Clock; files: Files }

/** Reads the file, unless its rows are here already, and rehearses them against the shop of now. */
export async function checkImport(deps: ImportDeps, kind: JobKind, job: JobRow): Promise<void> {
  const of = { merchantId: job.merchantId, jobId: job.id }
  if (job.rowsTotal === null && !(await readFile(deps, kind, job))) return
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const done = { state: 'rehearsed', leasedUntil: null, checkedAt: now, tries: 0 } as const
    if (!(await updateLeased(tx, job, { ...done, revision: job.revision + 1 }))) return
    await judgeRows(tx, kind, { ...of, now })
  })
}

/** Of an import that has changed rows: those that mean something else now are written. */
export async function judgeRows(
  tx: Tx,
  kind: JobKind,
  { now, ...of }: { merchantId: number; jobId: number; now: Date },
): Promise<void> {
  const rows = await allRows(tx, of)
  const judged = await rehearsed(tx, kind, { merchantId: of.merchantId, rows, now })
  await writeJudged(
    tx,
    of,
    judged.filter((row, at) => isOther(row, rows[at])),
  )
}

/** What rows mean now. */
export async function rehearsed(
  db: Db | Tx,
  kind: JobKind,
  { merchantId, rows, now }: { merchantId: number; rows: readonly ImportRow[]; now: Date },
): Promise<JudgedRow[]> {
  const cells = rows.map((row) => row.cells)
  const skus = [...new Set(cells.flatMap(({ sku }) => sku?.trim() || []))]
  const known = await kind.known(db, { merchantId, skus, now })
  const judge = await kind.reader(db, { merchantId, rows: cells })
  return rehearse(rows, known, judge)
}

const isOther = (judged: JudgedRow, row: ImportRow | undefined): boolean =>
  !row ||
  judged.outcome !== row.outcome ||
  judged.refRevision !== row.refRevision ||
  judged.sku !== row.sku ||
  judged.isSteep !== row.isSteep ||
  JSON.stringify([judged.before, judged.after, judged.problems]) !==
    JSON.stringify([row.before, row.after, row.problems])

/** False where nothing of it can be read, which is said then, or where another has taken over. */
async function readFile(deps: ImportDeps, kind: JobKind, job: JobRow): Promise<boolean> {
  const of = { merchantId: job.merchantId, jobId: job.id }
  try {
    const { heads, sheet, rows } = await typedRows(deps.files, kind, job)
    return await inTransaction(deps.db, async (tx) => {
      const read = { columns: heads.columns, ignored: heads.ignored, sheet, rowsTotal: rows.length }
      if (!(await updateLeased(tx, job, { ...read, rowsDone: rows.length }))) return false
      await insertTypedRows(tx, of, rows)
      return true
    })
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error
    await inTransaction(deps.db, (tx) =>
      updateLeased(tx, job, {
        state: 'refused',
        problem: error.problem,
        leasedUntil: null,
        checkedAt: deps.clock.now(),
      }),
    )
    return false
  }
}

type Typed = { heads: Heads<string>; sheet: string | null; rows: { number: number; cells: Cells }[] }

async function typedRows(files: Files, kind: JobKind, job: JobRow): Promise<Typed> {
  const file = await files.generated.open(job.file)
  if (!file) throw new FileUnreadable({ code: 'file.unreadable' })
  const bytes = new Uint8Array(await new Response(file.content).arrayBuffer())
  const found = fileRows(bytes, job.fileFormat, importLimits.rows)
  const { heads, sheet } = await headsOf(found, kind)
  const rows: { number: number; cells: Cells }[] = []
  for await (const { number, cells } of found) rows.push({ number, cells: cellsOf(cells, heads) })
  if (rows.length === 0) throw new FileUnreadable({ code: 'file.noRows' })
  return { heads, sheet, rows }
}

/** A hidden row above the heads, a title say, is none of the list. */
async function headsOf(rows: AsyncGenerator<FileRow>, kind: JobKind) {
  for (;;) {
    // Each row is where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const { value: row, done } = await rows.next()
    if (done) throw new FileUnreadable({ code: 'file.empty' })
    const heads = kind.readHeads(row.cells)
    if (heads.ok) return { heads: heads.value, sheet: row.sheet }
    if (!row.isHidden) throw new FileUnreadable(heads.error)
  }
}

/** A workbook may name half a sign; the database keeps none. */
const cellsOf = (typed: readonly string[], { places }: Heads<string>): Cells =>
  Object.fromEntries(
    places.flatMap((column, at) => {
      const text = typed[at]
      return column !== null && text ? [[column, text.toWellFormed()]] : []
    }),
  )
