import type { ListedProduct, Product, Store } from '@wasl/contracts/core/catalogue.contract'
import { pick, type Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import type { PictureRow, StoreRow } from '../kernel/products/products.store.ts'
import { priceNow, stockStateOf } from '../kernel/products/product.domain.ts'
import type { ShownProduct } from '../kernel/products/shop.service.ts'
import type { FoundProduct } from './show-products.service.ts'

export type Wording = { language: Locale; currency: string; now: Date }

export function listedProduct(
  { row, inventory, pictures, store, prereqs }: ShownProduct,
  { language, currency, now }: Wording,
): z.input<typeof ListedProduct> {
  const { price, discounted } = priceNow(row, now)
  const [image] = pictures
  return {
    slug: row.slug,
    name: pick({ en: row.nameEn, ar: row.nameAr }, language),
    name_en: row.nameEn,
    name_ar: row.nameAr,
    currency_code: currency,
    price: decimalText(money(price, currency)),
    price_with_discount: discounted === null ? null : decimalText(money(discounted, currency)),
    inventory,
    stock_state: stockStateOf(inventory),
    sold_out_until: inventory === 0 ? (row.soldOutUntil?.toISOString() ?? null) : null,
    min_per_order: row.minPerOrder,
    max_per_order: row.maxPerOrder,
    image: image ? picture(image) : null,
    store: store && { key: store.key, name_en: store.nameEn, name_ar: store.nameAr },
    shipped: row.shipped,
    has_prereqs: prereqs.length > 0,
  }
}

export function wholeProduct(
  { product, categories }: Extract<FoundProduct, { kind: 'product' }>,
  wording: Wording,
): z.input<typeof Product> {
  const { descriptionEn, descriptionAr, seo } = product.row
  return {
    ...listedProduct(product, wording),
    description: pick({ en: descriptionEn, ar: descriptionAr }, wording.language),
    description_en: descriptionEn,
    description_ar: descriptionAr,
    images: product.pictures.map(picture),
    categories: categories.map(({ slug, nameEn, nameAr }) => ({ slug, name_en: nameEn, name_ar: nameAr })),
    seo_title_en: seo.titleEn ?? null,
    seo_title_ar: seo.titleAr ?? null,
    seo_description_en: seo.descriptionEn ?? null,
    seo_description_ar: seo.descriptionAr ?? null,
  }
}

const picture = ({ url, altEn, altAr, width, height }: PictureRow) => ({
  url,
  alt_en: altEn,
  alt_ar: altAr,
  width,
  height,
})

export const storeOnWire = (row: StoreRow): z.input<typeof Store> => ({
  key: row.key,
  name_en: row.nameEn,
  name_ar: row.nameAr,
  address_en: row.addressEn,
  address_ar: row.addressAr,
  phone: row.phone,
  location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  pickup_enabled: row.pickupEnabled,
})
