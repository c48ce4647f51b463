import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { picture } from './pictures.schema.ts'

export type PictureRow = typeof picture.$inferSelect
type Merchant = { merchantId: number }

export async function findUpload(
  db: Db | Tx,
  { merchantId, fileKey, source }: Merchant & { fileKey: string; source: string },
): Promise<PictureRow | null> {
  const [row] = await db
    .select()
    .from(picture)
    .where(and(eq(picture.fileKey, fileKey), eq(picture.source, source), eq(picture.merchantId, merchantId)))
  return row ?? null
}

export async function insertPicture(tx: Tx, values: typeof picture.$inferInsert): Promise<PictureRow | null> {
  const [row] = await tx.insert(picture).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export const findByPublicIds = (
  db: Db | Tx,
  { merchantId, publicIds }: Merchant & { publicIds: readonly string[] },
): Promise<PictureRow[]> =>
  publicIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(picture)
        .where(and(inArray(picture.publicId, [...publicIds]), eq(picture.merchantId, merchantId)))

/** Oldest first. */
export const findByFileKeys = (
  db: Db | Tx,
  { merchantId, fileKeys }: Merchant & { fileKeys: readonly string[] },
): Promise<PictureRow[]> =>
  fileKeys.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(picture)
        .where(and(inArray(picture.fileKey, [...fileKeys]), eq(picture.merchantId, merchantId)))
        .orderBy(asc(picture.createdAt), asc(picture.id))
