import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { storedFile } from './merchants.schema.ts'

export type StoredFile = typeof storedFile.$inferSelect

/** What `attachment` of a wish names: the file's id, or the address its upload was answered with. */
export const findNamedFile = (
  db: Db | Tx,
  { merchantId, named }: { merchantId: number; named: string },
): Promise<StoredFile | null> => findFile(db, { merchantId, id: named.split('/').at(-1) ?? '' })

export async function findFile(
  db: Db | Tx,
  { merchantId, id }: { merchantId: number; id: string },
): Promise<StoredFile | null> {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.merchantId, merchantId), eq(storedFile.id, id)))
  return row ?? null
}

/** Whoever names content and whoever takes it away wait for each other, whichever merchants they are. */
export async function lockContent(tx: Tx, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${sha256}`}, 0))`)
}

/** Content is shared by all merchants. */
export async function isNamed(tx: Tx, sha256: string): Promise<boolean> {
  const rows = await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(eq(storedFile.sha256, sha256))
    .limit(1)
  return rows.length > 0
}
