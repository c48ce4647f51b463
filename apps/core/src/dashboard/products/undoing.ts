import { refused, type Result } from '@wasl/domain/result'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'

/** A refusal leaves nothing behind of what was written before it. */
export async function undoing<T, R>(db: Db, work: (tx: Tx) => Promise<Result<T, R>>): Promise<Result<T, R>> {
  const undone: { refusal?: { of: R } } = {}
  try {
    return await inTransaction(db, async (tx) => {
      const done = await work(tx)
      if (done.ok) return done
      undone.refusal = { of: done.error }
      throw new Undone('nothing was written')
    })
  } catch (error) {
    if (error instanceof Undone && undone.refusal) return refused(undone.refusal.of)
    throw error
  }
}

class Undone extends Error {}
