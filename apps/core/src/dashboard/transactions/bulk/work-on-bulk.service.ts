import { staffNow } from '../../../kernel/people/rights-now.service.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { operateOnOne } from '../operations/bulk.service.ts'
import type { OperationDeps } from '../operations/operation-deps.ts'
import { may } from '../../../kernel/people/staff.ts'
import { matchingPermission, type JobAction } from './bulk-job.domain.ts'
import { endJob, findOpenRows, leaseJob, saveResults, type BulkJob } from './bulk-job.store.ts'

/** Saved together: after a kill no more than these are asked for twice. */
const atOnce = 4
const LEASE_MS = 60_000

/**
 * Works on whatever was asked for until nothing is left, some rows of each job in turn: no merchant waits for the end of
 * another's list. Two workers never hold one job.
 */
export const workOnBulk =
  (deps: OperationDeps) =>
  async (stopping?: AbortSignal): Promise<void> => {
    for (let after = 0; ;) {
      if (stopping?.aborted) return
      const now = deps.clock.now()
      const until = new Date(now.getTime() + LEASE_MS)
      const job = await inTransaction(deps.db, (tx) => leaseJob(tx, { now, until, after }))
      if (!job) return
      await workOnSome(deps, job)
      after = job.id
    }
  }

/** With the rights its user has now: rows they may not act on are refused; of whoever is gone, or lost this right, it is stopped. */
async function workOnSome(deps: OperationDeps, job: BulkJob): Promise<void> {
  const { db, clock } = deps
  const rows = await findOpenRows(db, job, atOnce)
  const staff = rows.length === 0 ? null : await staffNow(db, job)
  if (!staff || !may(staff, matchingPermission)) {
    const state = rows.length === 0 ? 'finished' : 'stopped'
    await inTransaction(db, (tx) => endJob(tx, job, { state, now: clock.now() }))
    return
  }
  const wish = {
    staff,
    language: job.language,
    plugin: job.plugin,
    // Checked when it was asked for.
    operation: job.operation as JobAction,
    ids: [],
    key: job.publicId,
  }
  const results = await Promise.all(
    rows.map(async ({ position, transactionId, chosenIn }) => {
      const { status, code, message } = await operateOnOne(deps, { ...wish, chosenIn }, transactionId)
      return { position, status, code, message }
    }),
  )
  await inTransaction(db, (tx) => saveResults(tx, job, results))
}
