import { findDefaultUnit, findUnit, type Unit } from '../kernel/merchants/merchants.store.ts'
import { wantedWords } from '../kernel/products/product.domain.ts'
import {
  findBanners,
  findCategories,
  findCategoriesOf,
  findMovedSlug,
  findPrereqs,
  findProductOnSale,
  findProducts,
  findProductsOnSale,
  findStores,
  findUsedCategories,
  type CategoryRow,
  type PrereqRow,
  type StoreRow,
} from '../kernel/products/products.store.ts'
import { withDetails, type Shop, type ShopDeps, type ShownProduct } from '../kernel/products/shop.service.ts'
import type { Db, Tx } from '../platform/db/db.ts'

export type ProductsAsked = {
  merchantId: number
  q?: string | undefined
  store?: string | undefined
  category?: string | undefined
  sort?: 'new' | 'price' | '-price' | 'popular' | undefined
  inStock: boolean
  page: number
  pageSize: number
  /** When page 1 was read; undefined for page 1. */
  asOf?: Date | undefined
}

/** A store or category that is not there has no products. */
export async function showProducts(
  { db, clock }: ShopDeps,
  { merchantId, q = '', store, category, sort = undefined, inStock, page, pageSize, asOf }: ProductsAsked,
): Promise<{ count: number; products: ShownProduct[]; asOf: Date }> {
  const now = clock.now()
  const storeId = store === undefined ? null : await storeIdOf(db, merchantId, store)
  const categoryIds =
    category === undefined ? null : withThoseBelow(await findCategories(db, merchantId), category)
  if (storeId === undefined || categoryIds?.length === 0) return { count: 0, products: [], asOf: asOf ?? now }
  const { count, rows } = await findProducts(db, {
    merchantId,
    now,
    asOf: asOf ?? null,
    words: wantedWords(q),
    storeId,
    categoryIds,
    inStock,
    sort: sort ?? null,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return { count, products: await withDetails(db, { merchantId, rows, now }), asOf: asOf ?? now }
}

const storeIdOf = async (db: Db, merchantId: number, key: string): Promise<number | undefined> =>
  (await findStores(db, merchantId)).find((row) => row.key === key)?.id

/** The category and all that lie in it. */
function withThoseBelow(rows: readonly CategoryRow[], slug: string): number[] {
  const ids = rows.filter((row) => row.slug === slug).map(({ id }) => id)
  for (const id of ids)
    ids.push(...rows.filter((row) => row.parentId === id && !ids.includes(row.id)).map((row) => row.id))
  return ids
}

export type FoundProduct =
  | { kind: 'product'; product: ShownProduct; categories: Awaited<ReturnType<typeof findCategoriesOf>> }
  | { kind: 'moved'; slug: string }

export async function showProduct(
  { db, clock }: ShopDeps,
  { merchantId, slug }: { merchantId: number; slug: string },
): Promise<FoundProduct | null> {
  const now = clock.now()
  const row = await findProductOnSale(db, { merchantId, slug, now })
  if (!row) {
    const moved = await findMovedSlug(db, { merchantId, slug, now })
    return moved === null ? null : { kind: 'moved', slug: moved }
  }
  const [[product], categories] = await Promise.all([
    withDetails(db, { merchantId, rows: [row], now }),
    findCategoriesOf(db, { merchantId, productId: row.id }),
  ])
  return product ? { kind: 'product', product, categories } : null
}

/** The unit that sells: the one that is set, else the merchant's first. */
export async function sellingUnit(db: Db | Tx, { merchant, settings }: Shop): Promise<Unit | null> {
  const set = settings.unitKey && (await findUnit(db, { merchantId: merchant.id, key: settings.unitKey }))
  return set || (await findDefaultUnit(db, merchant.id))
}

/** Stores that hold all of the products; what names no store lies in each. One product that is not on sale: none. */
export async function storesHolding(
  { db, clock }: ShopDeps,
  { merchantId, slugs }: { merchantId: number; slugs: readonly string[] },
): Promise<StoreRow[]> {
  const [stores, rows] = await Promise.all([
    findStores(db, merchantId),
    findProductsOnSale(db, { merchantId, slugs, now: clock.now() }),
  ])
  if (rows.length < new Set(slugs).size) return []
  return stores.filter(({ id }) => rows.every(({ storeId }) => storeId === null || storeId === id))
}

/** What the buyers of these products are asked for, in the order of the products. */
export async function showPrereqs(
  { db, clock }: ShopDeps,
  { merchantId, slugs }: { merchantId: number; slugs: readonly string[] },
): Promise<{ slug: string; field: PrereqRow }[]> {
  const rows = await findProductsOnSale(db, { merchantId, slugs, now: clock.now() })
  const fields = await findPrereqs(db, { merchantId, productIds: rows.map(({ id }) => id) })
  return slugs.flatMap((slug) => {
    const id = rows.find((row) => row.slug === slug)?.id
    return fields.filter(({ productId }) => productId === id).map((field) => ({ slug, field }))
  })
}

export async function showConfig({ db, clock }: ShopDeps, { merchant, settings }: Shop) {
  const merchantId = merchant.id
  const [stores, categories, used] = await Promise.all([
    findStores(db, merchantId),
    findCategories(db, merchantId),
    findUsedCategories(db, { merchantId, now: clock.now() }),
  ])
  return { merchant, settings, stores, categories: withUse(categories, used) }
}

/** Those with products, and those above them. */
const withUse = (rows: readonly CategoryRow[], used: ReadonlySet<number>): CategoryRow[] =>
  rows.filter(({ slug }) => withThoseBelow(rows, slug).some((id) => used.has(id)))

/** None where the shop shows none (SHOP-10). */
export const showBanners = async ({ db, clock }: ShopDeps, { merchant, settings }: Shop) =>
  settings.showBanner ? findBanners(db, { merchantId: merchant.id, now: clock.now() }) : []
