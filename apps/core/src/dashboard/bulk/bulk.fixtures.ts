import { uploadRowList } from '@wasl/contracts/lists/bulk'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { isDue } from '@wasl/tests/support/is-due'
import { silentLog } from '@wasl/tests/support/silent-log'
import { staffWith } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { merchant } from '../../kernel/merchants/merchants.schema.ts'
import { numberedPage } from '../../kernel/lists/page.domain.ts'
import { messageWriter } from '../../kernel/messages/write-messages.service.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Duty } from '../../platform/jobs/duties.ts'
import { openFiles } from '../../platform/files/files.ts'
import { bulkDuties, bulkJobs } from './bulk.jobs.ts'
import { correctRow } from './rows/correct-row.service.ts'
import { keepUpload } from './keep-upload.service.ts'
import { moveDispatch } from './dispatch/move-dispatch.service.ts'
import type { Cells } from './rows/row.domain.ts'
import type { RowMaker } from './rows/row-maker.ts'
import { uploadRows } from './rows/rows.list.ts'
import { findRows } from './rows/rows.store.ts'
import { startDispatch, type StartWish } from './dispatch/start-dispatch.service.ts'
import { findUpload } from './uploads.store.ts'

type Wish = { folder: string; makerOf: (deps: Awaited<ReturnType<typeof openLedger>>) => RowMaker }

/** A merchant who sends files of requests, with one user who does it. */
export async function bulkScene(own: Db, { folder, makerOf }: Wish) {
  const scene = await openLedger(own)
  const { db, clock, merchantId } = scene
  await db
    .update(merchant)
    .set({ plugins: ['payment_request', 'bulk'] })
    .where(sql`id = ${merchantId}`)
  const staff = await staffWith(
    { db, now: clock.now },
    { merchantId, permissions: ['bulk.upload', 'bulk.dispatch'], sections: ['bulk'] },
  )
  const files = openFiles(folder)
  const deps = {
    db,
    clock,
    files,
    log: silentLog,
    publicUrl: 'https://pay.example',
    maker: makerOf(scene),
    keptIsSent: true,
  }
  const { check, send, settle } = bulkDuties(bulkJobs(deps))
  const inService = (duty: Duty) => async () => {
    if (await isDue(db, clock, duty)) await duty.round()
  }
  const jobs = { check: inService(check), send: inService(send), settle: inService(settle) }
  const consumers = [messageWriter({ db, publicUrl: deps.publicUrl, carries: () => false })]

  const keep = (content: string | Uint8Array, name = 'members.csv') =>
    keepUpload(deps, staff, {
      name,
      content: (async function* () {
        yield typeof content === 'string' ? new TextEncoder().encode(content) : content
      })(),
      requestId: 'test',
    })
  const uploaded = async (content: string | Uint8Array, name?: string): Promise<string> => {
    const kept = await keep(content, name)
    if (!kept.ok) throw new Error(kept.error)
    await jobs.check()
    return kept.value.publicId
  }
  const upload = async (publicId: string) => {
    const found = await findUpload(db, { merchantId, publicId })
    if (!found) throw new Error('no upload')
    return found
  }
  const rows = async (publicId: string) => {
    const { id: uploadId } = await upload(publicId)
    const scope = { merchantId, uploadId }
    const page = numberedPage(uploadRowList, { page_size: 100 })
    const { ids } = await uploadRows.readPart(db, { scope, filters: { show: null, q: null }, page })
    return findRows(db, { ...scope, numbers: ids })
  }
  const start = (publicId: string, wish: Partial<StartWish> & { rowsSeen: number }) =>
    startDispatch(deps, staff, {
      upload: publicId,
      startsAt: null,
      ratePerMinute: null,
      withFailed: false,
      revisionSeen: null,
      idempotencyKey: crypto.randomUUID(),
      requestId: 'test',
      ...wish,
    })
  const started = async (publicId: string, wish: Partial<StartWish> & { rowsSeen: number }) => {
    const begun = await start(publicId, wish)
    if (!begun.ok) throw new Error(begun.error)
    return begun.value
  }
  const move = (publicId: string, dispatch: string, action: 'pause' | 'resume' | 'cancel') =>
    moveDispatch(deps, staff, { upload: publicId, dispatch, action, requestId: 'test' })
  const correct = (publicId: string, number: number, values: Cells) =>
    correctRow(deps, staff, { upload: publicId, number, values, requestId: 'test' })
  const logs = async () =>
    (
      await db.execute<{ row: number; state: string; error: string | null }>(
        sql`select row_number as row, state, error_code as error from bulk_log
            where merchant_id = ${merchantId} order by dispatch_id, row_number`,
      )
    ).rows
  const dispatchState = async (publicId: string) =>
    (await db.execute<{ state: string }>(sql`select state from bulk_dispatch where public_id = ${publicId}`))
      .rows[0]?.state
  const requests = async () =>
    (
      await db.execute<{ order_no: string | null; amount: number; bulk_id: string; initiator: string }>(
        sql`select order_no, amount::int, bulk_id, initiator from payment_transaction
            where merchant_id = ${merchantId} and plugin = 'bulk' order by id`,
      )
    ).rows
  /** Messages are written as news is heard. */
  const hear = () => scene.ledger.runJanitorOnce(consumers)
  /** … and then rows know of them. */
  const tell = async () => {
    await hear()
    await jobs.settle()
  }
  return {
    ...scene,
    staff,
    deps,
    jobs,
    keep,
    uploaded,
    upload,
    rows,
    start,
    started,
    move,
    correct,
    logs,
    dispatchState,
    requests,
    hear,
    tell,
    files,
  }
}

/** Heads and one row for each number. */
export const csvOf = (rows: readonly (readonly (string | number)[])[], heads = plainHeads): string =>
  [heads.join(','), ...rows.map((row) => row.join(','))].join('\r\n')

export const plainHeads = ['amount', 'currency_code', 'customer_email', 'order_no']

export const plainRows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => {
    const n = from + at
    return [`${n}.500`, 'KWD', `customer-${n}@example.com`, `M-${n}`]
  })
