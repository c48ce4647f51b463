import { decimalText, parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Cells, Known } from '../../../kernel/import-jobs/job.domain.ts'
import type { Applied, Change, JobKind, Saving } from '../../../kernel/import-jobs/job-kind.ts'
import { plainText } from '../../../kernel/imports/cell-text.ts'
import { stockOfItem } from '../../../kernel/menu/add-menu-items.service.ts'
import {
  replaceItemAddOns,
  replaceItemOptions,
  replaceItemPictures,
  saveAtBranches,
  saveMenuItemRows,
} from '../../../kernel/menu/edit-menu.store.ts'
import {
  listAddOns,
  listBranches,
  listMenuCategories,
  listOptionGroups,
} from '../../../kernel/menu/menu.store.ts'
import { cleanHtml } from '../../../kernel/merchants/merchant-html.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { foundBy } from '../../../kernel/products/product.domain.ts'
import { countShelves, type ShelfCount } from '../../../kernel/stock/count-shelves.service.ts'
import { findCounts, insertPools } from '../../../kernel/stock/pools.store.ts'
import { findOverdueQuantities } from '../../../kernel/stock/stock-holds.store.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { stockCells, stockOf } from './branch-stock.domain.ts'
import { listOf, stateOf } from './catalogue-kind.service.ts'
import { columnsOf, headsOf } from './columns.domain.ts'
import {
  addOnsOfDishes,
  archiveDishes,
  countedAt,
  dishesAfter,
  dishesOfSkus,
  groupsOfDishes,
  picturesOfDishes,
  type DishRow,
} from './dishes.store.ts'
import { judgeBy } from './judge-row.domain.ts'
import { nameOfPicture, picturesNamed } from './named-pictures.service.ts'

const plugin = 'food_ordering'

/** Files of a menu. */
export const foodKind: JobKind = {
  plugin,
  readHeads: headsOf(plugin),

  async reader(db, { merchantId, rows }) {
    const merchant = await findMerchant(db, merchantId)
    const pictures = await picturesNamed(db, { merchantId, rows })
    return judgeBy({
      currency: merchant?.currency ?? '',
      columns: columnsOf(plugin),
      categories: await listMenuCategories(db, merchantId),
      mostCategories: 1,
      stores: [],
      branches: await servingBranches(db, merchantId),
      groups: await listOptionGroups(db, merchantId),
      addOns: await listAddOns(db, merchantId),
      pictures: new Map([...pictures].map(([name, { name: own }]) => [name, own])),
    })
  },

  async known(db, { merchantId, skus, now }) {
    return knownDishes(db, { merchantId, rows: await dishesOfSkus(db, { merchantId, skus }), now })
  },

  apply: applyDishes,

  async archive(tx, { merchantId, now }, skus) {
    if (skus.length > 0) await archiveDishes(tx, { merchantId, skus, now })
  },
}

/** A kitchen that only caters sells no single dishes. */
async function servingBranches(db: Db | Tx, merchantId: number) {
  const branches = await listBranches(db, merchantId)
  return branches.filter(({ active, services }) => active && (services.pickup || services.delivery))
}

/** Each dish as a file says it, by its sku. */
export async function knownDishes(
  db: Db | Tx,
  { merchantId, rows, now }: { merchantId: number; rows: readonly DishRow[]; now: Date },
): Promise<Map<string, Known>> {
  if (rows.length === 0) return new Map()
  const of = { merchantId, itemIds: rows.map(({ id }) => id) }
  const merchant = await findMerchant(db, merchantId)
  const currency = merchant?.currency ?? ''
  const categories = new Map((await listMenuCategories(db, merchantId)).map(({ id, key }) => [id, key]))
  const branches = await listBranches(db, merchantId)
  const keyOf = new Map(branches.map(({ id, key }) => [id, key]))
  const groups = byItem(await groupsOfDishes(db, of))
  const addOns = byItem(await addOnsOfDishes(db, of))
  const pictures = byItem(await picturesOfDishes(db, of))
  const counted = await countedAt(db, of)
  const poolIds = counted.flatMap(({ poolId }) => poolId ?? [])
  const pools = new Map((await findCounts(db, { merchantId, poolIds })).map((pool) => [pool.id, pool]))
  const overdue = await findOverdueQuantities(db, { merchantId, poolIds, now })
  const counts = byItem(counted)
  const amount = (minor: number | null) => (minor === null ? '' : decimalText({ minor, currency }))
  return new Map(
    rows.map((row) => {
      const own = (counts.get(row.id) ?? []).flatMap(({ branchId, poolId }) => {
        const pool = pools.get(poolId ?? 0)
        const key = keyOf.get(branchId)
        return pool && key !== undefined ? [{ key, pool }] : []
      })
      const limited = own.flatMap(({ key, pool }) =>
        pool.capacity === null ? [] : [[key, pool.capacity - pool.sold] as const],
      )
      const drawn = pictures.get(row.id) ?? []
      const cells = {
        sku: row.sku,
        name_en: plainText(row.nameEn),
        name_ar: plainText(row.nameAr),
        price: amount(row.price),
        category: categories.get(row.categoryId) ?? '',
        description_en: plainText(row.descriptionEn),
        description_ar: plainText(row.descriptionAr),
        price_with_discount: amount(row.discountedPrice),
        ...stockCells(new Map(limited), branches),
        options: (groups.get(row.id) ?? []).map(({ key }) => key).join('|'),
        add_ons: (addOns.get(row.id) ?? []).map(({ key }) => key).join('|'),
        image: drawn.map(nameOfPicture).join('|'),
        visible: row.state === 'archived' ? 'archived' : row.state === 'active' ? 'yes' : 'no',
      }
      const known: Known = {
        ref: row.sku,
        revision: row.revision,
        cells,
        isArchived: row.state === 'archived',
        picture: drawn[0]?.url ?? null,
        held: Object.fromEntries(own.map(({ key, pool }) => [key, pool.held - (overdue.get(pool.id) ?? 0)])),
      }
      return [row.sku, known]
    }),
  )
}

function byItem<Row extends { itemId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const lists = new Map<number, Row[]>()
  for (const row of rows) {
    const list = lists.get(row.itemId)
    if (list) list.push(row)
    else lists.set(row.itemId, [row])
  }
  return lists
}

async function applyDishes(
  tx: Tx,
  saving: Saving,
  changes: readonly Change[],
): Promise<Result<Applied[], string[]>> {
  if (changes.length === 0) return accepted([])
  const { merchantId, now } = saving
  const rows = await dishesOfSkus(tx, { merchantId, skus: changes.map(({ sku }) => sku) })
  const before = new Map(rows.map((row) => [row.sku, row]))
  const merchant = await findMerchant(tx, merchantId)
  const categories = new Map((await listMenuCategories(tx, merchantId)).map(({ id, key }) => [key, id]))
  const saved = await saveMenuItemRows(
    tx,
    changes.map(({ sku, cells }, position) => {
      const was = before.get(sku)
      const columns = columnsFrom(cells, { was, currency: merchant?.currency ?? '', categories })
      const { id: _id, ...kept } = was ?? { id: 0, merchantId, createdAt: now, position, revision: -1 }
      return { ...kept, ...columns, sku, revision: kept.revision + 1, changedAt: now }
    }),
  )
  const itemOf = ({ sku }: Change): number => {
    const row = saved.get(sku)
    if (!row) throw new Error('a dish that was stored was not found')
    return row.id
  }
  await replaceBeside(tx, saving, { changes, itemOf })
  const short = await countDishes(tx, saving, { changes, itemOf })
  if (short.length > 0) return refused(short)
  return accepted(
    changes.map(({ number, sku }) => ({ number, ref: sku, revision: saved.get(sku)?.revision ?? 0 })),
  )
}

type Columns = { was: DishRow | undefined; currency: string; categories: ReadonlyMap<string, number> }

/** What a file can say of a dish; what it does not say stays, or is empty. */
function columnsFrom(cells: Cells, { was, currency, categories }: Columns) {
  const amount = (column: string, before: number | null | undefined): number | null => {
    const typed = cells[column]
    if (typed === undefined) return before ?? null
    const read = parseAmount(typed, currency)
    return read.ok ? read.value.minor : null
  }
  const html = (column: string, before: string | undefined) =>
    cells[column] === undefined ? (before ?? '') : cleanHtml(cells[column])
  const categoryId = cells.category === undefined ? was?.categoryId : categories.get(cells.category)
  if (categoryId === undefined) throw new Error('a dish has no category')
  const columns = {
    sku: was?.sku ?? cells.sku ?? '',
    categoryId,
    nameEn: cells.name_en ?? was?.nameEn ?? '',
    nameAr: cells.name_ar ?? was?.nameAr ?? '',
    descriptionEn: html('description_en', was?.descriptionEn),
    descriptionAr: html('description_ar', was?.descriptionAr),
    price: amount('price', was?.price) ?? 0,
    discountedPrice: amount('price_with_discount', was?.discountedPrice),
    state: stateOf(cells.visible, was?.state),
  }
  return { ...columns, ...foundBy(columns) }
}

type Beside = { changes: readonly Change[]; itemOf: (change: Change) => number }

async function replaceBeside(tx: Tx, { merchantId }: Saving, { changes, itemOf }: Beside): Promise<void> {
  const groups = new Map((await listOptionGroups(tx, merchantId)).map(({ id, key }) => [key, id]))
  const addOns = new Map((await listAddOns(tx, merchantId)).map(({ id, key }) => [key, id]))
  const idsOf = (text: string | undefined, ids: ReadonlyMap<string, number>) =>
    listOf(text).flatMap((key) => ids.get(key) ?? [])
  const saying = (column: string) => changes.filter(({ cells }) => cells[column] !== undefined)
  const optioned = saying('options')
  await replaceItemOptions(
    tx,
    { merchantId, itemIds: optioned.map(itemOf) },
    optioned.flatMap((change) =>
      idsOf(change.cells.options, groups).map((groupId, position) => ({
        merchantId,
        itemId: itemOf(change),
        groupId,
        position,
      })),
    ),
  )
  const added = saying('add_ons')
  await replaceItemAddOns(
    tx,
    { merchantId, itemIds: added.map(itemOf) },
    added.flatMap((change) =>
      idsOf(change.cells.add_ons, addOns).map((addOnId, position) => ({
        merchantId,
        itemId: itemOf(change),
        addOnId,
        position,
      })),
    ),
  )
  const drawn = saying('image')
  const pictures = await picturesNamed(tx, { merchantId, rows: drawn.map(({ cells }) => cells) })
  await replaceItemPictures(
    tx,
    { merchantId, itemIds: drawn.map(itemOf) },
    drawn.flatMap((change) =>
      listOf(change.cells.image)
        .flatMap((name) => pictures.get(name.toLowerCase()) ?? [])
        .map(({ url, width, height }, position) => ({
          merchantId,
          itemId: itemOf(change),
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

/** Skus of dishes of which buyers keep more than a count would leave. */
async function countDishes(tx: Tx, saving: Saving, { changes, itemOf }: Beside): Promise<string[]> {
  const { merchantId, actor, now } = saving
  const counting = changes.filter(({ cells }) => cells.branch !== undefined || cells.inventory !== undefined)
  if (counting.length === 0) return []
  const branches = new Map((await listBranches(tx, merchantId)).map(({ id, key }) => [key, id]))
  const poolOf = new Map(
    (await countedAt(tx, { merchantId, itemIds: counting.map(itemOf) })).map(
      ({ itemId, branchId, poolId }) => [`${itemId} ${branchId}`, poolId ?? 0],
    ),
  )
  const counts: ShelfCount[] = []
  const skus = new Map<number, string>()
  const fresh: { itemId: number; branchId: number; sku: string; branch: string; capacity: number }[] = []
  for (const change of counting) {
    const [was, wish] = [stockOf(change.was), stockOf(change.cells)]
    for (const branch of new Set([...was.keys(), ...wish.keys()])) {
      const [itemId, branchId] = [itemOf(change), branches.get(branch)]
      if (branchId === undefined) continue
      const poolId = poolOf.get(`${itemId} ${branchId}`)
      const to = wish.get(branch) ?? null
      if (poolId !== undefined) {
        counts.push({ poolId, from: was.get(branch) ?? null, to })
        skus.set(poolId, change.sku)
      } else if (to !== null) fresh.push({ itemId, branchId, sku: change.sku, branch, capacity: to })
    }
  }
  const poolIds = await insertPools(tx, {
    merchantId,
    kind: 'stock',
    pools: fresh.map(({ sku, branch, capacity }) => ({ subject: stockOfItem(sku), branch, capacity })),
    actor,
    now,
  })
  await saveAtBranches(
    tx,
    fresh.map(({ itemId, branchId }, at) => ({ merchantId, itemId, branchId, poolId: poolIds[at] })),
  )
  const counted = await countShelves(tx, { merchantId, actor, now, counts })
  return counted.ok ? [] : [...new Set(counted.error.flatMap(({ poolId }) => skus.get(poolId) ?? []))]
}

/** Every dish that is not archived, a page at a time. */
export async function* dishesInPages(
  db: Db,
  { merchantId, now }: { merchantId: number; now: Date },
): AsyncGenerator<Cells[]> {
  for (let after = 0; ;) {
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await dishesAfter(db, { merchantId, after, limit: 500 })
    // oxlint-disable-next-line no-await-in-loop
    const known = await knownDishes(db, { merchantId, rows, now })
    if (rows.length > 0) yield [...known.values()].map(({ cells }) => cells)
    const last = rows.at(-1)
    if (!last || rows.length < 500) return
    after = last.id
  }
}
