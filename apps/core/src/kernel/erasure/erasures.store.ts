import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { customerErasure } from './erasure.schema.ts'

export type ErasureRow = typeof customerErasure.$inferSelect

/** In no order. */
export const findErasures = async (
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<ErasureRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(customerErasure)
        .where(and(eq(customerErasure.merchantId, merchantId), inArray(customerErasure.id, [...ids])))
