import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  product,
  productCategory,
  productInCategory,
  shopStore,
} from '../../kernel/products/products.schema.ts'
import {
  findPictures,
  findPrereqs,
  type CategoryRow,
  type PictureRow,
  type PrereqRow,
  type ProductRow,
  type StoreRow,
} from '../../kernel/products/products.store.ts'
import { findCounts } from '../../kernel/stock/pools.store.ts'
import type { StockCount } from '../../kernel/stock/stock.domain.ts'
import { findOverdueQuantities } from '../../kernel/stock/stock-holds.store.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { stockIs } from './products.list.ts'

/** Each category, shown or not, in its order. */
export const listCategories = (db: Db | Tx, merchantId: number): Promise<CategoryRow[]> =>
  db
    .select()
    .from(productCategory)
    .where(eq(productCategory.merchantId, merchantId))
    .orderBy(asc(productCategory.position), asc(productCategory.id))

/** Each store, open or not, in its order. */
export const listStores = (db: Db | Tx, merchantId: number): Promise<StoreRow[]> =>
  db
    .select()
    .from(shopStore)
    .where(eq(shopStore.merchantId, merchantId))
    .orderBy(asc(shopStore.position), asc(shopStore.id))

/** Of all but archived products. */
export async function countProducts(
  db: Db,
  { merchantId, now }: { merchantId: number; now: Date },
): Promise<{ all: number; few: number; sold_out: number; hidden: number }> {
  const { few, sold_out: gone } = stockIs(now)
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      few: sql<number>`count(*) filter (where ${few})::int`,
      sold_out: sql<number>`count(*) filter (where ${gone})::int`,
      hidden: sql<number>`count(*) filter (where ${product.state} = 'hidden')::int`,
    })
    .from(product)
    .where(and(eq(product.merchantId, merchantId), ne(product.state, 'archived')))
  return row ?? { all: 0, few: 0, sold_out: 0, hidden: 0 }
}

/** A product with what stands beside it. `held` counts nothing that has run out. */
export type ProductBeside = {
  row: ProductRow
  pool: StockCount
  pictures: PictureRow[]
  prereqs: PrereqRow[]
  categorySlugs: string[]
  storeKey: string | null
}

type Products = { merchantId: number; now: Date }

export const findProductsById = (
  db: Db | Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<ProductRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(product)
        .where(and(eq(product.merchantId, merchantId), inArray(product.id, [...ids])))

export async function findProductById(
  db: Db | Tx,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<ProductRow | null> {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.merchantId, merchantId), eq(product.publicId, publicId)))
  return row ?? null
}

export async function findProductOfSlug(
  db: Db | Tx,
  { merchantId, slug }: { merchantId: number; slug: string },
): Promise<ProductRow | null> {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.merchantId, merchantId), eq(product.slug, slug)))
  return row ?? null
}

export async function besideProducts(
  db: Db | Tx,
  { merchantId, now }: Products,
  rows: readonly ProductRow[],
): Promise<ProductBeside[]> {
  if (rows.length === 0) return []
  const productIds = rows.map(({ id }) => id)
  const poolIds = rows.map(({ poolId }) => poolId)
  const pools = await findCounts(db, { merchantId, poolIds })
  const overdue = await findOverdueQuantities(db, { merchantId, poolIds, now })
  const pictures = await findPictures(db, { merchantId, productIds })
  const prereqs = await findPrereqs(db, { merchantId, productIds })
  const categories = await categoriesOf(db, { merchantId, productIds })
  const stores = await listStores(db, merchantId)
  return rows.map((row) => {
    const pool = pools.find(({ id }) => id === row.poolId)
    if (!pool) throw new Error('a product has no pool')
    return {
      row,
      pool: { ...pool, held: pool.held - (overdue.get(pool.id) ?? 0) },
      pictures: pictures.filter(({ productId }) => productId === row.id),
      prereqs: prereqs.filter(({ productId }) => productId === row.id),
      categorySlugs: categories.filter(({ productId }) => productId === row.id).map(({ slug }) => slug),
      storeKey: stores.find(({ id }) => id === row.storeId)?.key ?? null,
    }
  })
}

/** The main one of each first. */
const categoriesOf = (
  db: Db | Tx,
  { merchantId, productIds }: { merchantId: number; productIds: readonly number[] },
): Promise<{ productId: number; slug: string }[]> =>
  db
    .select({ productId: productInCategory.productId, slug: productCategory.slug })
    .from(productInCategory)
    .innerJoin(productCategory, eq(productCategory.id, productInCategory.categoryId))
    .where(
      and(
        eq(productInCategory.merchantId, merchantId),
        inArray(productInCategory.productId, [...productIds]),
      ),
    )
    .orderBy(asc(productInCategory.productId), asc(productInCategory.position))
