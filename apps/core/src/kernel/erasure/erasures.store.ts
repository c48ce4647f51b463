import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { customerErasure } from './erasure.schema.ts'

export type ErasureRow = typeof customerErasure.$inferSelect

/** Newest first. */
export const findErasures = (
  db: Db,
  { merchantId, limit }: { merchantId: number; limit: number },
): Promise<ErasureRow[]> =>
  db
    .select()
    .from(customerErasure)
    .where(eq(customerErasure.merchantId, merchantId))
    .orderBy(desc(customerErasure.id))
    .limit(limit)
