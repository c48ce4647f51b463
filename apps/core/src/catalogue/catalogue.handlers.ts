import type { catalogueContract } from '@wasl/contracts/core/catalogue.contract'
import type { Handlers } from '@wasl/contracts/server'
import { pick } from '@wasl/domain/locale'
import { decimalsOf, decimalText, money } from '@wasl/domain/money'
import type { Context } from 'hono'
import { headerOf } from '../kernel/merchants/header-config.domain.ts'
import { findShop, type Shop, type ShopDeps } from '../kernel/products/shop.service.ts'
import { unitDetails } from '../kernel/merchants/unit-on-wire.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { notFoundBody } from '../platform/http/refuse.ts'
import { listedProduct, storeOnWire, wholeProduct, type Wording } from './product-on-wire.ts'
import {
  sellingUnit,
  showBanners,
  showConfig,
  showProduct,
  showProducts,
  storesHolding,
} from './show-products.service.ts'

type Here = Context<CoreEnv>

const defaultPageSize = 50

/** S1 §7 "Catalogue", what is only read. */
export function catalogueHandlers(deps: ShopDeps): Handlers<typeof catalogueContract, CoreEnv> {
  const wordingOf = (c: Here, { merchant }: Shop): Wording => ({
    language: c.var.language,
    currency: merchant.currency,
    now: deps.clock.now(),
  })
  const shopOf = (c: Here) => findShop(deps.db, c.var.merchantId)
  const missing = (c: Here) => ({ status: 404, body: notFoundBody(c) }) as const

  return {
    config: async (_request, c) => {
      const shop = await shopOf(c)
      return shop ? { status: 200, body: configOnWire(c, await showConfig(deps, shop)) } : missing(c)
    },

    banners: async (_request, c) => {
      const shop = await shopOf(c)
      if (!shop) return missing(c)
      const rows = await showBanners(deps, shop)
      const results = rows.map(({ titleEn, titleAr, imageEn, imageAr, linkType, link }) => ({
        title_en: titleEn,
        title_ar: titleAr,
        image_en: imageEn,
        image_ar: imageAr,
        link_type: linkType,
        link,
      }))
      return { status: 200, body: { results } }
    },

    products: async ({ query }, c) => {
      const shop = await shopOf(c)
      if (!shop) return missing(c)
      const {
        page = 1,
        page_size: pageSize = defaultPageSize,
        in_stock: inStock,
        as_of: readAt,
        json: _json,
        format: _format,
        ...narrowed
      } = query
      const { count, products, asOf } = await showProducts(deps, {
        ...narrowed,
        merchantId: c.var.merchantId,
        page,
        pageSize,
        inStock: inStock === 'true',
        asOf: readAt === undefined ? undefined : new Date(readAt),
      })
      const results = products.map((product) => listedProduct(product, wordingOf(c, shop)))
      return { status: 200, body: { count, page, page_size: pageSize, as_of: asOf.toISOString(), results } }
    },

    product: async ({ params: { slug } }, c) => {
      const shop = await shopOf(c)
      const found = shop && (await showProduct(deps, { merchantId: c.var.merchantId, slug }))
      if (!shop || !found) return missing(c)
      if (found.kind === 'product') return { status: 200, body: wholeProduct(found, wordingOf(c, shop)) }
      c.header('location', `/api/v1/plugins/catalogue/product/${encodeURIComponent(found.slug)}`)
      return { status: 301, body: { detail: found.slug, code: 'moved', slug: found.slug } }
    },

    unitConfig: async ({ params: { slug } }, c) => {
      const shop = await shopOf(c)
      const found = shop && (await showProduct(deps, { merchantId: c.var.merchantId, slug }))
      const unit = shop && found && (await sellingUnit(deps.db, shop))
      return unit ? { status: 200, body: unitDetails(unit) } : missing(c)
    },

    stores: async ({ query: { product_slugs: joined } }, c) => {
      if (!(await shopOf(c))) return missing(c)
      const slugs = splitSlugs(joined ?? '')
      const rows = await storesHolding(deps, { merchantId: c.var.merchantId, slugs })
      return { status: 200, body: { results: rows.map(storeOnWire) } }
    },
  }
}

/** A slug has no comma. */
export const splitSlugs = (joined: string): string[] => [
  ...new Set(
    joined
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => slug !== ''),
  ),
]

function configOnWire(
  c: Here,
  { merchant, settings, stores, categories }: Awaited<ReturnType<typeof showConfig>>,
) {
  const { currency } = merchant
  const amount = (minor: number) => decimalText(money(minor, currency))
  const named = <Row extends { nameEn: string; nameAr: string }>({ nameEn, nameAr }: Row) => ({
    name_en: nameEn,
    name_ar: nameAr,
  })
  const slugOf = (id: number | null) => categories.find((row) => row.id === id)?.slug ?? null
  return {
    currency,
    showBanner: settings.showBanner,
    label_store: pick({ en: settings.labelStoreEn, ar: settings.labelStoreAr }, c.var.language),
    label_store_en: settings.labelStoreEn,
    label_store_ar: settings.labelStoreAr,
    decimal_places: decimalsOf(currency),
    kept_minutes: settings.keptMinutes,
    country_code: merchant.countryCode,
    pickup_enabled: settings.pickupEnabled,
    delivery_enabled: settings.deliveryEnabled,
    delivery_fee: amount(settings.deliveryFee),
    free_delivery_from: settings.freeDeliveryFrom === null ? null : amount(settings.freeDeliveryFrom),
    header: headerOf('catalogue', merchant.headerConfig['catalogue']),
    categories: categories.map((row) => ({ slug: row.slug, ...named(row), parent: slugOf(row.parentId) })),
    stores: stores.map((row) => ({ key: row.key, ...named(row) })),
  }
}
