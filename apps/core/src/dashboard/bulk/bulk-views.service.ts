import { uploadList } from '@wasl/contracts/lists/bulk'
import type { CoreFilters } from '@wasl/contracts/lists/query'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../kernel/lists/page.domain.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Tally } from './bulk-on-wire.ts'
import { listDispatches, type DispatchRow } from './dispatch/dispatches.store.ts'
import { findEarlier } from './earlier.store.ts'
import { askedOf, countLogs, listLogs, noLogs, paidOf, type LogCounts, type LogShow } from './logs.store.ts'
import { countRows, listRows, problemGroups, totalsOf, type RowShow } from './rows/rows.store.ts'
import { tallyUploads } from './tally.store.ts'
import { uploads } from './uploads.list.ts'
import { findUploads, type UploadRow } from './uploads.store.ts'

type Paging = { page: number; pageSize: number }

type Asked = CoreFilters<typeof uploadList> & Numbered

export async function uploadPage(db: Db, merchantId: number, { query, now }: { query: Asked; now: Date }) {
  const filters = readAsked(uploadList, query)
  const page = numberedPage(uploadList, { page_size: 10, ...query })
  const hasArchived = filters.state !== null
  const [{ archived }, { ids, count }] = await Promise.all([
    uploads.countBy(db, { scope: { merchantId, hasArchived: true }, filters }, 'state'),
    uploads.readPage(db, { scope: { merchantId, hasArchived }, filters, page }),
  ])
  const [found, tallies] = await Promise.all([
    findUploads(db, { merchantId, ids }),
    tallyUploads(db, merchantId, [...ids]),
  ])
  const rows = inOrder(ids, found).map((row) => ({ row, tally: tallyOf(tallies, row.id) }))
  return { count, archived, rows, asOf: asOfPage(page, now) }
}

const tallyOf = (tallies: ReadonlyMap<number, Tally>, id: number): Tally =>
  tallies.get(id) ?? { wrong: 0, imported: 0, isStopped: false }

export async function tallyOne(db: Db, { merchantId, id }: UploadRow): Promise<Tally> {
  return tallyOf(await tallyUploads(db, merchantId, [id]), id)
}

export async function uploadFacts(db: Db, upload: UploadRow, now: Date) {
  const of = { merchantId: upload.merchantId, uploadId: upload.id }
  const [tally, counts, totals, problems, dispatches, earlier] = await Promise.all([
    tallyOne(db, upload),
    countRows(db, of),
    totalsOf(db, of, ['ready', 'taken']),
    problemGroups(db, of),
    dispatchesOf(db, upload),
    findEarlier(db, upload, now),
  ])
  return { tally, counts, totals, problems, dispatches, earlier }
}

export async function dispatchesOf(
  db: Db,
  { merchantId, id: uploadId }: UploadRow,
): Promise<{ row: DispatchRow; counts: LogCounts }[]> {
  const rows = await listDispatches(db, { merchantId, uploadId })
  const counts = await countLogs(
    db,
    merchantId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ row, counts: counts.get(row.id) ?? noLogs() }))
}

export async function rowPage(
  db: Db,
  upload: UploadRow,
  { show, page, pageSize }: Paging & { show: RowShow },
) {
  const of = { merchantId: upload.merchantId, uploadId: upload.id }
  const [counts, rows] = await Promise.all([
    countRows(db, of),
    listRows(db, of, { show, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const { wrong, ready, taken, failed, corrected } = counts
  const count = {
    open: wrong,
    corrected,
    failed,
    ready,
    looked: wrong + corrected + failed,
    all: wrong + ready + taken + failed,
  }[show]
  return { rows, count }
}

export async function dispatchFacts(db: Db, dispatch: DispatchRow) {
  const { merchantId, id: dispatchId, uploadId } = dispatch
  const of = { merchantId, dispatchId }
  const [counts, asked, paid, rows] = await Promise.all([
    countLogs(db, merchantId, [dispatchId]),
    askedOf(db, of),
    paidOf(db, of),
    countRows(db, { merchantId, uploadId }),
  ])
  return { counts: counts.get(dispatchId) ?? noLogs(), asked, paid, canRetry: rows.failed + rows.ready }
}

export const logPage = (
  db: Db,
  { merchantId, id: dispatchId }: DispatchRow,
  { show, page, pageSize }: Paging & { show: LogShow },
) => listLogs(db, { merchantId, dispatchId }, { show, limit: pageSize, offset: (page - 1) * pageSize })
