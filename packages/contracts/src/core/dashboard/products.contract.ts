import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { numberedAnswer, numberedQuery } from '../../lists/query.ts'
import { productList, productStates } from '../../lists/products.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId, staffProblems } from '../../values/core.ts'
import { bannersContract } from './products/banners.contract.ts'
import { categoriesContract } from './products/categories.contract.ts'
import { Choice, line, managed, Query, shopPath } from './products/shop-values.ts'
import { shopSettingsContract } from './products/shop-settings.contract.ts'
import { stockContract } from './products/stock.contract.ts'
import { storesContract } from './products/stores.contract.ts'
import { vouchersContract } from './products/vouchers.contract.ts'

const c = initContract()

const path = `${shopPath}/products`

/** An amount as it is typed: the server says what is wrong with it. */
const Typed = z.string().max(32)

const picture = { url: z.string().max(300), alt_en: line(160), alt_ar: line(160) }

/** Pieces in stock, including those that buyers hold while they pay. Null: unlimited. */
const Shelf = z.int().min(0).max(999_999).nullable()

/**
 * A count: `to` pieces where the screen showed `from`. The difference is booked, so what was sold since stays sold
 * (decision 165). From unlimited, `to` is what can still be sold.
 */
export const StockChange = z.strictObject({ from: Shelf, to: Shelf })
export type StockChange = z.infer<typeof StockChange>

export const prereqTypes = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'checkbox',
] as const

/** What the buyers of a product are asked for (SHOP-17). */
const Prereq = z.strictObject({
  /** Empty for a new one: made from its label. It never changes, because orders name their answers by it. */
  code: line(64),
  label_en: line(120),
  label_ar: line(120),
  type: z.enum(prereqTypes),
  required: z.boolean(),
  /** Of a select. */
  options: z.array(z.strictObject({ value: line(64), label_en: line(80), label_ar: line(80) })).max(30),
})

export const ProductWish = z.strictObject({
  name_en: line(120),
  name_ar: line(120),
  description_en: z.string().max(10_000),
  description_ar: z.string().max(10_000),
  sku: line(64),
  /** Empty: made from the name, or as it is. */
  slug: line(80),
  state: z.enum(productStates),
  price: Typed,
  /** Empty or null: none. */
  price_with_discount: Typed.nullable(),
  discount_from: Instant.nullable(),
  discount_until: Instant.nullable(),
  sold_out_until: Instant.nullable(),
  min_per_order: z.int().min(1).max(999),
  max_per_order: z.int().min(1).max(999).nullable(),
  /** Sent or fetched; false for what is sent by e-mail. */
  shipped: z.boolean(),
  /** Key of the one store that sells it; null for all. */
  store: z.string().max(64).nullable(),
  /** Slugs, the main one first. */
  categories: z.array(z.string().max(80)).max(20),
  pictures: z.array(z.strictObject(picture)).max(12),
  /** Without: they stay as they are. */
  prereqs: z.array(Prereq).max(10).optional(),
  stock: StockChange,
})
export type ProductWish = z.infer<typeof ProductWish>

/** What a row changes: one value, and the revision it began with. */
export const ProductPatch = z.strictObject({
  revision: z.int(),
  price: Typed.optional(),
  price_with_discount: Typed.nullable().optional(),
  state: z.enum(productStates).optional(),
  sold_out_until: Instant.nullable().optional(),
  stock: StockChange.optional(),
})
export type ProductPatch = z.infer<typeof ProductPatch>

export const ManagedProduct = z.object({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  sku: z.string(),
  slug: z.string(),
  state: z.enum(productStates),
  price: DecimalText,
  /** Null: none. Whether it holds now is `is_discounted`. */
  price_with_discount: DecimalText.nullable(),
  discount_from: Instant.nullable(),
  discount_until: Instant.nullable(),
  is_discounted: z.boolean(),
  sold_out_until: Instant.nullable(),
  min_per_order: z.int(),
  max_per_order: z.int().nullable(),
  shipped: z.boolean(),
  store: z.string().nullable(),
  categories: z.array(z.string()),
  pictures: z.array(
    z.object({
      url: z.string(),
      alt_en: z.string(),
      alt_ar: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  ),
  prereqs: z.array(
    z.object({
      code: z.string(),
      label_en: z.string(),
      label_ar: z.string(),
      type: z.enum(prereqTypes),
      required: z.boolean(),
      options: z.array(z.object({ value: z.string(), label_en: z.string(), label_ar: z.string() })),
    }),
  ),
  /** Null: unlimited. */
  shelf: z.int().nullable(),
  /** Of the shelf, kept for buyers who are paying. */
  kept: z.int(),
  sold: z.int(),
  stock_state: z.enum(['many', 'few', 'sold_out']),
  created: Instant,
  revision: z.int(),
})

export const productsContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: numberedQuery(productList),
      responses: {
        200: numberedAnswer(ManagedProduct).extend({
          currency_code: CurrencyCode,
          categories: z.array(Choice),
          stores: z.array(Choice),
          /** Without archived ones. */
          counts: z.object({ all: z.int(), few: z.int(), sold_out: z.int(), hidden: z.int() }),
        }),
      },
      summary: 'What the shop sells, newest first; archived products only by their state',
    },
    create: {
      method: 'POST',
      path,
      metadata: managed,
      query: Query,
      body: ProductWish,
      responses: { 201: ManagedProduct, 409: Detail },
      summary: 'A new product with its stock',
    },
    product: {
      method: 'GET',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      metadata: managed,
      query: Query,
      responses: { 200: ManagedProduct },
      summary: 'One product, archived or not',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      metadata: managed,
      query: Query,
      body: ProductWish.extend({ revision: z.int() }),
      responses: { 200: ManagedProduct, 409: Detail },
      summary: 'The product anew; its old address leads to the new one',
    },
    patch: {
      method: 'PATCH',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      metadata: managed,
      query: Query,
      body: ProductPatch,
      responses: { 200: ManagedProduct, 409: Detail },
      summary: 'One value of a product: its price, stock, state, or until when it is sold out',
    },
    stores: storesContract,
    categories: categoriesContract,
    banners: bannersContract,
    vouchers: vouchersContract,
    stock: stockContract,
    settings: shopSettingsContract,
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
