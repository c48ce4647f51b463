import { isEmail } from '@wasl/domain/email'
import type { HelpRequest } from '@wasl/contracts/core/dashboard/help.contract'
import { pick, type Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
import { findSender, insertMessages, isWritten } from '../../kernel/messages/messages.store.ts'
import type { StaffMailing } from '../../kernel/messages/write-staff-mail.service.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { WindowLimit } from '../../platform/limits/window-limit.ts'
import { helpMail } from './help-mail.ts'
import { readQuestion, type HelpProblems } from './help.domain.ts'

export type HelpDeps = { db: Db; clock: Clock; mailing: StaffMailing; limit: WindowLimit }

export type HelpWish = {
  staff: Staff
  asked: HelpRequest
  language: Locale
  browser: string | null
  requestId: string
  /** The same question sent twice is one mail. */
  idempotencyKey: string | null
}

export type HelpRefusal =
  | { kind: 'fields'; problems: HelpProblems }
  | { kind: 'noSupport' }
  | { kind: 'tooMany'; retryAfterSeconds: number }

/** Writes a mail to the merchant's support; whoever answers it answers the asker. Answers whom that is. */
export async function askForHelp(
  { db, clock, mailing, limit }: HelpDeps,
  { staff, asked, language, browser, requestId, idempotencyKey }: HelpWish,
): Promise<Result<string, HelpRefusal>> {
  const read = readQuestion(asked)
  if (!read.ok) return refused({ kind: 'fields', problems: read.error })
  const { merchantId, userId, username, sessionId, name } = staff
  const merchant = await findSender(db, merchantId)
  const support = merchant?.email ?? ''
  if (!merchant || !isEmail(support) || mailing.mailsAre === 'impossible')
    return refused({ kind: 'noSupport' })
  const once = idempotencyKey ?? newPublicId()
  const occasionKey = `help_request:${userId}:${once}`
  if (await isWritten(db, { merchantId, channel: 'email', occasionKey })) return accepted(read.value.email)
  const waitMs = limit.take(`${merchantId} ${userId}`)
  if (waitMs > 0) return refused({ kind: 'tooMany', retryAfterSeconds: Math.ceil(waitMs / 1_000) })
  const now = clock.now()
  const locale = merchant.defaultLanguage === 'ar' ? 'ar' : 'en'
  const facts = {
    question: read.value,
    asker: { username, name: pick(name, locale) || username, language, browser, requestId },
    merchant: {
      name: pick({ en: merchant.titleEn, ar: merchant.titleAr }, locale),
      brand: merchant.brand,
    },
  }
  await inTransaction(db, async (tx) => {
    await insertMessages(tx, [
      {
        ...helpMail(facts, locale),
        ...(mailing.mailsAre === 'due' ? { state: 'due', dueAt: now } : { state: 'kept' }),
        merchantId,
        publicId: newPublicId(),
        occasion: 'help_request',
        occasionKey,
        channel: 'email',
        recipient: support,
        replyTo: read.value.email,
        language: locale,
        createdAt: now,
      },
    ])
    const entry = {
      action: 'help.asked' as const,
      object: `staff_user ${userId}`,
      detail: { subject: asked.subject },
    }
    await recordAudit(tx, { merchantId, actor: username, ...entry, requestId, sessionId }, now)
  })
  return accepted(read.value.email)
}
