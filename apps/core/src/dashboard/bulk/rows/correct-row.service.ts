import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import { plainText } from '../../../kernel/imports/cell-text.ts'
import { changedNotice } from '../bulk-news.ts'
import { findRowFacts, findTakenOrders } from '../facts.store.ts'
import { readRow } from './judge-row.ts'
import type { CellProblem, Cells, ReadRow, RowFacts } from './row.domain.ts'
import { asksAboutHidden } from './hidden-rows.service.ts'
import { countRows, findEchoes, findRow, findTwin, updateRow, type OfUpload, type Row } from './rows.store.ts'
import { lockUpload, updateUpload, type UploadRow } from '../uploads.store.ts'

export type CorrectRefusal = 'notFound' | 'notOffered'

type Correction = { upload: string; number: number; values: Cells; requestId: string }

/** Cells corrected in the browser: the row is judged as if it had come like this, and so are those it was alike. */
export async function correctRow(
  { db, clock }: { db: Db; clock: Clock },
  { merchantId, username, sessionId }: Staff,
  { upload: publicId, number, values, requestId }: Correction,
): Promise<Result<Row, CorrectRefusal>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const upload = await lockUpload(tx, { merchantId, publicId })
    const of = upload && { merchantId, uploadId: upload.id }
    const row = of && (await findRow(tx, of, number))
    if (!upload || !of || !row) return refused('notFound')
    if (!isOpen(upload, row)) return refused('notOffered')
    const facts = await findRowFacts(tx, merchantId, now)
    const echoes = await findEchoes(tx, of, number)
    await save(tx, { of, row: { ...row, cells: merged(row.cells, values) }, facts, isCorrected: true })
    for (const echo of echoes) await save(tx, { of, row: echo, facts, isCorrected: echo.isCorrected })
    await settleState(tx, upload)
    const audited = {
      merchantId,
      actor: username,
      action: 'bulk.corrected' as const,
      object: upload.fileName,
    }
    const detail = { upload: publicId, row: number, ...corrected(row.cells, values) }
    await recordAudit(tx, { ...audited, detail, requestId, sessionId }, now)
    await changedNotice(tx, { merchantId, upload: publicId, about: `row ${number} ${now.getTime()}` }, now)
    const saved = await findRow(tx, of, number)
    return saved ? accepted(saved) : refused('notFound')
  })
}

/** Also after the others were sent; what was sent itself stays as it is. */
export const isOpen = (
  upload: Pick<UploadRow, 'state' | 'hiddenRows' | 'takesHidden'>,
  row: Pick<Row, 'state'>,
): boolean => {
  if (asksAboutHidden(upload)) return false
  switch (upload.state) {
    case 'has_errors':
    case 'ready':
      return row.state !== 'taken'
    case 'dispatched':
      return row.state === 'wrong' || row.state === 'failed'
    case 'uploaded':
    case 'validating':
    case 'dispatching':
    case 'archived':
      return false
  }
}

type Saving = { of: OfUpload; row: Row; facts: RowFacts; isCorrected: boolean }

async function save(tx: Tx, { of, row, facts, isCorrected }: Saving): Promise<void> {
  const { wish: _, ...read } = readRow(row.cells, facts)
  const problems = [...read.problems, ...(await repeats(tx, of, { ...read, number: row.number }))]
  const { amount, currency, orderNo, likeness, channels } = read
  const wrong = row.state === 'failed' ? 'failed' : 'wrong'
  // A row that failed keeps the amount it was sent with until it is right again.
  const kept = wrong === 'failed' && problems.length > 0 ? {} : { amount, currency }
  await updateRow(
    tx,
    { ...of, number: row.number },
    {
      ...kept,
      cells: row.cells,
      orderNo,
      likeness,
      channels,
      problems,
      isCorrected,
      state: problems.length > 0 ? wrong : 'ready',
    },
  )
}

async function repeats(tx: Tx, of: OfUpload, row: ReadRow & { number: number }): Promise<CellProblem[]> {
  const { merchantId } = of
  const { orderNo, problems } = row
  if (orderNo !== null && (await findTakenOrders(tx, { merchantId, orderNos: [orderNo] })).size > 0)
    return [{ column: 'order_no', code: 'order.taken' }]
  if (orderNo === null && problems.length > 0) return []
  const twin = await findTwin(tx, of, row)
  if (twin === null) return []
  return [{ column: 'order_no', code: orderNo === null ? 'row.twice' : 'order.twice', values: { row: twin } }]
}

async function settleState(tx: Tx, upload: UploadRow): Promise<void> {
  if (upload.state === 'dispatched') return
  const { wrong } = await countRows(tx, { merchantId: upload.merchantId, uploadId: upload.id })
  await updateUpload(tx, upload, { state: wrong > 0 ? 'has_errors' : 'ready' })
}

/** The columns by their names, and what was asked for before and after: the others may say who somebody is. */
function corrected(cells: Cells, values: Cells) {
  const asked = ({ amount = '', currency_code = '' }: Cells) => ({ amount, currency_code })
  return {
    columns: Object.keys(values).toSorted(),
    before: asked(cells),
    after: asked(merged(cells, values)),
  }
}

function merged(cells: Cells, values: Cells): Cells {
  const all = Object.entries({ ...cells, ...values }).map(
    ([column, text]) => [column, text && plainText(text)] as const,
  )
  return Object.fromEntries(all.filter(([, text]) => text))
}
