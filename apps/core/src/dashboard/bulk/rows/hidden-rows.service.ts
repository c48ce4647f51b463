import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { changedNotice } from '../bulk-news.ts'
import { lockUpload, updateUpload, type UploadRow } from '../uploads.store.ts'

/** Rows of the sheet are hidden, and nobody has said what becomes of them. Until then nothing of the file is sent or corrected. */
export const asksAboutHidden = ({
  hiddenRows,
  takesHidden,
}: Pick<UploadRow, 'hiddenRows' | 'takesHidden'>): boolean => hiddenRows > 0 && takesHidden === null

type Answer = { publicId: string; take: boolean; requestId: string }

/** Whoever takes them has the file checked anew, with them. The same answer twice is one. */
export async function answerHidden(
  { db, clock }: { db: Db; clock: Clock },
  { merchantId, username, sessionId }: Staff,
  { publicId, take, requestId }: Answer,
): Promise<Result<null, 'notFound' | 'notAsked'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const upload = await lockUpload(tx, { merchantId, publicId })
    if (!upload) return refused('notFound')
    if (upload.takesHidden === take) return accepted(null)
    const isChecked = upload.state === 'ready' || upload.state === 'has_errors'
    if (!asksAboutHidden(upload) || !isChecked) return refused('notAsked')
    const again = { state: 'uploaded', tries: 0, rowsDone: 0, rowsTotal: null } as const
    await updateUpload(tx, upload, { takesHidden: take, ...(take && again) })
    const audited = { merchantId, actor: username, action: 'bulk.hidden' as const, object: upload.fileName }
    const detail = { upload: publicId, rows: upload.hiddenRows, taken: take }
    await recordAudit(tx, { ...audited, detail, requestId, sessionId }, now)
    await changedNotice(tx, { merchantId, upload: publicId, about: `hidden ${take}` }, now)
    return accepted(null)
  })
}
