import { slugOf } from '@wasl/domain/slug'
import { decimalText, parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Cells, Known } from '../../../kernel/import-jobs/job.domain.ts'
import type { Applied, Change, JobKind, Saving } from '../../../kernel/import-jobs/job-kind.ts'
import { plainText } from '../../../kernel/imports/cell-text.ts'
import { cleanHtml } from '../../../kernel/merchants/merchant-html.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { findTakenSlugs } from '../../../kernel/products/edit-products.store.ts'
import { foundBy } from '../../../kernel/products/product.domain.ts'
import type { PictureRow, ProductRow } from '../../../kernel/products/products.store.ts'
import { countShelves } from '../../../kernel/stock/count-shelves.service.ts'
import { findCounts, insertPools } from '../../../kernel/stock/pools.store.ts'
import type { StockCount } from '../../../kernel/stock/stock.domain.ts'
import { findOverdueQuantities } from '../../../kernel/stock/stock-holds.store.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { shelfOf } from '../products.service.ts'
import { listCategories, listStores } from '../products.store.ts'
import { columnsOf, headsOf } from './columns.domain.ts'
import {
  archiveProducts,
  picturesOfProducts,
  productsAfter,
  productsOfSkus,
  replaceProductCategories,
  replaceProductPictures,
  saveProductRows,
  slugsOfProducts,
} from './goods.store.ts'
import { judgeBy } from './judge-row.domain.ts'
import { nameOfPicture, picturesNamed, type PictureOfName } from './named-pictures.service.ts'

const plugin = 'catalogue'

/** Files of what the shop sells. */
export const catalogueKind: JobKind = {
  plugin,
  readHeads: headsOf(plugin),

  async reader(db, { merchantId, rows }) {
    const merchant = await findMerchant(db, merchantId)
    const named = (one: { nameEn: string; nameAr: string }, key: string) => ({ ...one, key })
    return judgeBy({
      currency: merchant?.currency ?? '',
      columns: columnsOf(plugin),
      categories: (await listCategories(db, merchantId)).map((one) => named(one, one.slug)),
      mostCategories: 20,
      stores: (await listStores(db, merchantId)).map((one) => named(one, one.key)),
      branches: [],
      groups: [],
      addOns: [],
      pictures: new Map(
        [...(await picturesNamed(db, { merchantId, rows }))].map(([name, { name: own }]) => [name, own]),
      ),
    })
  },

  async known(db, { merchantId, skus, now }) {
    const rows = await productsOfSkus(db, { merchantId, skus })
    return knownOf(db, { merchantId, rows, now })
  },

  apply: applyGoods,

  async archive(tx, { merchantId, now }, skus) {
    if (skus.length > 0) await archiveProducts(tx, { merchantId, skus, now })
  },
}

/** Each product as a file says it, by its sku. */
export async function knownOf(
  db: Db | Tx,
  { merchantId, rows, now }: { merchantId: number; rows: readonly ProductRow[]; now: Date },
): Promise<Map<string, Known>> {
  if (rows.length === 0) return new Map()
  const productIds = rows.map(({ id }) => id)
  const poolIds = rows.map(({ poolId }) => poolId)
  const merchant = await findMerchant(db, merchantId)
  const currency = merchant?.currency ?? ''
  const pools = new Map((await findCounts(db, { merchantId, poolIds })).map((pool) => [pool.id, pool]))
  const overdue = await findOverdueQuantities(db, { merchantId, poolIds, now })
  const slugs = await slugsOfProducts(db, { merchantId, productIds })
  const pictures = await picturesOfProducts(db, { merchantId, productIds })
  const stores = new Map((await listStores(db, merchantId)).map(({ id, key }) => [id, key]))
  return new Map(
    rows.map((row) => {
      const pool = pools.get(row.poolId)
      if (!pool) throw new Error('a product has no pool')
      const own = pictures.get(row.id) ?? []
      const beside = { pool, currency, slugs: slugs.get(row.id) ?? [], pictures: own }
      return [
        row.sku,
        {
          ref: row.publicId,
          revision: row.revision,
          cells: cellsOf(row, { ...beside, store: stores.get(row.storeId ?? 0) ?? '' }),
          isArchived: row.state === 'archived',
          picture: own[0]?.url ?? null,
          held: { '': pool.held - (overdue.get(pool.id) ?? 0) },
        },
      ]
    }),
  )
}

type Beside = {
  pool: StockCount
  currency: string
  slugs: readonly string[]
  pictures: readonly PictureRow[]
  store: string
}

function cellsOf(row: ProductRow, { pool, currency, slugs, pictures, store }: Beside): Cells {
  const amount = (minor: number | null) => (minor === null ? '' : decimalText({ minor, currency }))
  const shelf = shelfOf(pool)
  return {
    sku: row.sku,
    name_en: plainText(row.nameEn),
    name_ar: plainText(row.nameAr),
    price: amount(row.price),
    category: slugs.join('|'),
    description_en: plainText(row.descriptionEn),
    description_ar: plainText(row.descriptionAr),
    price_with_discount: amount(row.discountedPrice),
    inventory: shelf === null ? '' : String(shelf),
    store,
    image: pictures.map(nameOfPicture).join('|'),
    visible: row.state === 'archived' ? 'archived' : row.state === 'active' ? 'yes' : 'no',
  }
}

async function applyGoods(
  tx: Tx,
  saving: Saving,
  changes: readonly Change[],
): Promise<Result<Applied[], string[]>> {
  if (changes.length === 0) return accepted([])
  const { merchantId, actor, now } = saving
  const rows = await productsOfSkus(tx, { merchantId, skus: changes.map(({ sku }) => sku) })
  const before = new Map(rows.map((row) => [row.sku, row]))
  const merchant = await findMerchant(tx, merchantId)
  const pools = await newPools(
    tx,
    saving,
    changes.filter(({ sku }) => !before.has(sku)),
  )
  const taken = await findTakenSlugs(tx, { merchantId, except: null })
  const stores = new Map((await listStores(tx, merchantId)).map(({ id, key }) => [key, id]))
  const wishes = changes.map((change, position) => {
    const was = before.get(change.sku)
    const fresh = pools.get(change.sku)
    const cells = { ...change.cells }
    const columns = columnsFrom(cells, { was, currency: merchant?.currency ?? '', stores })
    if (was) return { ...was, ...columns, revision: was.revision + 1, changedAt: now }
    if (!fresh) throw new Error('a new product has no pool')
    const slug = slugOf({ en: columns.nameEn, ar: columns.nameAr }, { fallback: 'product', taken })
    taken.add(slug)
    const made = {
      merchantId,
      publicId: fresh.publicId,
      poolId: fresh.poolId,
      slug,
      sku: change.sku,
      position,
    }
    return { ...columns, ...made, createdAt: now, changedAt: now }
  })
  const saved = await saveProductRows(tx, wishes.map(withoutId))
  const idOf = ({ sku }: Change): number => {
    const row = saved.get(sku)
    if (!row) throw new Error('a product that was stored was not found')
    return row.id
  }
  await replaceBeside(tx, saving, { changes, idOf })
  // Pools are locked last.
  const counts = changes.flatMap((change) => {
    const was = before.get(change.sku)
    const { inventory } = change.cells
    return was && inventory !== undefined
      ? [{ poolId: was.poolId, from: numberIn(change.was.inventory), to: numberIn(inventory) }]
      : []
  })
  const counted = await countShelves(tx, { merchantId, actor, now, counts })
  if (!counted.ok) {
    const small = new Set(counted.error.map(({ poolId }) => poolId))
    return refused(rows.filter(({ poolId }) => small.has(poolId)).map(({ sku }) => sku))
  }
  return accepted(
    changes.map((change) => {
      const row = saved.get(change.sku)
      return { number: change.number, ref: row?.publicId ?? '', revision: row?.revision ?? 0 }
    }),
  )
}

const withoutId = <Row extends object>({ id: _id, ...row }: Row & { id?: number }) => row as Omit<Row, 'id'>

async function newPools(tx: Tx, { merchantId, actor, now }: Saving, changes: readonly Change[]) {
  const made = changes.map(({ sku, cells }) => ({ sku, publicId: newPublicId(), cells }))
  const poolIds = await insertPools(tx, {
    merchantId,
    kind: 'stock',
    pools: made.map(({ publicId, cells }) => ({
      subject: `product:${publicId}`,
      branch: null,
      capacity: numberIn(cells.inventory),
    })),
    actor,
    now,
  })
  return new Map(made.map(({ sku, publicId }, at) => [sku, { publicId, poolId: poolIds[at] ?? 0 }]))
}

const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null)

type Columns = { was: ProductRow | undefined; currency: string; stores: ReadonlyMap<string, number> }

/** What a file can say of a product; what it does not say stays, or is empty. */
function columnsFrom(cells: Cells, { was, currency, stores }: Columns) {
  const text = (column: string, before: string | undefined) => cells[column] ?? before ?? ''
  const amount = (column: string, before: number | null | undefined): number | null => {
    const typed = cells[column]
    if (typed === undefined) return before ?? null
    const read = parseAmount(typed, currency)
    return read.ok ? read.value.minor : null
  }
  const html = (column: string, before: string | undefined) =>
    cells[column] === undefined ? (before ?? '') : cleanHtml(cells[column])
  const columns = {
    sku: was?.sku ?? cells.sku ?? '',
    nameEn: text('name_en', was?.nameEn),
    nameAr: text('name_ar', was?.nameAr),
    descriptionEn: html('description_en', was?.descriptionEn),
    descriptionAr: html('description_ar', was?.descriptionAr),
    price: amount('price', was?.price) ?? 0,
    discountedPrice: amount('price_with_discount', was?.discountedPrice),
    storeId: cells.store === undefined ? (was?.storeId ?? null) : (stores.get(cells.store) ?? null),
    state: stateOf(cells.visible, was?.state),
  }
  return { ...columns, ...foundBy(columns) }
}

/** A draft that is not to be seen stays one. */
export function stateOf<State extends 'draft' | 'active' | 'hidden' | 'archived'>(
  visible: string | undefined,
  before: State | undefined,
): 'draft' | 'active' | 'hidden' | 'archived' {
  switch (visible) {
    case 'yes':
      return 'active'
    case 'archived':
      return 'archived'
    case 'no':
      return before === 'draft' ? 'draft' : 'hidden'
    default:
      return before ?? 'active'
  }
}

type BesideWish = { changes: readonly Change[]; idOf: (change: Change) => number }

async function replaceBeside(tx: Tx, { merchantId }: Saving, { changes, idOf }: BesideWish): Promise<void> {
  const categories = new Map((await listCategories(tx, merchantId)).map(({ id, slug }) => [slug, id]))
  const moved = changes.filter(({ cells }) => cells.category !== undefined)
  await replaceProductCategories(
    tx,
    { merchantId, productIds: moved.map(idOf) },
    moved.flatMap((change) =>
      listOf(change.cells.category).flatMap((slug, position) => {
        const categoryId = categories.get(slug)
        return categoryId === undefined ? [] : [{ merchantId, productId: idOf(change), categoryId, position }]
      }),
    ),
  )
  const drawn = changes.filter(({ cells }) => cells.image !== undefined)
  if (drawn.length === 0) return
  const found = await picturesNamed(tx, { merchantId, rows: drawn.map(({ cells }) => cells) })
  const pictureOf = (name: string): PictureOfName[] => {
    const picture = found.get(name.toLowerCase())
    return picture ? [picture] : []
  }
  await replaceProductPictures(
    tx,
    { merchantId, productIds: drawn.map(idOf) },
    drawn.flatMap((change) =>
      listOf(change.cells.image)
        .flatMap(pictureOf)
        .map(({ url, width, height }, position) => ({
          merchantId,
          productId: idOf(change),
          position,
          url,
          width,
          height,
          altEn: change.cells.name_en ?? '',
          altAr: change.cells.name_ar ?? '',
        })),
    ),
  )
}

export const listOf = (text: string | undefined): string[] => (text ? text.split('|') : [])

/** Every product that is not archived, a page at a time. */
export async function* goodsInPages(
  db: Db,
  { merchantId, now }: { merchantId: number; now: Date },
): AsyncGenerator<Cells[]> {
  for (let after = 0; ;) {
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await productsAfter(db, { merchantId, after, limit: pageRows })
    // oxlint-disable-next-line no-await-in-loop
    const known = await knownOf(db, { merchantId, rows, now })
    if (rows.length > 0) yield [...known.values()].map(({ cells }) => cells)
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.id
  }
}

const pageRows = 500
