import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { collector } from './restrictions.schema.ts'

export type CollectorRow = typeof collector.$inferSelect

/** The name its payments are listed under. */
export const initiatorOf = ({ username, nameEn }: CollectorRow): string => username ?? nameEn

export const listCollectors = (db: Db, merchantId: number): Promise<CollectorRow[]> =>
  db
    .select()
    .from(collector)
    .where(and(eq(collector.merchantId, merchantId), eq(collector.active, true)))
    .orderBy(asc(collector.id))

/** One that no longer collects is not there. */
export async function findCollector(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<CollectorRow | null> {
  const [row] = await db
    .select()
    .from(collector)
    .where(
      and(eq(collector.merchantId, merchantId), eq(collector.publicId, publicId), eq(collector.active, true)),
    )
  return row ?? null
}

export async function findCollectorOfUser(
  db: Db,
  { merchantId, username }: { merchantId: number; username: string },
): Promise<CollectorRow | null> {
  const [row] = await db
    .select()
    .from(collector)
    .where(
      and(eq(collector.merchantId, merchantId), eq(collector.username, username), eq(collector.active, true)),
    )
  return row ?? null
}

/** Seeds name theirs; one that is there stays as it is. */
export async function insertCollector(tx: Tx, values: typeof collector.$inferInsert): Promise<void> {
  await tx.insert(collector).values(values).onConflictDoNothing()
}
