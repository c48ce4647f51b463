import { dispatchAfter, isDispatchAfter, type DispatchAction } from '@wasl/domain/bulk'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { changedNotice } from '../bulk-news.ts'
import {
  cancelRows,
  findDispatch,
  lockDispatch,
  updateDispatch,
  type DispatchRow,
} from './dispatches.store.ts'
import { findUpload, updateUpload } from '../uploads.store.ts'

export type MoveRefusal = 'notFound' | 'notOffered'

type Move = { upload: string; dispatch: string; action: DispatchAction; requestId: string }

/** Pause, resume, stop for good. What is under way at that moment is finished; nothing new begins. */
export async function moveDispatch(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  { upload: uploadId, dispatch: dispatchId, action, requestId }: Move,
): Promise<Result<null, MoveRefusal>> {
  const now = clock.now()
  const { merchantId, username, sessionId } = staff
  return inTransaction(db, async (tx) => {
    const upload = await findUpload(tx, { merchantId, publicId: uploadId })
    const found = upload && (await findDispatch(tx, { merchantId, uploadId: upload.id }, dispatchId))
    const dispatch = found && (await lockDispatch(tx, found))
    if (!upload || !dispatch) return refused('notFound')
    if (isDispatchAfter(dispatch.state, action)) return accepted(null)
    const next = dispatchAfter(dispatch.state, action)
    if (next === null) return refused('notOffered')
    await updateDispatch(tx, dispatch, changeBy(dispatch, { action, staff, now }))
    if (action === 'cancel') {
      await cancelRows(tx, dispatch)
      await updateUpload(tx, upload, { state: 'dispatched' })
    }
    const object = upload.fileName
    await recordAudit(
      tx,
      {
        merchantId,
        actor: username,
        action: `bulk.${action}`,
        object,
        detail: { upload: upload.publicId, dispatch: dispatch.publicId },
        requestId,
        sessionId,
      },
      now,
    )
    const about = `${action} ${dispatch.id} ${now.getTime()}`
    await changedNotice(tx, { merchantId, upload: upload.publicId, about }, now)
    return accepted(null)
  })
}

function changeBy(
  dispatch: DispatchRow,
  { action, staff, now }: { action: DispatchAction; staff: Staff; now: Date },
): Partial<DispatchRow> {
  switch (action) {
    case 'pause':
      return { state: 'paused', pausedAt: now, pausedBy: staff.username }
    case 'resume':
      // From here on it is sent in the name of whoever resumes it.
      return {
        userId: staff.userId,
        username: staff.username,
        pausedAt: null,
        pausedBy: null,
        ...(dispatch.startsAt > now
          ? { state: 'scheduled' as const }
          : { state: 'running' as const, pacedFrom: now, pacedDone: 0 }),
      }
    case 'cancel':
      return { state: 'canceled', finishedAt: now }
  }
}
