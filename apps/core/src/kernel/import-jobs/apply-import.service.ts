import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { lockMerchant } from '../merchants/merchants.store.ts'
import { rehearsed, type ImportDeps } from './check-import.service.ts'
import {
  allRows,
  countRows,
  updateLeased,
  writeApplied,
  type ImportRow,
  type JobRow,
} from './import-jobs.store.ts'
import type { JobSays, JudgedRow } from './job.domain.ts'
import type { Change, JobKind, Saving } from './job-kind.ts'

/** Thrown inside the transaction that must leave nothing behind. */
class NotDone extends Error {
  override readonly name = 'NotDone'
  readonly says: JobSays

  constructor(code: JobSays['code'], names: readonly string[]) {
    super(code)
    this.says = { code, names: names.slice(0, mostNames) }
  }
}

const mostNames = 20

/**
 * Changes the shop in one transaction, or nothing of it. Rows mean what they meant when a person looked at them: where the
 * shop has other values since, they are rehearsed again and the person looks again.
 */
export async function applyImport(deps: ImportDeps, kind: JobKind, job: JobRow): Promise<void> {
  const of = { merchantId: job.merchantId, jobId: job.id }
  // From there its rows are rehearsed again.
  const back = { state: 'uploaded', appliedBy: null } as const
  await oneStep(deps, job, back, async (tx, saving) => {
    const rows = await allRows(tx, of)
    const judged = await rehearsed(tx, kind, { ...of, rows, now: saving.now })
    const moved = rows.filter((row, at) => isMoved(row, judged[at]))
    if (moved.length > 0) throw new NotDone('shopChanged', moved.map(nameOf))
    const wrong = judged.filter(({ outcome }) => outcome === 'wrong')
    if (wrong.length > 0 && !job.leavesWrongOut)
      throw new NotDone(
        'shopChanged',
        wrong.map(({ sku }) => sku),
      )
    const changes = rows.filter(({ outcome }) => outcome === 'create' || outcome === 'change')
    const applied = await kind.apply(tx, saving, changes.map(changeOf))
    if (!applied.ok) throw new NotDone('stockMoved', applied.error)
    await writeApplied(tx, of, applied.value)
    await record(tx, job, { saving, action: 'product_import.applied' })
    return { state: 'applied', appliedAt: saving.now, says: null }
  })
}

/** A row that would change something else than was shown. What was sold since is no other value. */
function isMoved(row: ImportRow, now: JudgedRow | undefined): boolean {
  if (row.outcome !== 'create' && row.outcome !== 'change') return false
  return now?.outcome === 'wrong' || now?.refRevision !== row.refRevision || now.ref !== row.ref
}

/**
 * The shop as it was before the import. Refused where somebody has changed one of its products since, or so much was sold
 * that the stock of before cannot be.
 */
export async function undoImport(deps: ImportDeps, kind: JobKind, job: JobRow): Promise<void> {
  const of = { merchantId: job.merchantId, jobId: job.id }
  await oneStep(deps, job, { state: 'applied', undoneBy: null }, async (tx, saving) => {
    const rows = (await allRows(tx, of)).filter(({ appliedRevision }) => appliedRevision !== null)
    const skus = rows.map(({ sku }) => sku)
    const known = await kind.known(tx, { merchantId: of.merchantId, skus, now: saving.now })
    const changed = rows.filter((row) => {
      const now = known.get(row.sku)
      return now?.ref !== row.ref || now.revision !== row.appliedRevision
    })
    if (changed.length > 0) throw new NotDone('undoChanged', changed.map(nameOf))
    const back = rows.filter(({ outcome }) => outcome === 'change')
    const undone = await kind.apply(
      tx,
      saving,
      back.map(({ number, sku, before, after }) => ({ number, sku, cells: before, was: after })),
    )
    if (!undone.ok) throw new NotDone('stockMoved', undone.error)
    await kind.archive(
      tx,
      saving,
      rows.filter(({ outcome }) => outcome === 'create').map(({ sku }) => sku),
    )
    await record(tx, job, { saving, action: 'product_import.undone' })
    return { state: 'undone', undoneAt: saving.now, says: null }
  })
}

const changeOf = ({ number, sku, before, after }: ImportRow): Change => ({
  number,
  sku,
  cells: after,
  was: before,
})

const nameOf = ({ sku }: ImportRow): string => sku

type Step = (tx: Tx, saving: Saving) => Promise<Partial<JobRow>>

/** What the step says is stored with it; where it throws `NotDone`, the job is `back` where it was, with the reason. */
async function oneStep(
  { db, clock }: ImportDeps,
  job: JobRow,
  back: Partial<JobRow>,
  step: Step,
): Promise<void> {
  const kept = { leasedUntil: null, tries: 0 } as const
  const now = clock.now()
  const actor = (job.state === 'undoing' ? job.undoneBy : job.appliedBy) ?? job.username
  try {
    await inTransaction(db, async (tx) => {
      // As the editor of products does: one of them after the other.
      await lockMerchant(tx, job.merchantId)
      // Whose lease was taken over has nothing to do here any more.
      if (!(await updateLeased(tx, job, { leasedUntil: later(now) }))) return
      const done = await step(tx, { merchantId: job.merchantId, actor, now })
      if (!(await updateLeased(tx, job, { ...done, ...kept }))) throw new Error('the lease was lost')
    })
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    await inTransaction(db, (tx) => updateLeased(tx, job, { ...back, ...kept, says: error.says }))
  }
}

/** Longer than 5,000 rows take. */
export const later = (now: Date): Date => new Date(now.getTime() + 60_000)

type Recorded = { saving: Saving; action: 'product_import.applied' | 'product_import.undone' }

async function record(tx: Tx, job: JobRow, { saving, action }: Recorded): Promise<void> {
  const { merchantId, actor, now } = saving
  const { create, change } = await countRows(tx, { merchantId, jobId: job.id })
  const detail = { import: job.publicId, plugin: job.plugin, created: create, changed: change }
  await recordAudit(tx, { merchantId, actor, action, object: job.fileName, detail }, now)
}
