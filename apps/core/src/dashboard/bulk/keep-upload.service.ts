import { createHash } from 'node:crypto'
import { bulkLimits } from '@wasl/domain/bulk'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
import {
  judgedTable,
  NotKept,
  tableName,
  type KeepRefusal,
  type TableJudge,
} from '../../kernel/imports/table-file.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import { anHourBefore } from '../../kernel/people/upload-limit.ts'
import type { Clock } from '../../platform/clock.ts'
import { CommitOutcomeUnknown } from '../../platform/db/database-errors.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { onceEnded } from '../../platform/db/once-ended.ts'
import type { Files } from '../../platform/files/files.ts'
import { newPublicId } from '../../platform/ids.ts'
import {
  countRefused,
  findUpload,
  insertUpload,
  lockUpload,
  updateUpload,
  type UploadRow,
} from './uploads.store.ts'

/** Files of a user that could not be read: they do not count against the hour's limit (product.md 11.7). */
export const refusedInLastHour = (
  { db, clock }: { db: Db; clock: Clock },
  staff: Pick<Staff, 'merchantId' | 'userId'>,
): Promise<number> => countRefused(db, staff, anHourBefore(clock.now()))

type Sent = { name: string; content: AsyncIterable<Uint8Array>; requestId: string; publicId?: string }

/** A file as it comes, piece by piece to its place; what it is, its first bytes say, whatever its name does. */
export async function keepUpload(
  { db, clock, files }: { db: Db; clock: Clock; files: Files },
  staff: Pick<Staff, 'merchantId' | 'userId' | 'username'> & { sessionId: number | null },
  { name, content, requestId, publicId = newPublicId() }: Sent,
): Promise<Result<UploadRow, KeepRefusal>> {
  const now = clock.now()
  const { merchantId, userId, username, sessionId } = staff
  const file = `bulk-${publicId}.table`
  const judge: TableJudge = { format: 'csv', hash: createHash('sha256'), mostBytes: bulkLimits.bytes }
  try {
    const { bytes } = await files.generated.write(file, judgedTable(content, judge))
    const upload = await inTransaction(db, async (tx) => {
      const values = {
        publicId,
        file,
        fileName: tableName(name),
        fileFormat: judge.format,
        bytes,
        sha256: judge.hash.digest('hex'),
      }
      const stored = await insertUpload(tx, { ...values, merchantId, userId, username, createdAt: now })
      const audited = {
        merchantId,
        actor: username,
        action: 'bulk.uploaded' as const,
        object: stored.fileName,
      }
      await recordAudit(tx, { ...audited, detail: { upload: publicId, bytes }, requestId, sessionId }, now)
      return stored
    })
    return accepted(upload)
  } catch (error) {
    if (error instanceof CommitOutcomeUnknown) {
      const stored = await onceEnded(db, 'bulk_upload', (tx) => findUpload(tx, { merchantId, publicId }))
      if (stored) return accepted(stored)
    }
    await files.generated.remove(file)
    if (error instanceof NotKept) return refused(error.refusal)
    throw error
  }
}

/** Out of the list; what it sent stays. */
export async function archiveUpload(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  { publicId, requestId }: { publicId: string; requestId: string },
): Promise<Result<null, 'notFound' | 'underWay'>> {
  const { merchantId, username, sessionId } = staff
  return inTransaction(db, async (tx) => {
    const upload = await lockUpload(tx, { merchantId, publicId })
    if (!upload) return refused('notFound')
    if (upload.state === 'validating' || upload.state === 'uploaded' || upload.state === 'dispatching')
      return refused('underWay')
    await updateUpload(tx, upload, { state: 'archived' })
    const audited = { merchantId, actor: username, action: 'bulk.archived' as const, object: upload.fileName }
    await recordAudit(tx, { ...audited, detail: { upload: publicId }, requestId, sessionId }, clock.now())
    return accepted(null)
  })
}
