import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Channel, PaymentOccasion } from './messages.domain.ts'
import { upsertTemplate } from './messages.store.ts'
import { templateProblem, type TemplateProblem } from './template.domain.ts'

export type NewTemplate = {
  merchantId: number
  occasion: PaymentOccasion
  channel: Channel
  language: 'en' | 'ar'
  /** Of a mail; null keeps the built-in one. */
  subject: string | null
  body: string
  by: string
}

export type TemplateRefusal = { part: 'subject' | 'body'; problem: TemplateProblem }

/** A merchant's own words, kept only where every variable in them exists. */
export async function keepTemplate(
  { db, clock }: { db: Db; clock: Clock },
  { by, ...template }: NewTemplate,
): Promise<Result<null, TemplateRefusal>> {
  const { merchantId, occasion, channel, language, subject, body } = template
  const inSubject = subject === null ? null : templateProblem(subject, 'subject')
  if (inSubject) return refused({ part: 'subject', problem: inSubject })
  const inBody = templateProblem(body, 'body')
  if (inBody) return refused({ part: 'body', problem: inBody })
  const now = clock.now()
  const object = `message_template ${occasion} ${channel} ${language}`
  await inTransaction(db, async (tx) => {
    await upsertTemplate(tx, { ...template, updatedAt: now })
    await recordAudit(tx, { merchantId, actor: by, action: 'message_template.kept', object }, now)
  })
  return accepted(null)
}
