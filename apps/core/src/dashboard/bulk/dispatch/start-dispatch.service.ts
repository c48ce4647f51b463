import { bulkLimits } from '@wasl/domain/bulk'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { changedNotice } from '../bulk-news.ts'
import {
  findDispatchByKey,
  insertDispatch,
  listDispatches,
  nextDispatchNumber,
  takeRows,
  type DispatchRow,
} from './dispatches.store.ts'
import { isDispatchOpen } from '@wasl/domain/bulk'
import { asksAboutHidden } from '../rows/hidden-rows.service.ts'
import { countRows, revisionOfRows } from '../rows/rows.store.ts'
import { lockUpload, updateUpload, type UploadRow } from '../uploads.store.ts'

export type StartWish = {
  upload: string
  startsAt: Date | null
  ratePerMinute: number | null
  /** Those that failed go again with what is ready. */
  withFailed: boolean
  /** How many rows the person saw: what has changed since is not sent unseen. */
  rowsSeen: number
  /** What the rehearsal called the rows it showed; null where nobody saw it. */
  revisionSeen: string | null
  idempotencyKey: string
  requestId: string
}

export type StartRefusal =
  | 'notFound'
  | 'notChecked'
  | 'archived'
  | 'underWay'
  | 'hiddenRows'
  | 'nothingReady'
  | 'changed'
  | 'startInPast'
  | 'startTooLate'
  | 'rate'

/** Who lets the rows go; without a session where the demo is played. */
export type Sender = Pick<Staff, 'merchantId' | 'userId' | 'username'> & { sessionId: number | null }

const yearMs = 366 * 86_400_000

/** Staff let the rows of a file go. The same press twice is one dispatch of its file. */
export async function startDispatch(
  { db, clock }: { db: Db; clock: Clock },
  staff: Sender,
  wish: StartWish,
): Promise<Result<DispatchRow, StartRefusal>> {
  const now = clock.now()
  const { merchantId } = staff
  const key = `${staff.userId} ${wish.upload} ${wish.idempotencyKey}`
  return inTransaction(db, async (tx) => {
    const upload = await lockUpload(tx, { merchantId, publicId: wish.upload })
    if (!upload) return refused('notFound')
    const known = await findDispatchByKey(tx, { merchantId, key })
    if (known) return accepted(known)
    const refusal = timeRefusal(wish, now) ?? (await uploadRefusal(tx, upload, wish))
    if (refusal) return refused(refusal)
    return accepted(await begin(tx, { staff, upload, wish, key, now }))
  })
}

function timeRefusal({ startsAt, ratePerMinute }: StartWish, now: Date): StartRefusal | null {
  const { least, most } = bulkLimits.ratePerMinute
  if (ratePerMinute !== null && (ratePerMinute < least || ratePerMinute > most)) return 'rate'
  if (startsAt === null) return null
  if (startsAt <= now) return 'startInPast'
  return startsAt.getTime() - now.getTime() > yearMs ? 'startTooLate' : null
}

async function uploadRefusal(tx: Tx, upload: UploadRow, wish: StartWish): Promise<StartRefusal | null> {
  switch (upload.state) {
    case 'uploaded':
    case 'validating':
      return 'notChecked'
    case 'archived':
      return 'archived'
    case 'dispatching':
    case 'dispatched':
    case 'has_errors':
    case 'ready':
  }
  if (asksAboutHidden(upload)) return 'hiddenRows'
  const of = { merchantId: upload.merchantId, uploadId: upload.id }
  const others = await listDispatches(tx, of)
  if (others.some(({ state }) => isDispatchOpen(state))) return 'underWay'
  const { ready, failed } = await countRows(tx, of)
  const rows = ready + (wish.withFailed ? failed : 0)
  if (rows === 0) return 'nothingReady'
  if (rows !== wish.rowsSeen) return 'changed'
  const isSeen = wish.revisionSeen === null || wish.revisionSeen === (await revisionOfRows(tx, of))
  return isSeen ? null : 'changed'
}

type Beginning = { staff: Sender; upload: UploadRow; wish: StartWish; key: string; now: Date }

async function begin(tx: Tx, { staff, upload, wish, key, now }: Beginning): Promise<DispatchRow> {
  const { merchantId, id: uploadId } = upload
  const of = { merchantId, uploadId }
  const dispatch = await insertDispatch(tx, {
    merchantId,
    publicId: newPublicId(),
    uploadId,
    number: await nextDispatchNumber(tx, of),
    userId: staff.userId,
    username: staff.username,
    idempotencyKey: key,
    state: wish.startsAt ? 'scheduled' : 'running',
    ratePerMinute: wish.ratePerMinute,
    startsAt: wish.startsAt ?? now,
    pacedFrom: now,
    total: wish.rowsSeen,
    createdAt: now,
  })
  const states = wish.withFailed ? (['ready', 'failed'] as const) : (['ready'] as const)
  await takeRows(tx, of, { dispatchId: dispatch.id, states })
  await updateUpload(tx, upload, { state: 'dispatching' })
  await recordAudit(
    tx,
    {
      merchantId,
      actor: staff.username,
      action: 'bulk.dispatched',
      object: upload.fileName,
      detail: { upload: upload.publicId, dispatch: dispatch.publicId, rows: wish.rowsSeen },
      requestId: wish.requestId,
      sessionId: staff.sessionId,
    },
    now,
  )
  await changedNotice(tx, { merchantId, upload: upload.publicId, about: `begun ${dispatch.id}` }, now)
  return dispatch
}
