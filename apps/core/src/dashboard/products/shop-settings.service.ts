import type { ShopSettingsWish } from '@wasl/contracts/core/dashboard/products/shop-settings.contract'
import { latinDigits } from '@wasl/domain/digits'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { AdministeredRefusal } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { audited, type By } from '../../kernel/administered/by.ts'
import { changesOf } from '../../kernel/audit/changes-of.ts'
import { lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import { findShopSettings, type ShopSettings } from '../../kernel/products/products.store.ts'
import { saveSettings } from '../../kernel/products/shop-parts.store.ts'
import { unset } from '../../kernel/products/shop.service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { currencyOf } from './products.service.ts'
import type { ProductString } from './products.strings.ts'
import { readAmount, type ProductProblem } from './read-product.ts'
import type { ShopPartString } from './shop-parts.strings.ts'

export type ShownSettings = ShopSettings & { currency: string; revision: number }
type Says = ShopPartString | ProductString | AdministeredString

export async function showShopSettings(db: Db | Tx, merchantId: number): Promise<ShownSettings> {
  const currency = await currencyOf(db, merchantId)
  return { ...unset, revision: 0, ...(await findShopSettings(db, merchantId)), currency }
}

export function changeShopSettings(
  { db, clock }: { db: Db; clock: Clock },
  by: By,
  { revision, ...wish }: ShopSettingsWish & { revision: number },
): Promise<Result<ShownSettings, AdministeredRefusal<Says>>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    const before = await showShopSettings(tx, merchantId)
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    const { currency } = before
    const amounts: ProductProblem[] = []
    const deliveryFee = readAmount('delivery_fee', wish.delivery_fee, { currency, problems: amounts }) ?? 0
    const freeDeliveryFrom = readAmount('free_delivery_from', wish.free_delivery_from, {
      currency,
      problems: amounts,
    })
    const problems: { field: string; says: Says }[] = [...amounts]
    for (const field of ['label_store_en', 'label_store_ar'] as const)
      if (wish[field] === '') problems.push({ field, says: 'administered.required' })
    const taxBasisPoints = basisPoints(wish.tax_percent)
    if (taxBasisPoints === null) problems.push({ field: 'tax_percent', says: 'shopPart.percent' })
    if (!wish.pickup_enabled && !wish.delivery_enabled)
      problems.push({ field: 'delivery_enabled', says: 'shopPart.handOver' })
    if (problems.length > 0) return refused({ kind: 'fields' as const, problems })
    const after = {
      showBanner: wish.show_banner,
      labelStoreEn: wish.label_store_en,
      labelStoreAr: wish.label_store_ar,
      keptMinutes: wish.kept_minutes,
      pickupEnabled: wish.pickup_enabled,
      deliveryEnabled: wish.delivery_enabled,
      deliveryFee,
      freeDeliveryFrom,
      taxBasisPoints: taxBasisPoints ?? 0,
    }
    await saveSettings(tx, { ...after, merchantId, revision: revision + 1 })
    const detail = changesOf<Partial<ShownSettings>>(before, after)
    await audited(tx, by, {
      action: 'shop_settings.changed',
      object: `merchant:${merchantId}`,
      detail,
      now: clock.now(),
    })
    return accepted(await showShopSettings(tx, merchantId))
  })
}

/** `7.5` percent are 750; null where it is none between 0 and 100. */
function basisPoints(typed: string): number | null {
  const text = latinDigits(typed.trim())
  if (text === '') return 0
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const points = Math.round(Number(text) * 100)
  return points <= 10_000 ? points : null
}
