import type { Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { endJob, findFailures, findJob, type BulkJob } from './bulk-job.store.ts'

const mostTold = 200

export type BulkShown = { job: BulkJob; failures: Awaited<ReturnType<typeof findFailures>> }

/** A job with the first of what could not be done. */
export const withFailures = async (db: Db, job: BulkJob): Promise<BulkShown> => ({
  job,
  failures: await findFailures(db, job, mostTold),
})

/** Null where the user has no such job. */
export async function showBulk(
  { db }: { db: Db },
  { merchantId, userId }: Staff,
  publicId: string,
): Promise<BulkShown | null> {
  const job = await findJob(db, { merchantId, userId, publicId })
  return job && withFailures(db, job)
}

/** What is not done yet stays as it is; the four that are under way end. */
export async function stopBulk(
  deps: { db: Db; clock: Clock },
  staff: Staff,
  publicId: string,
): Promise<BulkShown | null> {
  const { merchantId, userId } = staff
  await inTransaction(deps.db, async (tx) => {
    const job = await findJob(tx, { merchantId, userId, publicId })
    if (job) await endJob(tx, job, { state: 'stopped', now: deps.clock.now() })
  })
  return showBulk(deps, staff, publicId)
}
