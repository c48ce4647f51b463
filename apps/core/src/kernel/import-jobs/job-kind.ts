import type { Result } from '@wasl/domain/result'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Heads } from '../imports/read-heads.ts'
import type { FileProblem } from '../imports/file-problem.ts'
import type { Cells, JobPlugin, Judged, Known } from './job.domain.ts'

/** What one row changes: `cells` are the changed columns, of a new thing all of them. `was` is what they were. */
export type Change = { number: number; sku: string; cells: Cells; was: Cells }

export type Applied = { number: number; ref: string; revision: number }

export type Saving = { merchantId: number; actor: string; now: Date }

/** What files of one plugin hold: how their rows are read, and how they change the shop. */
export type JobKind = {
  plugin: JobPlugin
  readHeads: (first: readonly string[]) => Result<Heads<string>, FileProblem>
  /** How a row is read against what there is. What it needs of the shop is asked once for all rows. */
  reader: (
    db: Db | Tx,
    of: { merchantId: number; rows: readonly Cells[] },
  ) => Promise<(cells: Cells, known: Known | null) => Judged>
  known: (
    db: Db | Tx,
    of: { merchantId: number; skus: readonly string[]; now: Date },
  ) => Promise<Map<string, Known>>
  /** The merchant is locked. A refusal names what has more kept for buyers than the count would leave. */
  apply: (tx: Tx, saving: Saving, changes: readonly Change[]) => Promise<Result<Applied[], string[]>>
  /** Out of the shop: what an undone import had made. */
  archive: (tx: Tx, saving: Saving, skus: readonly string[]) => Promise<void>
}
