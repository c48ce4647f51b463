import type { BulkColumn } from '@wasl/domain/bulk'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { Log } from '../../../platform/log/log.ts'
import { changedNotice } from '../bulk-news.ts'
import { countAlike } from '../earlier.store.ts'
import { findRowFacts, findTakenOrders } from '../facts.store.ts'
import { fileRows, FileUnreadable, type FileRow } from '../../../kernel/imports/file-rows.ts'
import type { Heads } from '../../../kernel/imports/read-heads.ts'
import { readHeads } from './heads.domain.ts'
import { readRow } from './judge-row.ts'
import { seenRows, type SeenRows } from './seen-rows.ts'
import type { Cells, RowFacts } from './row.domain.ts'
import type { FileProblem } from '../../../kernel/imports/file-problem.ts'
import { countRows, deleteRows, insertRows, type JudgedRow } from './rows.store.ts'
import { leaseUpload, updateLeased, type UploadRow } from '../uploads.store.ts'

export type CheckDeps = { db: Db; clock: Clock; files: Files; log: Pick<Log, 'warn'> }

/** Longer than any page takes; renewed with each of them. */
const leaseMs = 60_000
const pageRows = 2_000
const mostTries = 3

class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Checks every file that waits, one after the other. A checker that is killed leaves a lease; the next one begins anew. */
export async function checkDueUploads(deps: CheckDeps, stopping?: AbortSignal): Promise<number> {
  for (let checked = 0; ; checked += 1) {
    if (stopping?.aborted) return checked
    const now = deps.clock.now()
    const leased = await inTransaction(deps.db, (tx) => leaseUpload(tx, { now, until: later(now, leaseMs) }))
    if (!leased) return checked
    await checkUpload(deps, leased)
  }
}

async function checkUpload(deps: CheckDeps, upload: UploadRow): Promise<void> {
  try {
    if (upload.tries > mostTries) throw new FileUnreadable({ code: 'file.unreadable' })
    await check(deps, upload)
  } catch (error) {
    if (error instanceof LeaseLost) return
    if (!(error instanceof FileUnreadable)) {
      // Its lease runs out, and it is begun again.
      deps.log.warn({ err: error, upload: upload.publicId, tries: upload.tries }, 'a file was not checked')
      return
    }
    await refuseFile(deps, upload, error.problem)
  }
}

async function check(deps: CheckDeps, upload: UploadRow): Promise<void> {
  const { db, clock, files } = deps
  const { merchantId, id: uploadId } = upload
  const facts = await findRowFacts(db, merchantId, clock.now())
  await inTransaction(db, (tx) => deleteRows(tx, { merchantId, uploadId }))
  const bytes = await wholeFile(files, upload.file)
  const rows = fileRows(bytes, upload.fileFormat)
  const { heads, sheet } = await headsOf(rows)
  const hidden = { rows: 0, isTaken: upload.takesHidden === true }
  const seen = seenRows()
  const alike = new Map<number, number>()
  let done = 0
  for await (const page of pagesOf(rows, { heads, hidden })) {
    const judged = await judgedPage(db, { merchantId, page, facts, seen })
    done += judged.length
    const likenesses = judged.filter(isWithoutNumber).map(({ likeness }) => likeness)
    for (const one of await countAlike(db, { merchantId, uploadId }, { likenesses, now: clock.now() }))
      alike.set(one.upload, (alike.get(one.upload) ?? 0) + one.rows)
    await inTransaction(db, async (tx) => {
      const renewed = { rowsDone: done, leasedUntil: later(clock.now(), leaseMs) }
      if (!(await updateLeased(tx, upload, renewed))) throw new LeaseLost()
      await insertRows(tx, { merchantId, uploadId }, judged)
      await changedNotice(
        tx,
        { merchantId, upload: upload.publicId, about: `rows ${upload.tries} ${done}` },
        clock.now(),
      )
    })
  }
  if (done + hidden.rows === 0) throw new FileUnreadable({ code: 'file.noRows' })
  await finish(deps, upload, { heads, sheet, hiddenRows: hidden.rows, done, alike })
}

type Checked = {
  heads: Heads<BulkColumn>
  sheet: string | null
  hiddenRows: number
  done: number
  alike: ReadonlyMap<number, number>
}

async function finish(
  { db, clock }: CheckDeps,
  upload: UploadRow,
  { heads: { columns, ignored }, sheet, hiddenRows, done, alike }: Checked,
): Promise<void> {
  const { merchantId, id: uploadId, publicId, tries } = upload
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const { wrong } = await countRows(tx, { merchantId, uploadId })
    const state = wrong > 0 ? 'has_errors' : 'ready'
    const change = {
      state,
      columns,
      ignored,
      sheet,
      hiddenRows,
      rowsTotal: done,
      alike: [...alike].map(([other, rows]) => ({ upload: other, rows })),
      problem: null,
      leasedUntil: null,
      checkedAt: now,
    } as const
    if (await updateLeased(tx, upload, change))
      await changedNotice(tx, { merchantId, upload: publicId, about: `checked ${tries}` }, now)
  })
}

async function refuseFile({ db, clock }: CheckDeps, upload: UploadRow, problem: FileProblem): Promise<void> {
  const { merchantId, id: uploadId, publicId, tries } = upload
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const change = {
      state: 'has_errors',
      problem,
      rowsTotal: 0,
      rowsDone: 0,
      leasedUntil: null,
      checkedAt: now,
    } as const
    if (!(await updateLeased(tx, upload, change))) return
    await deleteRows(tx, { merchantId, uploadId })
    await changedNotice(tx, { merchantId, upload: publicId, about: `checked ${tries}` }, now)
  })
}

/** A hidden row above the heads, a title say, is none of the list. */
async function headsOf(
  rows: AsyncGenerator<FileRow>,
): Promise<{ heads: Heads<BulkColumn>; sheet: string | null }> {
  for (;;) {
    // Each row is where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const { value: row, done } = await rows.next()
    if (done) throw new FileUnreadable({ code: 'file.empty' })
    const heads = readHeads(row.cells)
    if (heads.ok) return { heads: heads.value, sheet: row.sheet }
    if (!row.isHidden) throw new FileUnreadable(heads.error)
  }
}

/** What is sent as it is, and is told apart by nothing but what it asks for. */
const isWithoutNumber = ({ orderNo, problems }: JudgedRow) => orderNo === null && problems.length === 0

type KnownRow = { number: number; cells: Cells }
type Judging = { merchantId: number; page: KnownRow[]; facts: RowFacts; seen: SeenRows }

async function judgedPage(db: Db, { merchantId, page, facts, seen }: Judging): Promise<JudgedRow[]> {
  const judged = page.map(({ number, cells }) => {
    const { wish: _, ...read } = readRow(cells, facts)
    return { number, cells, ...read }
  })
  const orderNos = judged.flatMap(({ orderNo }) => (orderNo === null ? [] : [orderNo]))
  const taken = await findTakenOrders(db, { merchantId, orderNos })
  for (const row of judged) {
    if (row.orderNo !== null && taken.has(row.orderNo))
      row.problems.push({ column: 'order_no', code: 'order.taken' })
    const twin = seen.twinOf(row)
    if (twin !== null)
      row.problems.push({
        column: 'order_no',
        code: row.orderNo === null ? 'row.twice' : 'order.twice',
        values: { row: twin },
      })
  }
  return judged
}

function cellsOf(typed: readonly string[], { places }: Heads<BulkColumn>): Cells {
  const cells: Cells = {}
  places.forEach((column, at) => {
    const text = typed[at]
    // A workbook may name half a sign, and the cut may leave one; the database keeps none.
    if (column !== null && text) cells[column] = text.slice(0, 2_000).toWellFormed()
  })
  return cells
}

type Reading = { heads: Heads<BulkColumn>; hidden: { rows: number; isTaken: boolean } }

/** Of a row nothing is kept but what stands below a head that is known; of a hidden one nothing before it is taken. */
async function* pagesOf(
  rows: AsyncGenerator<FileRow>,
  { heads, hidden }: Reading,
): AsyncGenerator<KnownRow[]> {
  let page: KnownRow[] = []
  for await (const { number, cells, isHidden } of rows) {
    if (isHidden) hidden.rows += 1
    if (isHidden && !hidden.isTaken) continue
    page.push({ number, cells: cellsOf(cells, heads) })
    if (page.length < pageRows) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

async function wholeFile(files: Files, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await files.generated.open(name)
  if (!file) throw new FileUnreadable({ code: 'file.unreadable' })
  return new Uint8Array(await new Response(file.content).arrayBuffer())
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
