import { openSections } from '@wasl/domain/sections'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { heldBy } from '../../../kernel/people/held-permissions.ts'
import { findHolder } from '../../../kernel/people/people.store.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { operateOnOne } from '../operations/bulk.service.ts'
import type { OperationDeps } from '../operations/operation-deps.ts'
import type { JobAction } from './bulk-job.domain.ts'
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

/** With the rights its user has now: whoever lost them meanwhile has every row left refused, and whoever is gone is stopped. */
async function workOnSome(deps: OperationDeps, job: BulkJob): Promise<void> {
  const { db, clock } = deps
  const rows = await findOpenRows(db, job, atOnce)
  const staff = rows.length === 0 ? null : await staffNow(db, job)
  if (!staff) {
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

async function staffNow(db: Db, { merchantId, userId }: BulkJob): Promise<Staff | null> {
  const [user, merchant] = await Promise.all([
    findHolder(db, { merchantId, userId }),
    findMerchant(db, merchantId),
  ])
  if (!user || !merchant || user.disabledAt !== null) return null
  return {
    userId,
    merchantId,
    username: user.username,
    name: { en: user.nameEn, ar: user.nameAr },
    isSuperuser: user.isSuperuser,
    permissions: heldBy(user),
    sections: new Set(openSections(user.sections, merchant.plugins)),
    // No session of its own, and nothing that asks for a fresh password.
    sessionId: 0,
    confirmedAt: new Date(0),
  }
}
