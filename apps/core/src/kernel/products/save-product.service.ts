import { isSlug, slugOf } from '@wasl/domain/slug'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { cleanHtml } from '../merchants/merchant-html.ts'
import { lockMerchant } from '../merchants/merchants.store.ts'
import { setCapacity } from '../stock/capacity.service.ts'
import { lockPools, poolFor } from '../stock/pools.store.ts'
import {
  categoryIdsOf,
  findProductOfSku,
  findTakenSlugs,
  insertProduct,
  keepOldSlug,
  lockProduct,
  replaceCategories,
  replacePictures,
  replacePrereqs,
  storeIdOf,
  updateProduct,
} from './edit-products.store.ts'
import { foundBy } from './product.domain.ts'
import type { PrereqType } from './product.domain.ts'
import type { ProductSeo, ProductState } from './products.schema.ts'
import type { ProductRow } from './products.store.ts'

/** All that can be said of a product. Money in minor units of the merchant's currency. */
export type ProductWish = {
  /** Null: made from the name. */
  slug: string | null
  sku: string
  state: ProductState
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  price: number
  discountedPrice: number | null
  discountFrom: Date | null
  discountUntil: Date | null
  sellableFrom: Date | null
  sellableUntil: Date | null
  soldOutUntil: Date | null
  minPerOrder: number
  maxPerOrder: number | null
  shipped: boolean
  /** Null: every store. */
  storeKey: string | null
  position: number
  seo: ProductSeo
  categorySlugs: readonly string[]
  pictures: readonly {
    url: string
    altEn: string
    altAr: string
    width: number | null
    height: number | null
  }[]
  prereqs: readonly {
    code: string
    labelEn: string
    labelAr: string
    type: PrereqType
    required: boolean
    options: { value: string; label_en: string; label_ar: string }[]
  }[]
  /** How many can still be sold; null without a limit. A change without it leaves the stock as it is. */
  inventory?: number | null
}

export type ProductProblem =
  | { field: 'slug'; says: 'slugInvalid' | 'slugTaken' }
  | { field: 'sku'; says: 'skuTaken' }
  | { field: 'name_en'; says: 'nameMissing' }
  | { field: 'price_with_discount'; says: 'discountTooLarge' }
  | { field: 'store'; says: 'storeUnknown' }
  | { field: 'categories'; says: 'categoryUnknown' }
  | { field: 'max_per_order'; says: 'maxBelowMin' }
  | { field: 'prereqs'; says: 'prereqTwice' }

export type Saving = { merchantId: number; actor: string; now: Date }

/** A new product with its pool. */
export async function addProduct(
  tx: Tx,
  { merchantId, actor, now }: Saving,
  wish: ProductWish,
): Promise<Result<ProductRow, ProductProblem[]>> {
  await lockMerchant(tx, merchantId)
  const read = await readWish(tx, { merchantId, wish, before: null })
  if (!read.ok) return read
  const publicId = newPublicId()
  const pool = {
    merchantId,
    kind: 'stock',
    subject: `product:${publicId}`,
    capacity: wish.inventory ?? null,
  } as const
  const poolId = await poolFor(tx, { ...pool, actor, now })
  const values = { ...read.value.columns, merchantId, publicId, poolId, createdAt: now, changedAt: now }
  const id = await insertProduct(tx, values)
  await replaceBeside(tx, { merchantId, productId: id }, wish, read.value.categoryIds)
  const row = await lockProduct(tx, { merchantId, publicId })
  if (!row) throw new Error('a product that was stored was not found')
  return accepted(row)
}

export type ChangeRefusal =
  | { kind: 'notFound' | 'changed' }
  | { kind: 'fields'; problems: ProductProblem[] }
  /** More are sold and kept for buyers than the wish allows. */
  | { kind: 'stock'; sold: number; held: number }

/** The product anew. `revision` is what the wish began with; its old address leads to the new one. */
export async function changeProduct(
  tx: Tx,
  { merchantId, actor, now }: Saving,
  { publicId, revision, wish }: { publicId: string; revision: number; wish: ProductWish },
): Promise<Result<{ before: ProductRow; after: ProductRow }, ChangeRefusal>> {
  await lockMerchant(tx, merchantId)
  const before = await lockProduct(tx, { merchantId, publicId })
  if (!before) return refused({ kind: 'notFound' })
  if (before.revision !== revision) return refused({ kind: 'changed' })
  const read = await readWish(tx, { merchantId, wish, before })
  if (!read.ok) return refused({ kind: 'fields', problems: read.error })
  const { columns, categoryIds } = read.value
  const productId = before.id
  if (columns.slug !== before.slug)
    await keepOldSlug(tx, { merchantId, productId, slug: before.slug, newSlug: columns.slug, at: now })
  await updateProduct(
    tx,
    { merchantId, id: productId },
    { ...columns, revision: revision + 1, changedAt: now },
  )
  await replaceBeside(tx, { merchantId, productId }, wish, categoryIds)
  const after = await lockProduct(tx, { merchantId, publicId })
  if (!after) throw new Error('a product that was stored was not found')
  if (wish.inventory === undefined) return accepted({ before, after })
  // Pools are locked last.
  const stocked = await setInventory(tx, {
    merchantId,
    poolId: before.poolId,
    inventory: wish.inventory,
    actor,
    now,
  })
  return stocked.ok ? accepted({ before, after }) : refused({ kind: 'stock', ...stocked.error })
}

/**
 * Books a count of the shelf, which has what buyers keep and not what is sold: `to` pieces where somebody saw `from`. The
 * difference is booked, so what was sold since they looked stays sold (decision 165). Null: unlimited.
 */
export async function countShelf(
  tx: Tx,
  {
    merchantId,
    poolId,
    from,
    to,
    actor,
    now,
  }: Saving & { poolId: number; from: number | null; to: number | null },
): Promise<Result<null, { sold: number; held: number }>> {
  if (from === to) return accepted(null)
  const [count] = await lockPools(tx, { merchantId, poolIds: [poolId] })
  if (!count) throw new Error('a product has no pool')
  const before = from === null || count.capacity === null ? count.sold : count.capacity - from
  const capacity = to === null ? null : Math.max(0, before + to)
  const set = await setCapacity(tx, { merchantId, poolId, capacity, whenBelow: 'refuse', actor, now })
  return set.ok ? accepted(null) : set
}

type Inventory = Saving & { poolId: number; inventory: number | null }

/** How many can still be sold, beside what is sold and kept for buyers already. */
export async function setInventory(
  tx: Tx,
  { merchantId, poolId, inventory, actor, now }: Inventory,
): Promise<Result<null, { sold: number; held: number }>> {
  const [count] = await lockPools(tx, { merchantId, poolIds: [poolId] })
  if (!count) throw new Error('a product has no pool')
  const capacity = inventory === null ? null : inventory + count.sold + count.held
  if (capacity === count.capacity) return accepted(null)
  const set = await setCapacity(tx, { merchantId, poolId, capacity, whenBelow: 'refuse', actor, now })
  return set.ok ? accepted(null) : set
}

type Reading = { merchantId: number; wish: ProductWish; before: ProductRow | null }

async function readWish(tx: Tx, { merchantId, wish, before }: Reading) {
  const {
    slug,
    storeKey,
    categorySlugs,
    pictures: _pictures,
    prereqs,
    inventory: _inventory,
    ...plain
  } = wish
  const problems: ProductProblem[] = []
  const taken = await findTakenSlugs(tx, { merchantId, except: before?.id ?? null })
  if (slug !== null && !isSlug(slug)) problems.push({ field: 'slug', says: 'slugInvalid' })
  else if (slug !== null && taken.has(slug)) problems.push({ field: 'slug', says: 'slugTaken' })
  const sameSku = await findProductOfSku(tx, { merchantId, sku: wish.sku })
  if (sameSku && sameSku.id !== before?.id) problems.push({ field: 'sku', says: 'skuTaken' })
  if (wish.nameEn === '' && wish.nameAr === '') problems.push({ field: 'name_en', says: 'nameMissing' })
  if (wish.discountedPrice !== null && wish.discountedPrice >= wish.price)
    problems.push({ field: 'price_with_discount', says: 'discountTooLarge' })
  if (wish.maxPerOrder !== null && wish.maxPerOrder < wish.minPerOrder)
    problems.push({ field: 'max_per_order', says: 'maxBelowMin' })
  if (new Set(prereqs.map(({ code }) => code)).size < prereqs.length)
    problems.push({ field: 'prereqs', says: 'prereqTwice' })
  const storeId = storeKey === null ? null : await storeIdOf(tx, { merchantId, key: storeKey })
  if (storeKey !== null && storeId === null) problems.push({ field: 'store', says: 'storeUnknown' })
  const ids = await categoryIdsOf(tx, { merchantId, slugs: categorySlugs })
  if (categorySlugs.some((one) => !ids.has(one)))
    problems.push({ field: 'categories', says: 'categoryUnknown' })
  if (problems.length > 0) return refused(problems)
  const names = { en: wish.nameEn, ar: wish.nameAr }
  const cleaned = {
    ...plain,
    descriptionEn: cleanHtml(wish.descriptionEn),
    descriptionAr: cleanHtml(wish.descriptionAr),
  }
  const columns = {
    ...cleaned,
    slug: slug ?? before?.slug ?? slugOf(names, { fallback: 'product', taken }),
    storeId,
    ...foundBy(cleaned),
  }
  const categoryIds = [...new Set(categorySlugs)].flatMap((one) => ids.get(one) ?? [])
  return accepted({ columns, categoryIds })
}

async function replaceBeside(
  tx: Tx,
  of: { merchantId: number; productId: number },
  { pictures, prereqs }: ProductWish,
  categoryIds: readonly number[],
): Promise<void> {
  await replacePictures(tx, of, pictures)
  await replacePrereqs(tx, of, prereqs)
  await replaceCategories(tx, of, categoryIds)
}
