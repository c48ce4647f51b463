import { and, eq } from 'drizzle-orm'
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
