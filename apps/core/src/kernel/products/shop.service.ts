import { findMerchant, type Merchant } from '../merchants/merchants.store.ts'
import { freeOf } from '../stock/capacity.service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inventoryNow } from './product.domain.ts'
import {
  findPictures,
  findPrereqs,
  findShopSettings,
  findStores,
  type PictureRow,
  type PrereqRow,
  type ProductRow,
  type ShopSettings,
  type StoreRow,
} from './products.store.ts'

export type ShopDeps = { db: Db; clock: Clock }

export type Shop = { merchant: Merchant; settings: ShopSettings }

/** Null: this merchant sells no goods, and every address of the shop is nobody's. */
export async function findShop(db: Db | Tx, merchantId: number): Promise<Shop | null> {
  const [merchant, settings] = await Promise.all([
    findMerchant(db, merchantId),
    findShopSettings(db, merchantId),
  ])
  if (!merchant?.plugins.includes('catalogue')) return null
  return { merchant, settings: settings ?? unset }
}

/** What the columns say by themselves. */
export const unset: ShopSettings = {
  showBanner: true,
  labelStoreEn: 'Store',
  labelStoreAr: 'القسم',
  keptMinutes: 15,
  pickupEnabled: true,
  deliveryEnabled: true,
  deliveryFee: 0,
  freeDeliveryFrom: null,
  taxBasisPoints: 0,
  unitKey: null,
}

/** A product with what its card shows. */
export type ShownProduct = {
  row: ProductRow
  inventory: number | null
  pictures: PictureRow[]
  store: StoreRow | null
  prereqs: PrereqRow[]
}

/** With everything that stands beside them, in as many questions for many as for one. */
export async function withDetails(
  db: Db | Tx,
  { merchantId, rows, now }: { merchantId: number; rows: readonly ProductRow[]; now: Date },
): Promise<ShownProduct[]> {
  const productIds = rows.map(({ id }) => id)
  const [free, pictures, prereqs, stores] = await Promise.all([
    freeOf(db, { merchantId, poolIds: rows.map(({ poolId }) => poolId), now }),
    findPictures(db, { merchantId, productIds }),
    findPrereqs(db, { merchantId, productIds }),
    rows.some(({ storeId }) => storeId !== null) ? findStores(db, merchantId) : [],
  ])
  return rows.map((row) => ({
    row,
    inventory: inventoryNow(row, free.get(row.poolId) ?? null, now),
    pictures: pictures.filter(({ productId }) => productId === row.id),
    prereqs: prereqs.filter(({ productId }) => productId === row.id),
    store: stores.find(({ id }) => id === row.storeId) ?? null,
  }))
}
