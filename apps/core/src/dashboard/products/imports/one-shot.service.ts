import { accepted, refused, type Result } from '@wasl/domain/result'
import { askToApply } from '../../../kernel/import-jobs/ask-import.service.ts'
import {
  allRows,
  countRows,
  type ImportRow,
  type JobCounts,
  type JobRow,
} from '../../../kernel/import-jobs/import-jobs.store.ts'
import { stepNow, type ImportWork } from '../../../kernel/import-jobs/work-on-imports.service.ts'
import type { JobSays } from '../../../kernel/import-jobs/job.domain.ts'
import type { FileProblem } from '../../../kernel/imports/file-problem.ts'

export type OneShotRefusal =
  | { kind: 'file'; problem: FileProblem }
  /** Rows with something wrong: nothing was changed. */
  | { kind: 'rows'; rows: ImportRow[] }
  | { kind: 'notApplied'; says: JobSays | null }

/** A file that was kept is rehearsed and applied at once, all of it or nothing (commerce.md D29). */
export async function applyAtOnce(
  work: ImportWork,
  kept: JobRow,
  by: string,
): Promise<Result<Pick<JobCounts, 'create' | 'change'>, OneShotRefusal>> {
  const { db } = work
  const of = { merchantId: kept.merchantId, jobId: kept.id }
  const checked = await stepNow(work, kept)
  if (checked.problem) return refused({ kind: 'file', problem: checked.problem })
  const counts = await countRows(db, of)
  if (counts.wrong > 0) {
    const rows = (await allRows(db, of)).filter(({ outcome }) => outcome === 'wrong')
    return refused({ kind: 'rows', rows })
  }
  if (counts.create + counts.change === 0) return accepted(counts)
  const wish = { revision: checked.revision, leavesWrongOut: false, pricesLookedAt: true }
  const asked = await askToApply(work, checked, by, wish)
  const applied = asked.ok ? await stepNow(work, asked.value) : checked
  return applied.state === 'applied' ? accepted(counts) : refused({ kind: 'notApplied', says: applied.says })
}
