import { bulkColumns } from '@wasl/domain/bulk'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readRow, type RowWish } from '../rows/judge-row.ts'
import { holdLog, settleLog, type LogLease } from '../logs.store.ts'
import type { CellProblem, Cells, RowFacts } from '../rows/row.domain.ts'
import type { MakeRefusal } from '../rows/row-maker.ts'
import { findRow, updateRow } from '../rows/rows.store.ts'
import type { Batch, DispatchDeps, Ground } from './run-dispatch.service.ts'

/** After this many workers died over one row, it is left alone. */
const mostTries = 5

class RowLost extends Error {
  override readonly name = 'RowLost'
}

class RowRefused extends Error {
  override readonly name = 'RowRefused'
  readonly refusal: MakeRefusal

  constructor(refusal: MakeRefusal) {
    super(refusal.says)
    this.refusal = refusal
  }
}

/** One row: its request and the word that it was made are one transaction, so that no death makes it twice. */
export async function sendRow(deps: DispatchDeps, batch: Batch & Ground, lease: LogLease): Promise<void> {
  try {
    if (lease.tries > mostTries) throw new RowRefused(stuck)
    await makeRequest(deps, batch, lease)
  } catch (error) {
    if (error instanceof RowLost) return
    const refusal = error instanceof RowRefused ? error.refusal : deps.maker.refusalOf(error)
    if (refusal === null) {
      // Its lease runs out, and it is tried again.
      deps.log.warn({ err: error, row: lease.rowNumber, upload: batch.upload.publicId }, 'a row was not sent')
      return
    }
    await keepRefusal(deps, lease, refusal)
  }
}

async function makeRequest(
  deps: DispatchDeps,
  { dispatch, upload, facts, origin }: Batch & Ground,
  lease: LogLease,
): Promise<void> {
  const { db, clock, maker } = deps
  const { merchantId } = lease
  await inTransaction(db, async (tx) => {
    if (!(await holdLog(tx, lease))) throw new RowLost()
    const row = await findRow(tx, lease, lease.rowNumber)
    if (!row) throw new RowLost()
    const now = clock.now()
    const transactionId = await maker.make(tx, {
      merchantId,
      username: dispatch.username,
      origin,
      upload: { publicId: upload.publicId, name: upload.fileName },
      cells: row.cells,
      wish: wishOf(row.cells, facts),
    })
    await settleLog(tx, lease, { state: 'created', transactionId, createdAt: now })
  })
}

/** What was right when the file was checked may be wrong by now: a gateway gone, a time passed. */
function wishOf(cells: Cells, facts: RowFacts): RowWish {
  const { wish, problems } = readRow(cells, facts)
  if (wish) return wish
  const [first] = problems
  throw new RowRefused({
    field: first?.column ?? 'amount',
    says: first?.code ?? 'refused',
    values: first?.values ?? {},
    isDuplicate: false,
  })
}

async function keepRefusal({ db }: DispatchDeps, lease: LogLease, refusal: MakeRefusal): Promise<void> {
  const { says, values, isDuplicate } = refusal
  await inTransaction(db, async (tx) => {
    const state = isDuplicate ? 'skipped_duplicate' : 'failed'
    if (!(await settleLog(tx, lease, { state, errorCode: says, errorValues: values }))) return
    const place = { ...lease, number: lease.rowNumber }
    await updateRow(tx, place, { state: 'failed', problems: [problemOf(refusal)] })
  })
}

function problemOf({ field, says, values }: MakeRefusal): CellProblem {
  const column = bulkColumns.find((known) => known === field) ?? 'amount'
  return { column, code: 'refused', values: { ...values, says } }
}

const stuck: MakeRefusal = { field: 'amount', says: 'row.stuck', values: {}, isDuplicate: false }
