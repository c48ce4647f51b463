import type { StoreWish } from '@wasl/contracts/core/dashboard/products/stores.contract'
import { isPhoneShaped, normalisePhone } from '@wasl/domain/phone'
import { slugOf } from '@wasl/domain/slug'
import { administered, type FieldProblem } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import { shopStore } from '../../kernel/products/products.schema.ts'
import type { StoreRow } from '../../kernel/products/products.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { listStores } from './products.store.ts'
import { countByStore, nextPlace } from './shop-parts.store.ts'
import type { ShopPartString } from './shop-parts.strings.ts'

export type ShownStore = StoreRow & { products: number }

export async function showStores(db: Db, merchantId: number): Promise<ShownStore[]> {
  const [rows, products] = await Promise.all([listStores(db, merchantId), countByStore(db, merchantId)])
  return rows.map((row) => ({ ...row, products: products.get(row.id) ?? 0 }))
}

export const storesArea = administered({
  table: shopStore,
  limit: 100,
  lock: lockMerchant,
  read: (wish: StoreWish) => ({
    nameEn: wish.name_en,
    nameAr: wish.name_ar,
    ...(wish.key !== '' && { key: wish.key }),
    addressEn: wish.address_en || null,
    addressAr: wish.address_ar || null,
    phone: normalisePhone(wish.phone) || null,
    pickupEnabled: wish.pickup_enabled,
    active: wish.active,
  }),
  begin: async (tx, { merchantId, wish }) => {
    const taken = new Set((await listStores(tx, merchantId)).map(({ key }) => key))
    const position = await nextPlace(tx, shopStore, merchantId)
    const key = slugOf({ en: wish.name_en, ar: '' }, { fallback: 'store', taken })
    return { position, key }
  },
  problems: async (tx, { merchantId, wish, before }) => {
    const problems: FieldProblem<ShopPartString | AdministeredString>[] = []
    for (const field of ['name_en', 'name_ar'] as const)
      if (wish[field] === '') problems.push({ field, says: 'administered.required' })
    if (wish.phone !== '' && !isPhoneShaped(wish.phone))
      problems.push({ field: 'phone', says: 'shopPart.phone' })
    if (wish.key !== '' && !/^[a-z0-9][a-z0-9-]*$/.test(wish.key))
      problems.push({ field: 'key', says: 'shopPart.key' })
    else if (
      wish.key !== '' &&
      (await listStores(tx, merchantId)).some(({ id, key }) => key === wish.key && id !== before?.id)
    )
      problems.push({ field: 'key', says: 'shopPart.keyTaken' })
    return problems
  },
  audit: { added: 'shop_store.added', changed: 'shop_store.changed', nameOf: ({ nameEn }) => nameEn },
})
