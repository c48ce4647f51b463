import type { coreContract } from '@wasl/contracts/core'
import type { ManagedBanner } from '@wasl/contracts/core/dashboard/products/banners.contract'
import type { ManagedCategory } from '@wasl/contracts/core/dashboard/products/categories.contract'
import type { ManagedStore } from '@wasl/contracts/core/dashboard/products/stores.contract'
import type { Handlers } from '@wasl/contracts/server'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import { answerRefusal, areaWords } from '../../kernel/administered/answer-refusal.ts'
import { byOf } from '../../kernel/administered/by.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import { bannersArea, showBanners, whenShown } from './banners.service.ts'
import { categoriesArea, showCategories, withParent, type ShownCategory } from './categories.service.ts'
import { orderParts } from './order-parts.service.ts'
import { productOnWire } from './product-on-wire.ts'
import {
  createProduct,
  patchProduct,
  productsPage,
  saveProduct,
  showProduct,
  type ProductsDeps,
} from './products.service.ts'
import { productStringsAr } from './products.strings.ar.ts'
import { productStrings } from './products.strings.ts'
import { shopPartStringsAr } from './shop-parts.strings.ar.ts'
import { shopPartStrings } from './shop-parts.strings.ts'
import { changeShopSettings, showShopSettings, type ShownSettings } from './shop-settings.service.ts'
import { showStores, storesArea, type ShownStore } from './stores.service.ts'
import { stockHandlers } from './stock.handlers.ts'
import { vouchersHandlers } from './vouchers.handlers.ts'

type ProductsHandlers = Handlers<typeof coreContract, CoreEnv>['products']

const words = areaWords({
  en: { ...productStrings, ...shopPartStrings },
  ar: { ...productStringsAr, ...shopPartStringsAr },
})

/** Who may upload a picture for the shop (commerce.md D53). */
export const productPictureRules = { permissions: ['catalogue.manage'], section: 'catalogue' } as const

/** What a merchant's shop sells, for whoever looks after it. */
export const productsHandlers = (deps: ProductsDeps): ProductsHandlers => ({
  list: async ({ query }, c) => {
    const page = await productsPage(deps, c.var.merchantId, query)
    const choice = (value: string, { nameEn, nameAr }: { nameEn: string; nameAr: string }) => ({
      value,
      name_en: nameEn,
      name_ar: nameAr,
    })
    return {
      status: 200,
      body: {
        count: page.count,
        as_of: page.asOf,
        results: page.products.map(productOnWire),
        currency_code: page.currency,
        categories: page.categories.map((one) => choice(one.slug, one)),
        stores: page.stores.map((one) => choice(one.key, one)),
        counts: page.counts,
      },
    }
  },

  create: async ({ body }, c) => {
    const made = await createProduct(deps, byOf(c), body)
    return made.ok ? { status: 201, body: productOnWire(made.value) } : answerRefusal(c, made.error, words)
  },

  product: async ({ params: { id } }, c) => {
    const found = await showProduct(deps, c.var.merchantId, id)
    return found ? { status: 200, body: productOnWire(found) } : { status: 404, body: notFoundBody(c) }
  },

  change: async ({ params: { id }, body }, c) => {
    const saved = await saveProduct(deps, byOf(c), { id, ...body })
    return saved.ok ? { status: 200, body: productOnWire(saved.value) } : answerRefusal(c, saved.error, words)
  },

  patch: async ({ params: { id }, body }, c) => {
    const saved = await patchProduct(deps, byOf(c), { id, ...body })
    return saved.ok ? { status: 200, body: productOnWire(saved.value) } : answerRefusal(c, saved.error, words)
  },

  stores: storesHandlers(deps),
  categories: categoriesHandlers(deps),
  banners: bannersHandlers(deps),
  vouchers: vouchersHandlers(deps),
  stock: stockHandlers(deps),
  settings: {
    show: async (_request, c) => ({
      status: 200,
      body: settingsOnWire(await showShopSettings(deps.db, c.var.merchantId)),
    }),
    change: async ({ body }, c) => {
      const saved = await changeShopSettings(deps, byOf(c), body)
      return saved.ok
        ? { status: 200, body: settingsOnWire(saved.value) }
        : answerRefusal(c, saved.error, words)
    },
  },
})

function storesHandlers(deps: ProductsDeps): ProductsHandlers['stores'] {
  const shown = async (merchantId: number, id: string) =>
    storeOnWire(stored(await showStores(deps.db, merchantId), id))
  return {
    list: async (_request, c) => ({
      status: 200,
      body: { results: (await showStores(deps.db, c.var.merchantId)).map(storeOnWire) },
    }),
    create: async ({ body }, c) => {
      const made = await storesArea.create(deps, byOf(c), body)
      return made.ok
        ? { status: 201, body: await shown(c.var.merchantId, made.value) }
        : answerRefusal(c, made.error, words)
    },
    change: async ({ params: { id }, body }, c) => {
      const saved = await storesArea.change(deps, byOf(c), { id, ...body })
      return saved.ok
        ? { status: 200, body: await shown(c.var.merchantId, saved.value) }
        : answerRefusal(c, saved.error, words)
    },
  }
}

function categoriesHandlers(deps: ProductsDeps): ProductsHandlers['categories'] {
  const all = async (merchantId: number) => (await showCategories(deps.db, merchantId)).map(categoryOnWire)
  const shown = async (merchantId: number, id: string) =>
    categoryOnWire(stored(await showCategories(deps.db, merchantId), id))
  return {
    list: async (_request, c) => ({ status: 200, body: { results: await all(c.var.merchantId) } }),
    create: async ({ body }, c) => {
      const wish = await withParent(deps.db, c.var.merchantId, body)
      const made = await categoriesArea.create(deps, byOf(c), wish)
      return made.ok
        ? { status: 201, body: await shown(c.var.merchantId, made.value) }
        : answerRefusal(c, made.error, words)
    },
    change: async ({ params: { id }, body: { revision, ...body } }, c) => {
      const wish = await withParent(deps.db, c.var.merchantId, body)
      const saved = await categoriesArea.change(deps, byOf(c), { id, revision, ...wish })
      return saved.ok
        ? { status: 200, body: await shown(c.var.merchantId, saved.value) }
        : answerRefusal(c, saved.error, words)
    },
    order: async ({ body }, c) => {
      const ordered = await orderParts(deps, byOf(c), { of: 'categories', ...body })
      return ordered.ok
        ? { status: 200, body: { results: await all(c.var.merchantId) } }
        : answerRefusal(c, ordered.error, words)
    },
  }
}

function bannersHandlers(deps: ProductsDeps): ProductsHandlers['banners'] {
  const onWire = (row: Awaited<ReturnType<typeof showBanners>>[number]) => bannerOnWire(row, deps.clock.now())
  const shown = async (merchantId: number, id: string) =>
    onWire(stored(await showBanners(deps.db, merchantId), id))
  return {
    list: async (_request, c) => ({
      status: 200,
      body: { results: (await showBanners(deps.db, c.var.merchantId)).map(onWire) },
    }),
    create: async ({ body }, c) => {
      const made = await bannersArea.create(deps, byOf(c), body)
      return made.ok
        ? { status: 201, body: await shown(c.var.merchantId, made.value) }
        : answerRefusal(c, made.error, words)
    },
    change: async ({ params: { id }, body }, c) => {
      const saved = await bannersArea.change(deps, byOf(c), { id, ...body })
      return saved.ok
        ? { status: 200, body: await shown(c.var.merchantId, saved.value) }
        : answerRefusal(c, saved.error, words)
    },
    order: async ({ body }, c) => {
      const ordered = await orderParts(deps, byOf(c), { of: 'banners', ...body })
      if (!ordered.ok) return answerRefusal(c, ordered.error, words)
      return { status: 200, body: { results: (await showBanners(deps.db, c.var.merchantId)).map(onWire) } }
    },
  }
}

function stored<Row extends { publicId: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find(({ publicId }) => publicId === id)
  if (!found) throw new Error('what was saved was not stored')
  return found
}

const storeOnWire = (row: ShownStore): z.input<typeof ManagedStore> => ({
  id: row.publicId,
  name_en: row.nameEn,
  name_ar: row.nameAr,
  key: row.key,
  address_en: row.addressEn ?? '',
  address_ar: row.addressAr ?? '',
  phone: row.phone ?? '',
  pickup_enabled: row.pickupEnabled,
  active: row.active,
  products: row.products,
  revision: row.revision,
})

const categoryOnWire = (row: ShownCategory): z.input<typeof ManagedCategory> => ({
  id: row.publicId,
  name_en: row.nameEn,
  name_ar: row.nameAr,
  slug: row.slug,
  parent: row.parent,
  active: row.visible,
  products: row.products,
  revision: row.revision,
})

const bannerOnWire = (
  row: Awaited<ReturnType<typeof showBanners>>[number],
  now: Date,
): z.input<typeof ManagedBanner> => ({
  id: row.publicId,
  name_en: row.titleEn,
  name_ar: row.titleAr,
  image_en: row.imageEn,
  image_ar: row.imageAr,
  link_type: row.linkType,
  link: row.link ?? '',
  shown_from: row.shownFrom?.toISOString() ?? null,
  shown_until: row.shownUntil?.toISOString() ?? null,
  active: row.active,
  when: whenShown(row, now),
  revision: row.revision,
})

function settingsOnWire({ currency, ...settings }: ShownSettings) {
  const amount = (minor: number) => decimalText({ minor, currency })
  return {
    show_banner: settings.showBanner,
    label_store_en: settings.labelStoreEn,
    label_store_ar: settings.labelStoreAr,
    kept_minutes: settings.keptMinutes,
    pickup_enabled: settings.pickupEnabled,
    delivery_enabled: settings.deliveryEnabled,
    delivery_fee: amount(settings.deliveryFee),
    free_delivery_from: settings.freeDeliveryFrom === null ? '' : amount(settings.freeDeliveryFrom),
    tax_percent: String(settings.taxBasisPoints / 100),
    currency_code: currency,
    revision: settings.revision,
  }
}
