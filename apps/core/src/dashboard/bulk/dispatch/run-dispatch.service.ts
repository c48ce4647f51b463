import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import { merchantOrigin } from '../../../kernel/merchants/merchant-origin.ts'
import { staffNow } from '../../../kernel/people/rights-now.service.ts'
import { may, sees } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Log } from '../../../platform/log/log.ts'
import { changedNotice } from '../bulk-news.ts'
import { findDueDispatches, lockDispatch, updateDispatch, type DispatchRow } from './dispatches.store.ts'
import { findHosts, findRowFacts } from '../facts.store.ts'
import { claimLogs, countLogs, noLogs, type LogLease } from '../logs.store.ts'
import type { RowFacts } from '../rows/row.domain.ts'
import type { RowMaker } from '../rows/row-maker.ts'
import { sendRow } from './send-row.service.ts'
import { findUploadById, updateUpload, type UploadRow } from '../uploads.store.ts'

export type DispatchDeps = {
  db: Db
  clock: Clock
  log: Pick<Log, 'warn'>
  maker: RowMaker
  publicUrl: string
}

const dispatchPermission = 'bulk.dispatch'
/** Longer than a batch takes. Whoever dies leaves its rows to the next one when it is over. */
const leaseMs = 60_000
const batchRows = 25

/**
 * Sends what is due of every dispatch, a batch of each in turn: no merchant waits for the end of another's file. Any number
 * of workers may do so at once. Answers how many rows were settled.
 */
export async function runDueDispatches(deps: DispatchDeps, stopping?: AbortSignal): Promise<number> {
  for (let sent = 0; ;) {
    const before = sent
    for (const due of await findDueDispatches(deps.db, deps.clock.now())) {
      if (stopping?.aborted) return sent
      sent += await sendBatch(deps, due)
    }
    if (sent === before) return sent
  }
}

/** What no row is left of, is over. */
async function sendBatch(deps: DispatchDeps, due: Due): Promise<number> {
  const batch = await claim(deps, due)
  if (batch?.leases.length === 0) await closeIfDone(deps, due)
  if (!batch || batch.leases.length === 0) return 0
  const ground = await groundOf(deps, batch)
  for (const lease of batch.leases) await sendRow(deps, { ...batch, ...ground }, lease)
  return batch.leases.length
}

export type Batch = { dispatch: DispatchRow; upload: UploadRow; leases: LogLease[] }
/** What every row of a batch is judged by, and where its links lead. */
export type Ground = { facts: RowFacts; origin: string }
type Due = Pick<DispatchRow, 'id' | 'merchantId'>

/** Under the dispatch's lock, so that two workers never go faster than one, and a pause stops both. */
function claim({ db, clock }: DispatchDeps, due: Due): Promise<Batch | null> {
  const now = clock.now()
  const until = new Date(now.getTime() + leaseMs)
  return inTransaction(db, async (tx) => {
    const locked = await lockDispatch(tx, due)
    if (!locked || (locked.state !== 'running' && locked.state !== 'scheduled')) return null
    const upload = await findUploadById(tx, { merchantId: locked.merchantId, id: locked.uploadId })
    if (!upload) return null
    if (!(await maySenderStill(tx, locked))) {
      await hold(tx, { dispatch: locked, upload, now })
      return null
    }
    const dispatch = locked.state === 'scheduled' ? await begin(tx, locked, now) : locked
    const { merchantId, id: dispatchId } = dispatch
    const limit = allowedNow(dispatch, now, batchRows)
    const leases = limit > 0 ? await claimLogs(tx, { merchantId, dispatchId, now, until, limit }) : []
    if (leases.length === 0) return { dispatch, upload, leases }
    await updateDispatch(tx, dispatch, { pacedDone: dispatch.pacedDone + leases.length })
    const about = `sent ${dispatchId} ${leases[0]?.rowNumber} ${leases[0]?.tries}`
    await changedNotice(tx, { merchantId, upload: upload.publicId, about }, now)
    return { dispatch, upload, leases }
  })
}

/** A file is sent in somebody's name, at times long after they pressed: with the rights they have then. */
async function maySenderStill(tx: Tx, { merchantId, userId }: DispatchRow): Promise<boolean> {
  const sender = await staffNow(tx, { merchantId, userId })
  return sender !== null && may(sender, dispatchPermission) && sees(sender, 'bulk')
}

/** Paused by nobody: whoever may send files resumes it in their own name. */
async function hold(
  tx: Tx,
  { dispatch, upload, now }: { dispatch: DispatchRow; upload: UploadRow; now: Date },
): Promise<void> {
  const { merchantId, username, publicId } = dispatch
  await updateDispatch(tx, dispatch, { state: 'paused', pausedAt: now, pausedBy: null })
  const detail = { upload: upload.publicId, dispatch: publicId, username }
  const object = upload.fileName
  await recordAudit(tx, { merchantId, actor: 'wasl', action: 'bulk.held', object, detail }, now)
  await changedNotice(tx, { merchantId, upload: upload.publicId, about: `held ${dispatch.id}` }, now)
}

async function begin(tx: Tx, dispatch: DispatchRow, now: Date): Promise<DispatchRow> {
  const change = { state: 'running', pacedFrom: now, pacedDone: 0 } as const
  await updateDispatch(tx, dispatch, change)
  return { ...dispatch, ...change }
}

async function groundOf({ db, clock, publicUrl }: DispatchDeps, { dispatch }: Batch): Promise<Ground> {
  const { merchantId } = dispatch
  const [facts, hosts] = await Promise.all([
    findRowFacts(db, merchantId, clock.now()),
    findHosts(db, merchantId),
  ])
  return { facts, origin: merchantOrigin(publicUrl, hosts) }
}

/** Over once nobody works on any of its rows. */
function closeIfDone({ db, clock }: DispatchDeps, due: Due): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const dispatch = await lockDispatch(tx, due)
    if (dispatch?.state !== 'running') return
    const { merchantId, id, uploadId } = dispatch
    const counts = (await countLogs(tx, merchantId, [id])).get(id) ?? noLogs()
    if (counts.pending + counts.creating > 0) return
    const wrong = counts.failed + counts.skipped_duplicate + counts.send_failed
    const state = wrong > 0 ? 'completed_with_errors' : 'completed'
    await updateDispatch(tx, dispatch, { state, finishedAt: now })
    const upload = await findUploadById(tx, { merchantId, id: uploadId })
    if (!upload) return
    await updateUpload(tx, upload, { state: 'dispatched' })
    await changedNotice(tx, { merchantId, upload: upload.publicId, about: `done ${id}` }, now)
  })
}

type Pace = { ratePerMinute: number | null; pacedFrom: Date; pacedDone: number }

/** How many rows may go now: one at once, then evenly, so that a minute never has more than it should. */
export function allowedNow({ ratePerMinute, pacedFrom, pacedDone }: Pace, now: Date, most: number): number {
  if (ratePerMinute === null) return most
  const elapsedMs = Math.max(0, now.getTime() - pacedFrom.getTime())
  const allowed = Math.floor((elapsedMs * ratePerMinute) / 60_000) + 1
  return Math.min(most, Math.max(0, allowed - pacedDone))
}
