import { bulkLogList, uploadList, uploadRowList } from '@wasl/contracts/lists/bulk'
import type { ListDescriptor } from '@wasl/contracts/lists/list'
import type { CoreFilters } from '@wasl/contracts/lists/query'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../kernel/lists/page.domain.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Tally } from './bulk-on-wire.ts'
import { listDispatches, type DispatchRow } from './dispatch/dispatches.store.ts'
import { findEarlier } from './earlier.store.ts'
import { logs } from './logs.list.ts'
import { askedOf, countLogs, findLogs, noLogs, paidOf, type LogCounts } from './logs.store.ts'
import { uploadRows } from './rows/rows.list.ts'
import { countRows, findRows, problemGroups, totalsOf } from './rows/rows.store.ts'
import { tallyUploads } from './tally.store.ts'
import { uploads } from './uploads.list.ts'
import { findUploads, type UploadRow } from './uploads.store.ts'

type Asked<List extends ListDescriptor> = CoreFilters<List> & Numbered

export async function uploadPage(
  db: Db,
  merchantId: number,
  { query, now }: { query: Asked<typeof uploadList>; now: Date },
) {
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

/** Without a choice, the rows to look at. */
export async function rowPage(
  db: Db,
  { merchantId, id: uploadId }: UploadRow,
  { show = 'looked', ...query }: Asked<typeof uploadRowList>,
) {
  const scope = { merchantId, uploadId }
  const page = numberedPage(uploadRowList, { page_size: 10, ...query })
  const { ids, count } = await uploadRows.readPage(db, { scope, filters: { show, q: null }, page })
  return { rows: await findRows(db, { ...scope, numbers: ids }), count }
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

export async function logPage(
  db: Db,
  { merchantId, id: dispatchId }: DispatchRow,
  query: Asked<typeof bulkLogList>,
) {
  const scope = { merchantId, dispatchId }
  const page = numberedPage(bulkLogList, { page_size: 10, ...query })
  const { ids } = await logs.readPart(db, { scope, filters: readAsked(bulkLogList, query), page })
  return findLogs(db, { ...scope, rowNumbers: ids })
}
