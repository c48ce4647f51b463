import { placeOf } from '@wasl/domain/places'
import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { branch } from '../menu/branches.schema.ts'
import { shopStore } from '../products/products.schema.ts'
import type { OrderPlugin } from './order-kind.ts'

export type Place = {
  /** `catalogue:pantry`. */
  id: string
  plugin: OrderPlugin
  /** As an order's `branch` has it. */
  key: string
  nameEn: string
  nameAr: string
}

/** Where orders are prepared: stores of the shop and branches of the kitchen, whether they are open or not. */
export async function findPlaces(db: Db | Tx, merchantId: number): Promise<Place[]> {
  const stores = await db
    .select({ key: shopStore.key, nameEn: shopStore.nameEn, nameAr: shopStore.nameAr })
    .from(shopStore)
    .where(eq(shopStore.merchantId, merchantId))
    .orderBy(asc(shopStore.position), asc(shopStore.id))
  const branches = await db
    .select({ key: branch.key, nameEn: branch.nameEn, nameAr: branch.nameAr })
    .from(branch)
    .where(eq(branch.merchantId, merchantId))
    .orderBy(asc(branch.id))
  const named =
    (plugin: OrderPlugin) =>
    (place: Omit<Place, 'id' | 'plugin'>): Place => ({ id: placeOf(plugin, place.key), plugin, ...place })
  return [...stores.map(named('catalogue')), ...branches.map(named('food_ordering'))]
}
