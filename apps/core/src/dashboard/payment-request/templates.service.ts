import type { RequestFields } from '@wasl/contracts/core/dashboard/payment-request.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
import type { AuditString } from '../../kernel/audit/audit.strings.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/db/database-errors.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  lockTemplates,
  updateTemplate,
  type TemplateRow,
} from './templates.store.ts'

export type { TemplateRow }

type Deps = { db: Db; clock: Clock }
type By = { staff: Staff; requestId: string }
export type TemplateRefusal = 'notFound' | 'taken' | 'changed' | 'tooMany'

const mostTemplates = 50

export const templatesOf = ({ db }: Deps, { merchantId }: Staff): Promise<TemplateRow[]> =>
  findTemplates(db, merchantId)

export const addTemplate = (
  deps: Deps,
  by: By,
  wish: { name: string; fields: RequestFields },
): Promise<Result<TemplateRow, TemplateRefusal>> =>
  saving(deps, by, async (tx) => {
    const { merchantId, username } = by.staff
    const now = deps.clock.now()
    await lockTemplates(tx, merchantId)
    if ((await findTemplates(tx, merchantId)).length >= mostTemplates) return refused('tooMany')
    const made = await insertTemplate(tx, {
      merchantId,
      publicId: newPublicId(),
      ...wish,
      changedBy: username,
      createdAt: now,
      changedAt: now,
    })
    return accepted({ publicId: made.publicId, name: made.name, action: 'template.added' })
  })

type TemplateWish = {
  publicId: string
  change: { name?: string | undefined; fields?: RequestFields | undefined }
  /** When what was seen was changed; without it whatever stands there is changed. */
  seen?: Date
}

export const changeTemplate = (
  deps: Deps,
  by: By,
  { publicId, change, seen }: TemplateWish,
): Promise<Result<TemplateRow, TemplateRefusal>> =>
  saving(deps, by, async (tx) => {
    const { merchantId, username } = by.staff
    const before = await lockTemplate(tx, { merchantId, publicId })
    if (!before) return refused('notFound')
    const last = before.changedAt.getTime()
    if (seen && seen.getTime() !== last) return refused('changed')
    // Two changes are never of one moment: it tells them apart.
    const changedAt = new Date(Math.max(deps.clock.now().getTime(), last + 1))
    await updateTemplate(tx, { merchantId, publicId }, { ...change, changedBy: username, changedAt })
    return accepted({ publicId, name: change.name ?? before.name, action: 'template.changed' })
  })

export const removeTemplate = ({ db, clock }: Deps, by: By, publicId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const gone = await deleteTemplate(tx, { merchantId: by.staff.merchantId, publicId })
    if (gone) await record(tx, by, { publicId, name: gone.name, action: 'template.removed', at: clock.now() })
    return gone !== null
  })

type Saved = { publicId: string; name: string; action: AuditString }

async function saving(
  { db, clock }: Deps,
  by: By,
  work: (tx: Tx) => Promise<Result<Saved, TemplateRefusal>>,
): Promise<Result<TemplateRow, TemplateRefusal>> {
  try {
    return await inTransaction(db, async (tx) => {
      const saved = await work(tx)
      if (!saved.ok) return saved
      await record(tx, by, { ...saved.value, at: clock.now() })
      const all = await findTemplates(tx, by.staff.merchantId)
      const row = all.find(({ template }) => template.publicId === saved.value.publicId)
      return row ? accepted(row) : refused('notFound')
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refused('taken')
    throw error
  }
}

const record = (
  tx: Tx,
  { staff, requestId }: By,
  { publicId, name, action, at }: Saved & { at: Date },
): Promise<void> =>
  recordAudit(
    tx,
    {
      merchantId: staff.merchantId,
      actor: staff.username,
      action,
      object: `template:${publicId}`,
      detail: { name },
      requestId,
      sessionId: staff.sessionId,
    },
    at,
  )
