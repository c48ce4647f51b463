import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { WordedOccasion } from './messages.domain.ts'
import type { Channel } from '../notices/notification-settings.ts'
import { deleteTemplate, lockTemplate, upsertTemplate, type TemplateRow } from './messages.store.ts'
import { templateProblem, type TemplateProblem } from './template.domain.ts'

export type NewTemplate = {
  merchantId: number
  occasion: WordedOccasion
  channel: Channel
  language: 'en' | 'ar'
  /** Of a mail; null keeps the built-in one. */
  subject: string | null
  body: string
  /** When what was seen was kept, null where it was the product's; undefined: whatever stands there is replaced. */
  seen?: Date | null | undefined
  by: string
  requestId?: string | null
  sessionId?: number | null
}

type TemplateKey = Pick<NewTemplate, 'merchantId' | 'occasion' | 'channel' | 'language'>
type Deps = { db: Db; clock: Clock }

export type TemplateRefusal = { part: 'subject' | 'body'; problem: TemplateProblem }

/** A merchant's own words, kept only where every variable in them exists. */
export async function keepTemplate(
  { db, clock }: Deps,
  { by, seen, requestId = null, sessionId = null, ...template }: NewTemplate,
): Promise<Result<null, TemplateRefusal | 'changed'>> {
  const { merchantId, occasion, subject, body } = template
  const inSubject = subject === null ? null : templateProblem(subject, { occasion, part: 'subject' })
  if (inSubject) return refused({ part: 'subject', problem: inSubject })
  const inBody = templateProblem(body, { occasion, part: 'body' })
  if (inBody) return refused({ part: 'body', problem: inBody })
  const now = clock.now()
  const object = objectOf(template)
  return inTransaction(db, async (tx) => {
    const row = await lockTemplate(tx, template)
    if (seen !== undefined && seen?.getTime() !== row?.updatedAt.getTime()) return refused('changed' as const)
    const before = wordsOf(row)
    await upsertTemplate(tx, { ...template, updatedAt: now })
    const detail = { before, after: { subject, body } }
    const who = { merchantId, actor: by, requestId, sessionId }
    await recordAudit(tx, { ...who, action: 'message_template.kept' as const, object, detail }, now)
    return accepted(null)
  })
}

/** The product's words again, whatever stood there. */
export async function resetTemplate(
  { db, clock }: Deps,
  {
    by,
    requestId = null,
    sessionId = null,
    ...key
  }: TemplateKey & Pick<NewTemplate, 'by' | 'requestId' | 'sessionId'>,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const before = wordsOf(await lockTemplate(tx, key))
    if (before === null) return
    await deleteTemplate(tx, key)
    const who = { merchantId: key.merchantId, actor: by, requestId, sessionId }
    const done = { action: 'message_template.reset' as const, object: objectOf(key), detail: { before } }
    await recordAudit(tx, { ...who, ...done }, now)
  })
}

const objectOf = ({ occasion, channel, language }: TemplateKey): string =>
  `message_template ${occasion} ${channel} ${language}`

const wordsOf = (row: TemplateRow | null) => row && { subject: row.subject, body: row.body }
