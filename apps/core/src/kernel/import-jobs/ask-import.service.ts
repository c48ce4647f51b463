import { importLimits } from '@wasl/domain/product-import'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockMerchant } from '../merchants/merchants.store.ts'
import { judgeRows } from './check-import.service.ts'
import {
  allRows,
  countRows,
  lastApplied,
  lockJob,
  updateJob,
  updateRow,
  type JobPlace,
  type JobRow,
} from './import-jobs.store.ts'
import type { Cells } from './job.domain.ts'
import type { JobKind } from './job-kind.ts'

type Asking = { db: Db; clock: Clock }

export type ImportRefusal =
  | 'notFound'
  /** Somebody, or the shop, has changed what would be applied. */
  | 'changed'
  /** It is at another step. */
  | 'notNow'
  /** Rows are wrong, and nothing was said of leaving them out. */
  | 'wrongRows'
  /** Prices that move far are not looked at yet. */
  | 'prices'
  | 'nothing'
  /** A later import was applied. */
  | 'notLast'
  | 'tooLate'

type Asked = Promise<Result<JobRow, ImportRefusal>>

/** `revision` is of what the person saw. */
export type ApplyWish = { revision: number; leavesWrongOut: boolean; pricesLookedAt: boolean }

/** The import is applied from now on; whoever works on it does it in one transaction. */
export function askToApply({ db }: Asking, place: JobPlace, by: string, wish: ApplyWish): Asked {
  return inTransaction(db, async (tx) => {
    const job = await lockJob(tx, place)
    if (!job) return refused('notFound')
    if (job.state !== 'rehearsed') return refused('notNow')
    if (job.revision !== wish.revision) return refused('changed')
    const refusal = await applyRefusal(tx, job, wish)
    if (refusal) return refused(refusal)
    const applying = { state: 'applying', appliedBy: by, leavesWrongOut: wish.leavesWrongOut } as const
    return moved(tx, job, { ...applying, says: null })
  })
}

async function applyRefusal(tx: Tx, job: JobRow, wish: ApplyWish): Promise<ImportRefusal | null> {
  const counts = await countRows(tx, { merchantId: job.merchantId, jobId: job.id })
  if (counts.wrong > 0 && !wish.leavesWrongOut) return 'wrongRows'
  if (counts.create + counts.change === 0) return 'nothing'
  return counts.steep > 0 && !wish.pricesLookedAt ? 'prices' : null
}

/** Only of the last one that was applied, and for a day. */
export function askToUndo({ db, clock }: Asking, place: JobPlace, by: string): Asked {
  return inTransaction(db, async (tx) => {
    const job = await lockJob(tx, place)
    if (!job) return refused('notFound')
    if (job.state !== 'applied') return refused('notNow')
    if ((await lastApplied(tx, place)) !== job.publicId) return refused('notLast')
    if (!isUndoable(job, clock.now())) return refused('tooLate')
    return moved(tx, job, { state: 'undoing', undoneBy: by, says: null })
  })
}

export const isUndoable = ({ appliedAt }: JobRow, now: Date): boolean =>
  appliedAt !== null && now.getTime() - appliedAt.getTime() < importLimits.undoHours * 3_600_000

async function moved(tx: Tx, job: JobRow, change: Partial<JobRow>) {
  await updateJob(tx, job, { ...change, tries: 0, leasedUntil: null })
  return accepted({ ...job, ...change, tries: 0 })
}

export type Correction = { number: number; cells: Cells | null; isDropped: boolean | null }

/**
 * Cells of a row anew, or the row out of the file and in again. Every row is judged with it: another one may have the same sku.
 */
export function correctImportRow(
  { db, clock }: Asking,
  kind: JobKind,
  place: JobPlace,
  { number, cells, isDropped }: Correction,
): Asked {
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, place.merchantId)
    const job = await lockJob(tx, place)
    if (!job) return refused('notFound')
    if (job.state !== 'rehearsed') return refused('notNow')
    const of = { merchantId: job.merchantId, jobId: job.id }
    const row = (await allRows(tx, of)).find((one) => one.number === number)
    if (!row) return refused('notFound')
    await updateRow(
      tx,
      { ...of, number },
      {
        ...(cells && { cells: withoutEmpty({ ...row.cells, ...cells }), isCorrected: true }),
        ...(isDropped !== null && { isDropped }),
      },
    )
    await judgeRows(tx, kind, { ...of, now: clock.now() })
    const revision = job.revision + 1
    await updateJob(tx, job, { revision, says: null })
    return accepted({ ...job, revision })
  })
}

const withoutEmpty = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== ''))
