import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../access.ts'
import { CurrencyCode, DecimalText, Detail, Instant, coreProblems } from '../values/core.ts'
import { UnitDetails } from '../values/offer.ts'

const c = initContract()

export const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

/** Also what is no slug: it is looked for and not found. */
export const Slug = z.string().min(1).max(160)

/** Slugs with commas between them, as S1 §7 joins them. */
export const Slugs = z.string().min(1).max(4_000)

/** Name of a store, in its address and in queries. */
export const StoreKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

export const Named = z.object({ name_en: z.string(), name_ar: z.string() })

const Picture = z.object({
  url: z.string(),
  alt_en: z.string(),
  alt_ar: z.string(),
  /** Null if it is unknown, as for a vector image. */
  width: z.int().nullable(),
  height: z.int().nullable(),
})

/** `many` is also what has no limit. Pages name the number of `few` alone (commerce.md D60). */
export const StockState = z.enum(['many', 'few', 'sold_out'])

export const ListedProduct = Named.extend({
  slug: z.string(),
  /** In the request's language. */
  name: z.string(),
  currency_code: CurrencyCode,
  price: DecimalText,
  /** What is paid instead, while there is one. */
  price_with_discount: DecimalText.nullable(),
  /** How many can be bought now; null without a limit. */
  inventory: z.int().nullable(),
  stock_state: StockState,
  /** When a sold-out product can be bought again, if staff have set it. */
  sold_out_until: Instant.nullable(),
  min_per_order: z.int(),
  max_per_order: z.int().nullable(),
  /** The first of its pictures. */
  image: Picture.nullable(),
  store: Named.extend({ key: z.string() }).nullable(),
  /** True if it is sent to an address or picked up; false for what is sent by e-mail. */
  shipped: z.boolean(),
  /** True if its buyer is asked for more than a number: see `invoice/preqs`. */
  has_prereqs: z.boolean(),
})

/** `description_*` is cleaned HTML. */
export const Product = ListedProduct.extend({
  description: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  images: z.array(Picture),
  categories: z.array(Named.extend({ slug: z.string() })),
  seo_title_en: z.string().nullable(),
  seo_title_ar: z.string().nullable(),
  seo_description_en: z.string().nullable(),
  seo_description_ar: z.string().nullable(),
})

export const ProductPage = z.object({
  count: z.int(),
  page: z.int(),
  page_size: z.int(),
  /** When page 1 was read. Sent with later pages, it keeps newer products from moving their rows. */
  as_of: Instant,
  results: z.array(ListedProduct),
})

export const productSorts = ['new', 'price', '-price', 'popular'] as const

export const ProductQuery = Query.extend({
  q: z.string().max(128).optional(),
  store: z.string().max(64).optional(),
  category: z.string().max(160).optional(),
  /** Without: the order that the merchant gave them. */
  sort: z.enum(productSorts).optional(),
  /** Only what can be bought now. */
  in_stock: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  /** Without: 50. */
  page_size: z.coerce.number().int().min(1).max(100).optional(),
  /** `as_of` of page 1, for the pages after it. */
  as_of: Instant.optional(),
})

export const Store = Named.extend({
  key: z.string(),
  address_en: z.string().nullable(),
  address_ar: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Whether goods can be fetched there. */
  pickup_enabled: z.boolean(),
})

/** S1 §3 "Config"; the names after `decimal_places` are Wasl's additions. */
export const CatalogueConfig = z.object({
  currency: CurrencyCode,
  showBanner: z.boolean(),
  /** What the filter of stores is called: Store, Department, Collection. */
  label_store: z.string(),
  label_store_en: z.string(),
  label_store_ar: z.string(),
  decimal_places: z.int().min(0).max(4),
  /** How long goods are kept for a buyer who pays. */
  kept_minutes: z.int(),
  country_code: z.string(),
  pickup_enabled: z.boolean(),
  delivery_enabled: z.boolean(),
  delivery_fee: DecimalText,
  /** Delivery is free from this subtotal on. */
  free_delivery_from: DecimalText.nullable(),
  header: z.object({ language_button: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
  /** Those with products, in their order; `parent` is the slug of the one above. */
  categories: z.array(Named.extend({ slug: z.string(), parent: z.string().nullable() })),
  stores: z.array(Named.extend({ key: z.string() })),
})

export const Banner = z.object({
  title_en: z.string(),
  title_ar: z.string(),
  image_en: z.string(),
  image_ar: z.string(),
  link_type: z.enum(['none', 'url', 'product', 'category', 'event']),
  /** An address, or the slug of a product, category or event; null for none. */
  link: z.string().nullable(),
})

const path = '/plugins/catalogue'

/** Calls of S1 §7 "Catalogue" that only read. Of a merchant without the plugin: 404. */
export const catalogueContract = c.router(
  {
    config: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/config`,
      query: Query,
      responses: { 200: CatalogueConfig },
      summary: 'Currency, banner, names of filters and how goods are handed over',
    },
    banners: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/banner`,
      query: Query,
      responses: { 200: z.object({ results: z.array(Banner) }) },
      summary: 'Banners of this moment, in their order',
    },
    products: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/product`,
      query: ProductQuery,
      responses: {
        200: ProductPage,
      },
      summary: 'Products: searched, narrowed, sorted, by pages of 50',
    },
    product: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/product/:slug`,
      pathParams: z.object({ slug: Slug }),
      query: Query,
      responses: { 200: Product, 301: Detail.extend({ slug: z.string() }) },
      summary: 'One product; 301 with its slug of today for one that it had before',
    },
    unitConfig: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/product/unit_config/:slug`,
      pathParams: z.object({ slug: Slug }),
      query: Query,
      responses: { 200: UnitDetails },
      summary: 'Title, logo, social links and header of the unit that sells a product',
    },
    stores: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/stores`,
      query: Query.extend({ product_slugs: Slugs.optional() }),
      responses: { 200: z.object({ results: z.array(Store) }) },
      summary: 'Stores that hold all of these products; without products, all stores',
    },
  },
  { strictStatusCodes: true, commonResponses: { ...coreProblems, 404: Detail } },
)
