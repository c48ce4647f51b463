import { lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { booksCheck } from './books-check.schema.ts'

/** Claims the check until then. False if it is not due or another server has it. */
export async function claimCheck(
  tx: Tx,
  { now, firstDue, until }: { now: Date; firstDue: Date; until: Date },
): Promise<boolean> {
  await tx.insert(booksCheck).values({ id: 1, dueAt: firstDue }).onConflictDoNothing()
  const rows = await tx
    .update(booksCheck)
    .set({ dueAt: until })
    .where(lte(booksCheck.dueAt, now))
    .returning({ id: booksCheck.id })
  return rows.length > 0
}

export async function planCheck(tx: Tx, dueAt: Date): Promise<void> {
  await tx.update(booksCheck).set({ dueAt })
}

/** True for an embedded database with more transactions than `most`: a long query would block every request. */
export async function wouldStandStill(db: Db, most: number): Promise<boolean> {
  const { rows } = await db.execute<{ would: boolean }>(sql`
    select version() like '%PGlite%' and coalesce((select max(id) from payment_transaction), 0) > ${most} as would`)
  return rows[0]?.would === true
}
