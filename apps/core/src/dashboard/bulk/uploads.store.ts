import { and, count, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bulkUpload } from './bulk.schema.ts'

export type UploadRow = typeof bulkUpload.$inferSelect
export type Place = { merchantId: number; publicId: string }

export async function insertUpload(tx: Tx, values: typeof bulkUpload.$inferInsert): Promise<UploadRow> {
  const [row] = await tx.insert(bulkUpload).values(values).returning()
  if (!row) throw new Error('the upload was not stored')
  return row
}

export async function findUpload(db: Db | Tx, { merchantId, publicId }: Place): Promise<UploadRow | null> {
  const [row] = await db.select().from(bulkUpload).where(of({ merchantId, publicId }))
  return row ?? null
}

/** Whoever changes a file, its rows or its dispatches stands in line here. */
export async function lockUpload(tx: Tx, place: Place): Promise<UploadRow | null> {
  const [row] = await tx.select().from(bulkUpload).where(of(place)).for('update')
  return row ?? null
}

export async function findUploadById(
  db: Db | Tx,
  { merchantId, id }: { merchantId: number; id: number },
): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(bulkUpload)
    .where(and(eq(bulkUpload.merchantId, merchantId), eq(bulkUpload.id, id)))
  return row ?? null
}

export const findUploads = (
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<UploadRow[]> =>
  db
    .select()
    .from(bulkUpload)
    .where(and(eq(bulkUpload.merchantId, merchantId), inArray(bulkUpload.id, [...ids])))

/** Files of somebody since then of which nothing could be read. */
export async function countRefused(
  db: Db,
  { merchantId, userId }: { merchantId: number; userId: number },
  since: Date,
): Promise<number> {
  const ofUser = and(eq(bulkUpload.merchantId, merchantId), eq(bulkUpload.userId, userId))
  const [row] = await db
    .select({ files: count() })
    .from(bulkUpload)
    .where(and(ofUser, isNotNull(bulkUpload.problem), gt(bulkUpload.createdAt, since)))
  return row?.files ?? 0
}

export async function updateUpload(
  tx: Tx,
  { merchantId, id }: Pick<UploadRow, 'merchantId' | 'id'>,
  change: Partial<typeof bulkUpload.$inferInsert>,
): Promise<void> {
  await tx
    .update(bulkUpload)
    .set(change)
    .where(and(eq(bulkUpload.merchantId, merchantId), eq(bulkUpload.id, id)))
}

const isWaiting = (now: SQL): SQL => sql`${bulkUpload.state} in ('uploaded', 'validating')
  and (${bulkUpload.leasedUntil} is null or ${bulkUpload.leasedUntil} <= ${now})`

export const uploadsAreDue = (now: SQL): SQL =>
  sql`exists (select from ${bulkUpload} where ${isWaiting(now)})`

/** Of every merchant: files nobody has checked, or whose checker is gone. */
export async function leaseUpload(
  tx: Tx,
  { now, until }: { now: Date; until: Date },
): Promise<UploadRow | null> {
  const [due] = await tx
    .select({ id: bulkUpload.id, merchantId: bulkUpload.merchantId })
    .from(bulkUpload)
    .where(isWaiting(sql`${now.toISOString()}::timestamptz`))
    .orderBy(bulkUpload.id)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return null
  const [leased] = await tx
    .update(bulkUpload)
    .set({ state: 'validating', leasedUntil: until, tries: sql`${bulkUpload.tries} + 1`, rowsDone: 0 })
    .where(and(eq(bulkUpload.merchantId, due.merchantId), eq(bulkUpload.id, due.id)))
    .returning()
  return leased ?? null
}

/** Only by whoever holds the last lease: `tries` is its number. */
export async function updateLeased(
  tx: Tx,
  { merchantId, id, tries }: UploadRow,
  change: Partial<typeof bulkUpload.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(bulkUpload)
    .set(change)
    .where(
      and(
        eq(bulkUpload.merchantId, merchantId),
        eq(bulkUpload.id, id),
        eq(bulkUpload.state, 'validating'),
        eq(bulkUpload.tries, tries),
      ),
    )
    .returning({ id: bulkUpload.id })
  return rows.length > 0
}

const of = ({ merchantId, publicId }: Place): SQL | undefined =>
  and(eq(bulkUpload.merchantId, merchantId), eq(bulkUpload.publicId, publicId))
