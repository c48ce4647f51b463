import type { ProductPatch, ProductWish } from '@wasl/contracts/core/dashboard/products.contract'
import type { CoreFilters } from '@wasl/contracts/lists/query'
import { productList } from '@wasl/contracts/lists/products'
import { decimalText } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { AdministeredRefusal } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { audited, type By } from '../../kernel/administered/by.ts'
import { changesOf } from '../../kernel/audit/changes-of.ts'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../kernel/lists/page.domain.ts'
import { findMerchant, lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import type { CategoryRow, ProductRow, StoreRow } from '../../kernel/products/products.store.ts'
import { addProduct, changeProduct, countShelf } from '../../kernel/products/save-product.service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { knownPictures } from './known-pictures.service.ts'
import { productsAt } from './products.list.ts'
import type { ProductString } from './products.strings.ts'
import {
  besideProducts,
  countProducts,
  findProductById,
  findProductsById,
  listCategories,
  listStores,
  type ProductBeside,
} from './products.store.ts'
import { readProduct, type ProductProblem } from './read-product.ts'
import { undoing } from './undoing.ts'

export type ProductsDeps = { db: Db; clock: Clock }
export type ShownProduct = ProductBeside & { currency: string; now: Date }
export type ProductRefusal = AdministeredRefusal<ProductString | AdministeredString>
type Saved = Promise<Result<ShownProduct, ProductRefusal>>

const usualSize = 10

export async function productsPage(
  { db, clock }: ProductsDeps,
  merchantId: number,
  query: CoreFilters<typeof productList> & Numbered,
) {
  const now = clock.now()
  const filters = readAsked(productList, query)
  const scope = { merchantId, isArchived: filters.state === 'archived' }
  const page = numberedPage(productList, { page_size: usualSize, ...query })
  const [{ ids, count }, counts, categories, stores, currency] = await Promise.all([
    productsAt(now).readPage(db, { scope, filters, page }),
    countProducts(db, { merchantId, now }),
    listCategories(db, merchantId),
    listStores(db, merchantId),
    currencyOf(db, merchantId),
  ])
  const rows = inOrder(ids, await findProductsById(db, { merchantId, ids }))
  const products = await besideProducts(db, { merchantId, now }, rows)
  const choices: { categories: CategoryRow[]; stores: StoreRow[] } = { categories, stores }
  return {
    count,
    counts,
    asOf: asOfPage(page, now),
    currency,
    ...choices,
    products: products.map((one): ShownProduct => ({ ...one, currency, now })),
  }
}

export async function showProduct(
  { db, clock }: ProductsDeps,
  merchantId: number,
  publicId: string,
): Promise<ShownProduct | null> {
  const row = await findProductById(db, { merchantId, publicId })
  return row && shown(db, { merchantId, row, now: clock.now() })
}

export function createProduct({ db, clock }: ProductsDeps, by: By, wish: ProductWish): Saved {
  const { merchantId, username: actor } = by.staff
  return undoing(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    const now = clock.now()
    const { read, problems } = await readWish(tx, { merchantId, wish, before: null })
    if (problems.length > 0) return refused({ kind: 'fields', problems })
    const added = await addProduct(tx, { merchantId, actor, now }, { ...read, inventory: wish.stock.to })
    if (!added.ok) return refused({ kind: 'fields', problems: added.error.map(worded) })
    const detail = { after: told(added.value), shelf: wish.stock.to ?? 'unlimited' }
    await audited(tx, by, { action: 'product.added', object: nameOf(added.value), detail, now })
    return accepted(await shown(tx, { merchantId, row: added.value, now }))
  })
}

/** `revision` is what the wish began with. */
export function saveProduct(
  { db, clock }: ProductsDeps,
  by: By,
  { id, revision, ...wish }: ProductWish & { id: string; revision: number },
): Saved {
  return undoing(db, (tx) => change(tx, by, { publicId: id, revision, now: clock.now(), wishOf: () => wish }))
}

/** The product as it is, but for these values. */
export function patchProduct(
  { db, clock }: ProductsDeps,
  by: By,
  { id, revision, ...patch }: ProductPatch & { id: string },
): Saved {
  return undoing(db, (tx) =>
    change(tx, by, {
      publicId: id,
      revision,
      now: clock.now(),
      wishOf: (before) => ({ ...wishOf(before), ...patch }),
    }),
  )
}

type Change = {
  publicId: string
  revision: number
  now: Date
  wishOf: (before: ShownProduct) => ProductWish
}

async function change(tx: Tx, by: By, { publicId, revision, now, wishOf: wishFor }: Change): Saved {
  const { merchantId, username: actor } = by.staff
  await lockMerchant(tx, merchantId)
  const row = await findProductById(tx, { merchantId, publicId })
  if (!row) return refused({ kind: 'notFound' })
  if (row.revision !== revision) return refused({ kind: 'changed' })
  const before = await shown(tx, { merchantId, row, now })
  const wish = wishFor(before)
  const { read, problems } = await readWish(tx, { merchantId, wish, before })
  if (problems.length > 0) return refused({ kind: 'fields', problems })
  const changed = await changeProduct(tx, { merchantId, actor, now }, { publicId, revision, wish: read })
  if (!changed.ok) return refused(refusalOf(changed.error))
  const { after } = changed.value
  const detail = changesOf(told(row), told(after))
  if (Object.keys(detail.after).length > 0)
    await audited(tx, by, { action: 'product.changed', object: nameOf(after), detail, now })
  const { from, to } = wish.stock
  // Pools are locked last.
  const counted = await countShelf(tx, { merchantId, poolId: row.poolId, from, to, actor, now })
  if (!counted.ok) return refused(refusalOf({ kind: 'stock', ...counted.error }))
  if (from !== to)
    await audited(tx, by, {
      action: 'product.counted',
      object: nameOf(after),
      detail: { before: { shelf: from }, after: { shelf: to } },
      now,
    })
  return accepted(await shown(tx, { merchantId, row: after, now }))
}

const refusalOf = (
  refusal: Extract<Awaited<ReturnType<typeof changeProduct>>, { ok: false }>['error'],
): ProductRefusal => {
  switch (refusal.kind) {
    case 'fields':
      return { kind: 'fields', problems: refusal.problems.map(worded) }
    case 'stock': {
      const { held } = refusal
      return { kind: 'fields', problems: [{ field: 'stock', says: 'product.stock', values: { held } }] }
    }
    case 'notFound':
    case 'changed':
      return refusal
  }
}

const worded = ({ field, says }: { field: string; says: string }): ProductProblem => ({
  field,
  // The kernel's problems have their words under the same names.
  says: `product.${says}` as ProductString,
})

type Reading = { merchantId: number; wish: ProductWish; before: ShownProduct | null }

async function readWish(tx: Tx, { merchantId, wish, before }: Reading) {
  const problems: ProductProblem[] = []
  const currency = await currencyOf(tx, merchantId)
  const urls = wish.pictures.map(({ url }) => url)
  const pictures = await knownPictures(tx, { merchantId, urls })
  const { sellableFrom = null, sellableUntil = null, position = 0, seo = {} } = before?.row ?? {}
  const { prereqs = [] } = before ?? {}
  const kept = { sellableFrom, sellableUntil, position, seo, prereqs }
  for (const { url, ...size } of before?.pictures ?? []) pictures.set(url, size)
  const read = readProduct(wish, { currency, kept, pictures, problems })
  return { read, problems }
}

/** The product as its form would say it. */
function wishOf({ row, pool, currency, pictures, storeKey, categorySlugs }: ShownProduct): ProductWish {
  const text = (minor: number | null) => (minor === null ? '' : decimalText({ minor, currency }))
  const shelf = shelfOf(pool)
  return {
    name_en: row.nameEn,
    name_ar: row.nameAr,
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    sku: row.sku,
    slug: row.slug,
    state: row.state,
    price: text(row.price),
    price_with_discount: text(row.discountedPrice),
    discount_from: row.discountFrom?.toISOString() ?? null,
    discount_until: row.discountUntil?.toISOString() ?? null,
    sold_out_until: row.soldOutUntil?.toISOString() ?? null,
    min_per_order: row.minPerOrder,
    max_per_order: row.maxPerOrder,
    shipped: row.shipped,
    store: storeKey,
    categories: categorySlugs,
    pictures: pictures.map(({ url, altEn, altAr }) => ({ url, alt_en: altEn, alt_ar: altAr })),
    stock: { from: shelf, to: shelf },
  }
}

/** What stands on the shelf: what is sold has left it, what buyers keep has not. Null: unlimited. */
export const shelfOf = ({ capacity, sold }: ProductBeside['pool']): number | null =>
  capacity === null ? null : capacity - sold

/** What the history tells of a product. */
const told = ({
  id,
  publicId,
  merchantId,
  poolId,
  revision,
  createdAt,
  changedAt,
  words,
  sounds,
  ...row
}: ProductRow) => row

const nameOf = ({ nameEn, nameAr }: ProductRow): string => nameEn || nameAr

async function shown(
  db: Db | Tx,
  { merchantId, row, now }: { merchantId: number; row: ProductRow; now: Date },
): Promise<ShownProduct> {
  const currency = await currencyOf(db, merchantId)
  const [one] = await besideProducts(db, { merchantId, now }, [row])
  if (!one) throw new Error('a product that was stored was not found')
  return { ...one, currency, now }
}

export async function currencyOf(db: Db | Tx, merchantId: number): Promise<string> {
  const merchant = await findMerchant(db, merchantId)
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  return merchant.currency
}
