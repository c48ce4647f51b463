import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { stockPool } from '../stock/stock.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import {
  product,
  productCategory,
  productInCategory,
  productPicture,
  productPrereq,
  productSlug,
  shopBanner,
  shopSettings,
  shopStore,
} from './products.schema.ts'

export type ProductRow = typeof product.$inferSelect
export type StoreRow = typeof shopStore.$inferSelect
export type CategoryRow = typeof productCategory.$inferSelect
export type PictureRow = typeof productPicture.$inferSelect
export type PrereqRow = typeof productPrereq.$inferSelect
export type BannerRow = typeof shopBanner.$inferSelect

export type ShopSettings = Omit<typeof shopSettings.$inferSelect, 'merchantId' | 'revision'>

export async function findShopSettings(
  db: Db | Tx,
  merchantId: number,
): Promise<typeof shopSettings.$inferSelect | null> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.merchantId, merchantId))
  return row ?? null
}

/** Stores that are open for business, in their order. */
export const findStores = (db: Db | Tx, merchantId: number): Promise<StoreRow[]> =>
  db
    .select()
    .from(shopStore)
    .where(and(eq(shopStore.merchantId, merchantId), shopStore.active))
    .orderBy(asc(shopStore.position), asc(shopStore.id))

/** Categories that are shown, in their order. */
export const findCategories = (db: Db | Tx, merchantId: number): Promise<CategoryRow[]> =>
  db
    .select()
    .from(productCategory)
    .where(and(eq(productCategory.merchantId, merchantId), productCategory.visible))
    .orderBy(asc(productCategory.position), asc(productCategory.id))

/** Ids of the categories in which something is on sale. */
export async function findUsedCategories(
  db: Db,
  { merchantId, now }: { merchantId: number; now: Date },
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: productInCategory.categoryId })
    .from(productInCategory)
    .innerJoin(product, eq(product.id, productInCategory.productId))
    .where(and(eq(product.merchantId, merchantId), isOnSale(now)))
  return new Set(rows.map(({ id }) => id))
}

export const findBanners = (
  db: Db,
  { merchantId, now }: { merchantId: number; now: Date },
): Promise<BannerRow[]> =>
  db
    .select()
    .from(shopBanner)
    .where(
      and(
        eq(shopBanner.merchantId, merchantId),
        shopBanner.active,
        or(isNull(shopBanner.shownFrom), lte(shopBanner.shownFrom, now)),
        or(isNull(shopBanner.shownUntil), gt(shopBanner.shownUntil, now)),
      ),
    )
    .orderBy(asc(shopBanner.position), asc(shopBanner.id))

export type ProductsWanted = {
  merchantId: number
  now: Date
  /** Only products that existed then; null for all. */
  asOf: Date | null
  /** Each word in each of the ways it is looked for: one of them must be found. */
  words: readonly { words: readonly string[]; sounds: readonly string[] }[]
  /** Null: of any store; what no store is named for is in every one. */
  storeId: number | null
  /** Null: of any. */
  categoryIds: readonly number[] | null
  inStock: boolean
  sort: 'new' | 'price' | '-price' | 'popular' | null
  limit: number
  offset: number
}

export async function findProducts(
  db: Db,
  wanted: ProductsWanted,
): Promise<{ count: number; rows: ProductRow[] }> {
  const found = and(...conditionsOf(wanted))
  const of = eq(stockPool.id, product.poolId)
  const [counted, rows] = await Promise.all([
    db
      .select({ count: sql<string>`count(*)` })
      .from(product)
      .innerJoin(stockPool, of)
      .where(found),
    db
      .select({ product })
      .from(product)
      .innerJoin(stockPool, of)
      .where(found)
      .orderBy(...orderOf(wanted), asc(product.position), asc(product.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
  ])
  return { count: Number(counted[0]?.count ?? 0), rows: rows.map((row) => row.product) }
}

function conditionsOf({ merchantId, now, asOf, words, storeId, categoryIds, inStock }: ProductsWanted) {
  return [
    eq(product.merchantId, merchantId),
    isOnSale(now),
    asOf === null ? undefined : lte(product.createdAt, asOf),
    ...words.map((word) =>
      or(
        ...word.words.map((text) => sql`strpos(${product.words}, ${text}) > 0`),
        ...word.sounds.map((sound) => sql`strpos(${product.sounds}, ${sound}) > 0`),
      ),
    ),
    storeId === null ? undefined : or(eq(product.storeId, storeId), isNull(product.storeId)),
    categoryIds === null
      ? undefined
      : sql`exists (select from ${productInCategory} c where c.product_id = ${product.id}
          and c.category_id = any(${sql.param([...categoryIds])}::bigint[]))`,
    inStock
      ? sql`not ${stockPool.closed} and (${product.soldOutUntil} is null or ${product.soldOutUntil} <= ${now})
          and (${stockPool.capacity} is null or ${stockPool.capacity} - ${stockPool.sold} - ${stockPool.held} > 0)`
      : undefined,
  ]
}

function orderOf({ sort, now }: ProductsWanted): SQL[] {
  switch (sort) {
    case 'new':
      return [desc(product.createdAt)]
    case 'price':
      return [asc(priceAt(now))]
    case '-price':
      return [desc(priceAt(now))]
    case 'popular':
      return [desc(stockPool.sold)]
    case null:
      return []
  }
}

const isOnSale = (now: Date): SQL | undefined =>
  and(
    eq(product.state, 'active'),
    or(isNull(product.sellableFrom), lte(product.sellableFrom, now)),
    or(isNull(product.sellableUntil), gt(product.sellableUntil, now)),
  )

/** The same rule as `priceNow` of the domain. */
const priceAt = (now: Date): SQL => sql`case when ${product.discountedPrice} is not null
  and (${product.discountFrom} is null or ${product.discountFrom} <= ${now})
  and (${product.discountUntil} is null or ${product.discountUntil} > ${now})
  then ${product.discountedPrice} else ${product.price} end`

type SlugRef = { merchantId: number; slug: string; now: Date }

export async function findProductOnSale(
  db: Db | Tx,
  { merchantId, slug, now }: SlugRef,
): Promise<ProductRow | null> {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.slug, slug), eq(product.merchantId, merchantId), isOnSale(now)))
  return row ?? null
}

/** Those of the slugs that are on sale. */
export const findProductsOnSale = (
  db: Db | Tx,
  { merchantId, slugs, now }: { merchantId: number; slugs: readonly string[]; now: Date },
): Promise<ProductRow[]> =>
  slugs.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(product)
        .where(and(eq(product.merchantId, merchantId), inArray(product.slug, [...slugs]), isOnSale(now)))

/** The slug of today of a product on sale that had this one before. */
export async function findMovedSlug(db: Db | Tx, { merchantId, slug, now }: SlugRef): Promise<string | null> {
  const [row] = await db
    .select({ slug: product.slug })
    .from(productSlug)
    .innerJoin(product, eq(product.id, productSlug.productId))
    .where(and(eq(productSlug.slug, slug), eq(productSlug.merchantId, merchantId), isOnSale(now)))
  return row?.slug ?? null
}

type OfProducts = { merchantId: number; productIds: readonly number[] }

/** All pictures of these products, by their place. */
export const findPictures = (db: Db | Tx, { merchantId, productIds }: OfProducts): Promise<PictureRow[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(productPicture)
        .where(
          and(eq(productPicture.merchantId, merchantId), inArray(productPicture.productId, [...productIds])),
        )
        .orderBy(asc(productPicture.productId), asc(productPicture.position))

export const findPrereqs = (db: Db | Tx, { merchantId, productIds }: OfProducts): Promise<PrereqRow[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(productPrereq)
        .where(
          and(eq(productPrereq.merchantId, merchantId), inArray(productPrereq.productId, [...productIds])),
        )
        .orderBy(asc(productPrereq.productId), asc(productPrereq.position))

/** The shown categories of a product, in their order. */
export const findCategoriesOf = (
  db: Db,
  { merchantId, productId }: { merchantId: number; productId: number },
): Promise<{ slug: string; nameEn: string; nameAr: string }[]> =>
  db
    .select({
      slug: productCategory.slug,
      nameEn: productCategory.nameEn,
      nameAr: productCategory.nameAr,
    })
    .from(productInCategory)
    .innerJoin(productCategory, eq(productCategory.id, productInCategory.categoryId))
    .where(
      and(
        eq(productInCategory.merchantId, merchantId),
        eq(productInCategory.productId, productId),
        productCategory.visible,
      ),
    )
    .orderBy(asc(productCategory.position), asc(productCategory.id))

/** What a voucher can name of a product beside itself: slugs of its categories, by the product's id. */
/** Public ids of the categories that each product stands in, by the product's id. */
export async function findCategoryIds(
  db: Db | Tx,
  { merchantId, productIds }: OfProducts,
): Promise<Map<number, string[]>> {
  const rows =
    productIds.length === 0
      ? []
      : await db
          .select({ productId: productInCategory.productId, category: productCategory.publicId })
          .from(productInCategory)
          .innerJoin(productCategory, eq(productCategory.id, productInCategory.categoryId))
          .where(
            and(
              eq(productInCategory.merchantId, merchantId),
              inArray(productInCategory.productId, [...productIds]),
            ),
          )
  const ids = new Map<number, string[]>()
  for (const { productId, category } of rows) ids.set(productId, [...(ids.get(productId) ?? []), category])
  return ids
}
