import type { ManagedProduct } from '@wasl/contracts/core/dashboard/products.contract'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import { inventoryNow, priceNow, stockStateOf } from '../../kernel/products/product.domain.ts'
import { freeIn } from '../../kernel/stock/stock.domain.ts'
import { shelfOf, type ShownProduct } from './products.service.ts'

export function productOnWire({
  row,
  pool,
  pictures,
  prereqs,
  storeKey,
  categorySlugs,
  currency,
  now,
}: ShownProduct): z.input<typeof ManagedProduct> {
  const amount = (minor: number) => decimalText({ minor, currency })
  return {
    id: row.publicId,
    name_en: row.nameEn,
    name_ar: row.nameAr,
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    sku: row.sku,
    slug: row.slug,
    state: row.state,
    price: amount(row.price),
    price_with_discount: row.discountedPrice === null ? null : amount(row.discountedPrice),
    discount_from: row.discountFrom?.toISOString() ?? null,
    discount_until: row.discountUntil?.toISOString() ?? null,
    is_discounted: priceNow(row, now).discounted !== null,
    sold_out_until: row.soldOutUntil?.toISOString() ?? null,
    min_per_order: row.minPerOrder,
    max_per_order: row.maxPerOrder,
    shipped: row.shipped,
    store: storeKey,
    categories: categorySlugs,
    pictures: pictures.map(({ url, altEn, altAr, width, height }) => ({
      url,
      alt_en: altEn,
      alt_ar: altAr,
      width,
      height,
    })),
    prereqs: prereqs.map(({ code, labelEn, labelAr, type, required, options }) => ({
      code,
      label_en: labelEn,
      label_ar: labelAr,
      type,
      required,
      options,
    })),
    shelf: shelfOf(pool),
    kept: pool.held,
    sold: pool.sold,
    stock_state: stockStateOf(inventoryNow(row, freeIn(pool), now)),
    created: row.createdAt.toISOString(),
    revision: row.revision,
  }
}
