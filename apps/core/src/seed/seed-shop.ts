import { readFile } from 'node:fs/promises'
import { parseAmount } from '@wasl/domain/money'
import { z } from 'zod'
import { findMerchant } from '../kernel/merchants/merchants.store.ts'
import { findProductOfSku } from '../kernel/products/edit-products.store.ts'
import { addProduct, type ProductWish } from '../kernel/products/save-product.service.ts'
import {
  insertBanner,
  insertCategory,
  insertStore,
  saveSettings,
} from '../kernel/products/shop-parts.store.ts'
import { findCategories, findShopSettings } from '../kernel/products/products.store.ts'
import { makeVoucher } from '../kernel/vouchers/make-voucher.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { newPublicId } from '../platform/ids.ts'
import { readDemoFiles } from './demo-files.ts'
import { demoMoment } from './demo-moment.ts'

const text = z.string()
const named = z.object({ merchant: text, name_en: text, name_ar: text })

const Store = named.extend({
  key: text,
  pickup: z.boolean(),
  address_en: text,
  address_ar: text,
  phone: text,
  lat: z.number(),
  lng: z.number(),
})

const Category = named.extend({ slug: text, parent: text.nullable() })

const Banner = z.object({
  merchant: text,
  title_en: text,
  title_ar: text,
  image: text,
  link_type: z.enum(['none', 'url', 'product', 'category', 'event']),
  link: text.nullable(),
})

const Product = named.extend({
  slug: text,
  sku: text,
  desc_en: text,
  desc_ar: text,
  price: text,
  sale: text.nullable(),
  inventory: z.int().nullable(),
  store: text.nullable(),
  categories: z.array(text),
  image: text,
  sold_out_until: text.optional(),
  shipped: z.boolean().default(true),
  max_per_order: z.int().optional(),
  prereqs: z
    .array(
      z.object({
        code: text,
        label_en: text,
        label_ar: text,
        type: z.enum(['text', 'textarea', 'email']),
        required: z.boolean(),
      }),
    )
    .default([]),
})

const Voucher = named.extend({
  code: text,
  type: z.enum(['percentage', 'fixed']),
  amount: text,
  plugins: z.array(text).default([]),
  categories: z.array(text).default([]),
  until: text.optional(),
  limit: z.int().optional(),
  per_customer: z.int().optional(),
  on: z.enum(['subtotal', 'delivery_fee']).default('subtotal'),
  minimum: text.optional(),
})

type Seeding = { db: Db; clock: Clock }

/** The demo's shop, made as its staff make it. A merchant whose shop is set up keeps it as it is. */
export async function seedShop({ db, clock }: Seeding): Promise<void> {
  const { merchants } = await readDemoFiles()
  const [stores, categories, banners, products, vouchers] = await Promise.all([
    lines('shop-stores', Store),
    lines('product-categories', Category),
    lines('shop-banners', Banner),
    lines('catalogue-products', Product),
    lines('vouchers', Voucher),
  ])
  for (const { id: merchantId, key, plugins, currency } of merchants) {
    if (!plugins.includes('catalogue') || (await findShopSettings(db, merchantId))) continue
    const isOurs = ({ merchant }: { merchant: string }) => merchant === key
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      await seedParts(
        tx,
        { merchantId, now },
        { stores: stores.filter(isOurs), categories: categories.filter(isOurs) },
      )
      for (const [position, banner] of banners.filter(isOurs).entries())
        await insertBanner(tx, {
          ...bannerRow(banner),
          merchantId,
          publicId: newPublicId(),
          position,
          createdAt: now,
        })
      for (const [position, product] of products.filter(isOurs).entries())
        await seedProduct(tx, { merchantId, now, position }, product)
      for (const voucher of vouchers.filter(isOurs))
        await seedVoucher(tx, { merchantId, now, currency }, voucher)
      await saveSettings(tx, { merchantId, deliveryFee: 1_500, freeDeliveryFrom: 20_000 })
    })
  }
}

async function seedVoucher(
  tx: Tx,
  { merchantId, now, currency }: { merchantId: number; now: Date; currency: string },
  voucher: z.infer<typeof Voucher>,
): Promise<void> {
  const isFixed = voucher.type === 'fixed'
  const categories = new Map(
    (await findCategories(tx, merchantId)).map(({ slug, publicId }) => [slug, publicId]),
  )
  await makeVoucher(tx, {
    merchantId,
    code: voucher.code,
    nameEn: voucher.name_en,
    nameAr: voucher.name_ar,
    type: voucher.type,
    basisPoints: isFixed ? null : Number(voucher.amount) * 100,
    amount: isFixed ? minorOf(voucher.amount, currency) : null,
    currency,
    minOrder: voucher.minimum === undefined ? 0 : minorOf(voucher.minimum, currency),
    appliesTo: voucher.on,
    plugins: voucher.plugins,
    refs: voucher.categories.map((slug) => `category:${categories.get(slug)}`),
    endsAt: voucher.until === undefined ? null : demoMoment(voucher.until, now),
    perCustomerLimit: voucher.per_customer ?? null,
    usageLimit: voucher.limit ?? null,
    budget: null,
    actor: 'demo',
    now,
  })
}

function minorOf(amount: string, currency: string): number {
  const read = parseAmount(amount, currency)
  if (!read.ok) throw new Error(`no amount: ${amount}`)
  return read.value.minor
}

type Parts = { stores: z.infer<typeof Store>[]; categories: z.infer<typeof Category>[] }

async function seedParts(
  tx: Tx,
  { merchantId, now: createdAt }: { merchantId: number; now: Date },
  { stores, categories }: Parts,
): Promise<void> {
  for (const [position, store] of stores.entries())
    await insertStore(tx, {
      merchantId,
      publicId: newPublicId(),
      key: store.key,
      nameEn: store.name_en,
      nameAr: store.name_ar,
      addressEn: store.address_en,
      addressAr: store.address_ar,
      phone: store.phone,
      lat: store.lat,
      lng: store.lng,
      pickupEnabled: store.pickup,
      position,
      createdAt,
    })
  const ids = new Map<string, number>()
  for (const [position, { slug, parent, ...names }] of categories.entries()) {
    const id = await insertCategory(tx, {
      merchantId,
      publicId: newPublicId(),
      slug,
      nameEn: names.name_en,
      nameAr: names.name_ar,
      parentId: parent === null ? null : (ids.get(parent) ?? null),
      position,
      createdAt,
    })
    ids.set(slug, id)
  }
}

const bannerRow = ({ title_en, title_ar, image, link_type, link }: z.infer<typeof Banner>) => ({
  titleEn: title_en,
  titleAr: title_ar,
  imageEn: image,
  imageAr: image,
  linkType: link_type,
  link,
})

async function seedProduct(
  tx: Tx,
  { merchantId, now, position }: { merchantId: number; now: Date; position: number },
  product: z.infer<typeof Product>,
): Promise<void> {
  if (await findProductOfSku(tx, { merchantId, sku: product.sku })) return
  const merchant = await findMerchant(tx, merchantId)
  const wish = wishOf(product, { now, position, currency: merchant?.currency ?? '' })
  const added = await addProduct(tx, { merchantId, actor: 'demo', now }, wish)
  if (!added.ok) throw new Error(`the product ${product.slug} was refused: ${JSON.stringify(added.error)}`)
}

function wishOf(
  product: z.infer<typeof Product>,
  { now, position, currency }: { now: Date; position: number; currency: string },
): ProductWish {
  return {
    slug: product.slug,
    sku: product.sku,
    state: 'active',
    nameEn: product.name_en,
    nameAr: product.name_ar,
    descriptionEn: `<p>${product.desc_en}</p>`,
    descriptionAr: `<p>${product.desc_ar}</p>`,
    price: minorOf(product.price, currency),
    discountedPrice: product.sale === null ? null : minorOf(product.sale, currency),
    discountFrom: null,
    discountUntil: null,
    sellableFrom: null,
    sellableUntil: null,
    soldOutUntil: product.sold_out_until === undefined ? null : demoMoment(product.sold_out_until, now),
    minPerOrder: 1,
    maxPerOrder: product.max_per_order ?? null,
    shipped: product.shipped,
    storeKey: product.store,
    position,
    seo: {},
    categorySlugs: product.categories,
    pictures: [
      { url: product.image, altEn: product.name_en, altAr: product.name_ar, width: null, height: null },
    ],
    prereqs: product.prereqs.map(({ code, label_en, label_ar, type, required }) => ({
      code,
      labelEn: label_en,
      labelAr: label_ar,
      type,
      required,
      options: [],
    })),
    inventory: product.inventory,
  }
}

async function lines<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>[]> {
  const content = await readFile(new URL(`./demo/${name}.jsonl`, import.meta.url), 'utf8')
  return content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}
