import { inTransaction } from '../../platform/db/in-transaction.ts'
import { setTimeout } from 'node:timers/promises'
import { isImportMoving } from '@wasl/domain/product-import'
import type { Duty } from '../../platform/jobs/duties.ts'
import type { Log } from '../../platform/log/log.ts'
import { applyImport, later, undoImport } from './apply-import.service.ts'
import { checkImport, type ImportDeps } from './check-import.service.ts'
import { findJob, importsAreDue, leaseJob, updateLeased, type JobRow } from './import-jobs.store.ts'
import type { JobKind } from './job-kind.ts'

export type ImportWork = ImportDeps & { log: Pick<Log, 'warn'>; kinds: readonly JobKind[] }

const mostTries = 3

/** Every import that waits for its next step, one after the other. One that dies is followed by the next. */
export async function workOnImports(work: ImportWork, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return
    const now = work.clock.now()
    const job = await inTransaction(work.db, (tx) => leaseJob(tx, { now, until: later(now) }))
    if (!job) return
    await workOn(work, job)
  }
}

export const importDuty = (work: ImportWork): Duty => ({
  isDue: importsAreDue,
  round: (stopping) => workOnImports(work, stopping),
})

/**
 * The next step of one import at once, for whoever waits for its answer, and what it is then. Where another worker has it in
 * hand, that one's end is waited for.
 */
export async function stepNow(work: ImportWork, job: JobRow): Promise<JobRow> {
  for (;;) {
    const now = work.clock.now()
    const mine = { now, until: later(now), publicId: job.publicId }
    // Each try follows the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const leased = await inTransaction(work.db, (tx) => leaseJob(tx, mine))
    // oxlint-disable-next-line no-await-in-loop
    if (leased) await workOn(work, leased)
    // oxlint-disable-next-line no-await-in-loop
    else await setTimeout(pauseMs)
    // oxlint-disable-next-line no-await-in-loop
    const found = await findJob(work.db, job)
    if (!found || !isImportMoving(found.state)) return found ?? job
  }
}

const pauseMs = 100

async function workOn(work: ImportWork, job: JobRow): Promise<void> {
  const kind = work.kinds.find(({ plugin }) => plugin === job.plugin)
  if (!kind) throw new Error(`nothing imports ${job.plugin}`)
  try {
    if (job.tries > mostTries) await giveUp(work, job)
    else await nextStep(work, kind, job)
  } catch (error) {
    // Its lease runs out, and it is begun again.
    work.log.warn({ err: error, import: job.publicId, tries: job.tries }, 'a step of an import failed')
  }
}

function nextStep(work: ImportWork, kind: JobKind, job: JobRow): Promise<void> {
  if (job.state === 'applying') return applyImport(work, kind, job)
  if (job.state === 'undoing') return undoImport(work, kind, job)
  return checkImport(work, kind, job)
}

/** Back to where a person can try again. */
async function giveUp({ db, clock }: ImportWork, job: JobRow): Promise<void> {
  const says = { code: 'failed', names: [] } as const
  const kept = { leasedUntil: null, tries: 0, checkedAt: clock.now() }
  await inTransaction(db, (tx) => {
    if (job.state === 'applying')
      return updateLeased(tx, job, { ...kept, state: 'rehearsed', says: { ...says, names: [] } })
    if (job.state === 'undoing')
      return updateLeased(tx, job, { ...kept, state: 'applied', says: { ...says, names: [] } })
    return updateLeased(tx, job, { ...kept, state: 'refused', problem: { code: 'file.unreadable' } })
  })
}
