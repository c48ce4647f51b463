import { sql } from 'drizzle-orm'
import type { Db, Tx } from './db.ts'
import { inTransaction } from './in-transaction.ts'

/**
 * After `CommitOutcomeUnknown`: looks when no transaction writes to the table any more, because a server may still be committing for a
 * connection that is gone. Throws if no server answers.
 */
export const onceEnded = <T>(db: Db, table: string, look: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`)
    return look(tx)
  })
