import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Staff } from '../people/staff.ts'
import { countAsked, findPressed, insertReport, lockAsker, type NewReport } from './reports.store.ts'

export type AskRefusal = { kind: 'tooMany'; retryAfterSeconds: number }

type Asked = Omit<NewReport, 'merchantId' | 'publicId' | 'userId' | 'username' | 'pressKey'>

/** reliability D-24: five exports in an hour for each user. */
const MOST_PER_HOUR = 5
const AN_HOUR_MS = 3_600_000

/** Writes down what is wanted; the queue makes it. Answers the report's id: the same one to the same press. */
export async function askForReport(
  { db, clock }: { db: Db; clock: Clock },
  staff: Staff,
  {
    report,
    idempotencyKey: pressKey,
    requestId,
  }: { report: Asked; idempotencyKey: string | null; requestId: string },
): Promise<Result<string, AskRefusal>> {
  const now = clock.now()
  const { merchantId, userId, username } = staff
  const publicId = newPublicId()
  return inTransaction(db, async (tx) => {
    await lockAsker(tx, { merchantId, userId })
    const pressed = pressKey && (await findPressed(tx, { merchantId, userId, pressKey }))
    if (pressed) return accepted(pressed)
    const since = new Date(now.getTime() - AN_HOUR_MS)
    const { asked, oldest } = await countAsked(tx, { merchantId, userId, since })
    if (asked >= MOST_PER_HOUR && oldest) return refused(tooMany(oldest, now))
    await insertReport(tx, { ...report, merchantId, publicId, userId, username, pressKey }, now)
    await recordAudit(
      tx,
      {
        merchantId,
        actor: username,
        action: 'report.asked',
        object: publicId,
        detail: {
          source: report.source,
          plugin: report.plugin,
          format: report.fileFormat,
          query: report.query,
        },
        requestId,
      },
      now,
    )
    return accepted(publicId)
  })
}

const tooMany = (oldest: Date, now: Date): AskRefusal => ({
  kind: 'tooMany',
  retryAfterSeconds: Math.max(1, Math.ceil((oldest.getTime() + AN_HOUR_MS - now.getTime()) / 1_000)),
})
