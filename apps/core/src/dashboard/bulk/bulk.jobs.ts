import type { Duty } from '../../platform/jobs/duties.ts'
import { checkDueUploads, type CheckDeps } from './rows/check-upload.service.ts'
import { runDueDispatches, type DispatchDeps } from './dispatch/run-dispatch.service.ts'
import { dispatchesAreDue } from './dispatch/dispatches.store.ts'
import { sentRowsAreDue } from './dispatch/sent-messages.store.ts'
import { settleSentRows } from './dispatch/settle-sent.service.ts'
import { uploadsAreDue } from './uploads.store.ts'

export type BulkJobs = {
  /** Files that wait to be checked. */
  check(stopping?: AbortSignal): Promise<void>
  /** Rows that are due. */
  send(stopping?: AbortSignal): Promise<void>
  /** What became of the messages of rows that went, while others are still on their way. */
  settle(): Promise<void>
}

/** Work with leases in rows. Several processes may do it, and one that dies is followed by the next. */
export const bulkJobs = (deps: CheckDeps & DispatchDeps & { keptIsSent: boolean }): BulkJobs => ({
  async check(stopping) {
    await checkDueUploads(deps, stopping)
  },
  async send(stopping) {
    await runDueDispatches(deps, stopping)
  },
  settle: () => settleSentRows(deps, deps.keptIsSent),
})

export const bulkDuties = (jobs: BulkJobs): Record<keyof BulkJobs, Duty> => ({
  check: { isDue: uploadsAreDue, round: jobs.check },
  send: { isDue: dispatchesAreDue, round: jobs.send },
  settle: { isDue: sentRowsAreDue, round: jobs.settle },
})
