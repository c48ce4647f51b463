import type { RequestFields } from '@wasl/contracts/core/dashboard/payment-request.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../../kernel/audit/audit.store.ts'
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
  lockTemplates,
  updateTemplate,
  type TemplateRow,
} from './templates.store.ts'

export type { TemplateRow }

type Deps = { db: Db; clock: Clock }
type By = { staff: Staff; requestId: string }
export type TemplateRefusal = 'notFound' | 'taken' | 'tooMany'

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

export const changeTemplate = (
  deps: Deps,
  by: By,
  { publicId, change }: { publicId: string; change: { name?: string; fields?: RequestFields } },
): Promise<Result<TemplateRow, TemplateRefusal>> =>
  saving(deps, by, async (tx) => {
    const { merchantId, username } = by.staff
    const changed = { ...change, changedBy: username, changedAt: deps.clock.now() }
    const row = await updateTemplate(tx, { merchantId, publicId }, changed)
    return row
      ? accepted({ publicId: row.publicId, name: row.name, action: 'template.changed' })
      : refused('notFound')
  })

export const removeTemplate = ({ db, clock }: Deps, by: By, publicId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const gone = await deleteTemplate(tx, { merchantId: by.staff.merchantId, publicId })
    if (gone) await record(tx, by, { publicId, name: gone.name, action: 'template.removed', at: clock.now() })
    return gone !== null
  })

type Saved = { publicId: string; name: string; action: string }

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
