import { and, asc, count, eq, isNotNull, max } from 'drizzle-orm'
import type { productCategory } from '../../kernel/products/products.schema.ts'
import {
  product,
  productInCategory,
  shopBanner,
  type shopStore,
} from '../../kernel/products/products.schema.ts'
import type { BannerRow } from '../../kernel/products/products.store.ts'
import type { Db, Tx } from '../../platform/db/db.ts'

export const listBanners = (db: Db | Tx, merchantId: number): Promise<BannerRow[]> =>
  db
    .select()
    .from(shopBanner)
    .where(eq(shopBanner.merchantId, merchantId))
    .orderBy(asc(shopBanner.position), asc(shopBanner.id))

/** How many products each store sells alone, by the store's id. */
export async function countByStore(db: Db, merchantId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: product.storeId, products: count() })
    .from(product)
    .where(and(eq(product.merchantId, merchantId), isNotNull(product.storeId)))
    .groupBy(product.storeId)
  return new Map(rows.flatMap(({ id, products }) => (id === null ? [] : [[id, products] as const])))
}

/** How many products stand in each category, by the category's id. */
export async function countByCategory(db: Db, merchantId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: productInCategory.categoryId, products: count() })
    .from(productInCategory)
    .where(eq(productInCategory.merchantId, merchantId))
    .groupBy(productInCategory.categoryId)
  return new Map(rows.map(({ id, products }) => [id, products]))
}

type Placed = typeof shopStore | typeof productCategory | typeof shopBanner

/** The place behind the last. */
export async function nextPlace(tx: Tx, table: Placed, merchantId: number): Promise<number> {
  const [last] = await tx
    .select({ place: max(table.position) })
    .from(table)
    .where(eq(table.merchantId, merchantId))
  return (last?.place ?? -1) + 1
}

export async function placeParts(
  tx: Tx,
  table: typeof productCategory | typeof shopBanner,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx
      .update(table)
      .set({ position })
      .where(and(eq(table.merchantId, merchantId), eq(table.id, id)))
}
