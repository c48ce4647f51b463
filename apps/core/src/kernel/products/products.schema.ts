import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { merchant } from '../merchants/merchants.schema.ts'
import { stockPool } from '../stock/stock.schema.ts'
import type { PrereqType } from './product.domain.ts'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'

const ofMerchant = () =>
  integer('merchant_id')
    .notNull()
    .references(() => merchant.id)

/** How a merchant sells goods. A merchant without a row sells by what the columns say here. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    merchantId: integer('merchant_id')
      .primaryKey()
      .references(() => merchant.id),
    showBanner: boolean('show_banner').notNull().default(true),
    labelStoreEn: text('label_store_en').notNull().default('Store'),
    labelStoreAr: text('label_store_ar').notNull().default('القسم'),
    /** How long goods are kept for a buyer who pays. */
    keptMinutes: integer('kept_minutes').notNull().default(15),
    pickupEnabled: boolean('pickup_enabled').notNull().default(true),
    deliveryEnabled: boolean('delivery_enabled').notNull().default(true),
    deliveryFee: minor('delivery_fee').notNull().default(0),
    /** Delivery is free from this subtotal on. */
    freeDeliveryFrom: minor('free_delivery_from'),
    /** The tax that prices contain (commerce.md D49). */
    taxBasisPoints: integer('tax_basis_points').notNull().default(0),
    /** The unit that sells; null for the merchant's first. */
    unitKey: text('unit_key'),
    revision: integer().notNull().default(0),
  },
  (table) => [
    check('shop_settings_kept', sql`${table.keptMinutes} between 5 and 45`),
    check(
      'shop_settings_fees',
      sql`least(${table.deliveryFee}, ${table.freeDeliveryFrom}, ${table.taxBasisPoints}) >= 0`,
    ),
  ],
)

/** A place or department that goods are sold from. */
export const shopStore = pgTable(
  'shop_store',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    key: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    addressEn: text('address_en'),
    addressAr: text('address_ar'),
    phone: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    pickupEnabled: boolean('pickup_enabled').notNull().default(false),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('shop_store_tenant').on(table.id, table.merchantId),
    unique('shop_store_public').on(table.publicId, table.merchantId),
    unique('shop_store_key').on(table.key, table.merchantId),
    check('shop_store_place', sql`(${table.lat} is null) = (${table.lng} is null)`),
  ],
)

export const productCategory = pgTable(
  'product_category',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    parentId: bigint('parent_id', { mode: 'number' }),
    slug: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    visible: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('product_category_tenant').on(table.id, table.merchantId),
    unique('product_category_public').on(table.publicId, table.merchantId),
    unique('product_category_slug').on(table.slug, table.merchantId),
    foreignKey({
      columns: [table.parentId, table.merchantId],
      foreignColumns: [table.id, table.merchantId],
      name: 'product_category_parent',
    }),
    check('product_category_no_circle', sql`${table.parentId} <> ${table.id}`),
  ],
)

export type ProductState = 'draft' | 'active' | 'hidden' | 'archived'

/** What is sold. Prices are of the merchant's currency; how much is left is counted by its pool. */
export const product = pgTable(
  'product',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    slug: text().notNull(),
    /** What the merchant's own lists call it: imports know it again by this. */
    sku: text().notNull(),
    state: text().$type<ProductState>().notNull().default('draft'),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** Cleaned HTML. */
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    price: minor('price').notNull(),
    discountedPrice: minor('discounted_price'),
    discountFrom: at('discount_from'),
    discountUntil: at('discount_until'),
    sellableFrom: at('sellable_from'),
    sellableUntil: at('sellable_until'),
    soldOutUntil: at('sold_out_until'),
    minPerOrder: integer('min_per_order').notNull().default(1),
    maxPerOrder: integer('max_per_order'),
    /** Sent to an address or fetched; false for what is sent by e-mail. */
    shipped: boolean().notNull().default(true),
    /** Null: every store sells it. */
    storeId: bigint('store_id', { mode: 'number' }),
    poolId: bigint('pool_id', { mode: 'number' }).notNull(),
    position: integer().notNull().default(0),
    seo: jsonb().$type<ProductSeo>().notNull().default({}),
    /** What it is found by: its words folded, and how they sound. */
    words: text().notNull().default(''),
    sounds: text().notNull().default(''),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    unique('product_tenant').on(table.id, table.merchantId),
    unique('product_public').on(table.publicId, table.merchantId),
    unique('product_slug_own').on(table.slug, table.merchantId),
    unique('product_sku_own').on(table.sku, table.merchantId),
    index('product_of_pool').on(table.poolId),
    foreignKey({
      columns: [table.storeId, table.merchantId],
      foreignColumns: [shopStore.id, shopStore.merchantId],
      name: 'product_store',
    }),
    foreignKey({
      columns: [table.poolId, table.merchantId],
      foreignColumns: [stockPool.id, stockPool.merchantId],
      name: 'product_pool',
    }),
    check('product_state', sql`${table.state} in ('draft','active','hidden','archived')`),
    check(
      'product_price',
      sql`${table.price} between 0 and 99999999999 and (${table.discountedPrice} is null or ${table.discountedPrice} between 0 and ${table.price} - 1)`,
    ),
    check(
      'product_per_order',
      sql`${table.minPerOrder} between 1 and 999 and (${table.maxPerOrder} is null or ${table.maxPerOrder} between ${table.minPerOrder} and 999)`,
    ),
  ],
)

export type ProductSeo = Partial<Record<'titleEn' | 'titleAr' | 'descriptionEn' | 'descriptionAr', string>>

/** Slugs of before: they lead to the product of today. */
export const productSlug = pgTable(
  'product_slug',
  {
    merchantId: ofMerchant(),
    slug: text().notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.merchantId] }),
    index('product_slug_of').on(table.productId),
    foreignKey({
      columns: [table.productId, table.merchantId],
      foreignColumns: [product.id, product.merchantId],
      name: 'product_slug_product',
    }),
  ],
)

export const productPicture = pgTable(
  'product_picture',
  {
    merchantId: ofMerchant(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    altEn: text('alt_en').notNull().default(''),
    altAr: text('alt_ar').notNull().default(''),
    width: integer(),
    height: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    foreignKey({
      columns: [table.productId, table.merchantId],
      foreignColumns: [product.id, product.merchantId],
      name: 'product_picture_product',
    }),
  ],
)

export const productInCategory = pgTable(
  'product_in_category',
  {
    merchantId: ofMerchant(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    categoryId: bigint('category_id', { mode: 'number' }).notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_in_category_of').on(table.categoryId, table.productId),
    foreignKey({
      columns: [table.productId, table.merchantId],
      foreignColumns: [product.id, product.merchantId],
      name: 'product_in_category_product',
    }),
    foreignKey({
      columns: [table.categoryId, table.merchantId],
      foreignColumns: [productCategory.id, productCategory.merchantId],
      name: 'product_in_category_category',
    }),
  ],
)

/** What the buyers of a product are asked for. */
export const productPrereq = pgTable(
  'product_prereq',
  {
    merchantId: ofMerchant(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    code: text().notNull(),
    labelEn: text('label_en').notNull(),
    labelAr: text('label_ar').notNull(),
    type: text().$type<PrereqType>().notNull(),
    required: boolean().notNull().default(false),
    options: jsonb().$type<{ value: string; label_en: string; label_ar: string }[]>().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.code] }),
    foreignKey({
      columns: [table.productId, table.merchantId],
      foreignColumns: [product.id, product.merchantId],
      name: 'product_prereq_product',
    }),
    check(
      'product_prereq_type',
      sql`${table.type} in ('text','textarea','number','email','phone','date','select','checkbox')`,
    ),
  ],
)

export const shopBanner = pgTable(
  'shop_banner',
  {
    id: identity(),
    merchantId: ofMerchant(),
    publicId: text('public_id').notNull(),
    titleEn: text('title_en').notNull().default(''),
    titleAr: text('title_ar').notNull().default(''),
    imageEn: text('image_en').notNull(),
    imageAr: text('image_ar').notNull(),
    linkType: text('link_type')
      .$type<'none' | 'url' | 'product' | 'category' | 'event'>()
      .notNull()
      .default('none'),
    link: text(),
    shownFrom: at('shown_from'),
    shownUntil: at('shown_until'),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('shop_banner_public').on(table.publicId, table.merchantId),
    check('shop_banner_link', sql`(${table.linkType} = 'none') = (${table.link} is null)`),
    check('shop_banner_link_type', sql`${table.linkType} in ('none','url','product','category','event')`),
  ],
)
