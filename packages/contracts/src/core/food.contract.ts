import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../access.ts'
import { SentExtra } from '../values/bill.ts'
import { PayChoice } from '../values/offer.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId, coreProblems } from '../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const Key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const keyed = z.object({ 'idempotency-key': z.string().min(8).max(255) })
const named = z.object({ id: Key, name_en: z.string(), name_ar: z.string() })
const byKey = z.object({ id: Key })
const byId = z.object({ id: PublicId })

const DeliveryType = z.enum(['pickup', 'delivery', 'catering'])

/** Every price of a choice is a difference (commerce.md D15). */
const OptionGroup = named.extend({
  is_size: z.boolean(),
  pick: z.enum(['one', 'many']),
  least: z.int(),
  most: z.int().nullable(),
  choices: z.array(named.extend({ price: DecimalText, sold_out: z.boolean() })),
})

const MenuItem = named.extend({
  category: Key,
  description_en: z.string(),
  description_ar: z.string(),
  price: DecimalText,
  price_with_discount: DecimalText.nullable(),
  currency_code: CurrencyCode,
  /** The first is shown in lists (S1 §3). */
  product_images: z.array(z.string()),
  options: z.array(OptionGroup),
  addOns: z.array(named.extend({ price: DecimalText, sold_out: z.boolean() })),
  /** Of the branch that is asked about; null without a limit. */
  inventory: z.int().nullable(),
})

const Hours = z.array(z.object({ day: z.int().min(0).max(6), opens: z.string(), minutes: z.int() }))

const Branch = named.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Cleaned HTML. */
  address_en: z.string(),
  address_ar: z.string(),
  image: z.string().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  minimum_order_sum: DecimalText,
  delivery_time: z.int().nullable(),
  hours: Hours,
  delivery_hours: Hours,
})

const Choice = z.object({ value: z.string(), display_name: z.string() })
const Banner = z.object({
  title_en: z.string(),
  title_ar: z.string(),
  image_en: z.string(),
  image_ar: z.string(),
  link: z.string().nullable(),
})
const Place = {
  branch: Key.optional(),
  delivery_area: Key.optional(),
  delivery_type: DeliveryType.optional(),
}

/** S1 §3 "Checkout item payload". */
const Line = z.strictObject({
  menu_item: Key,
  quantity: z.int().min(1).max(999),
  size: Key.optional(),
  options: z.record(Key, z.union([Key, z.array(Key)])).optional(),
  add_ons: z.array(Key).max(20).optional(),
  special_instructions: z.string().max(256).optional(),
  category_id: Key.optional(),
})

const Ordering = {
  delivery_type: DeliveryType,
  branch: Key.optional(),
  delivery_area: Key.optional(),
  promised_at: Instant.optional(),
  voucher_code: z.string().max(64).optional(),
}
const Cart = z.strictObject({ ...Ordering, lines: z.array(Line).min(1).max(50) })
/** All of one date (commerce.md D14). */
const CateringCart = z.strictObject({
  ...Ordering,
  catering_date: Instant,
  categories: z
    .array(
      z.strictObject({
        category: Key,
        number_of_plates: z.int().min(1).max(9_999),
        menu_items: z.array(Line).min(1).max(50),
      }),
    )
    .min(1)
    .max(10),
})
const Buyer = {
  price_hash: z.string().max(64),
  customer_name: z.string().max(64),
  customer_phone: z.string().max(32),
  customer_email: z.string().max(128).optional(),
  address: SentExtra.optional(),
  gateway_code: z.string().min(1).max(64).optional(),
  language: z.enum(['en', 'ar']).optional(),
}

const Totals = z.object({
  currency_code: CurrencyCode,
  subtotal: DecimalText,
  voucher_discount: DecimalText,
  delivery_fee: DecimalText,
  service_charge: DecimalText,
  tax: DecimalText,
  total: DecimalText,
})
const Offer = z.object({
  lines: z.array(
    z.object({
      menu_item: z.string(),
      unit_price: DecimalText.nullable(),
      total: DecimalText,
      problems: z.array(Detail.extend({ left: z.int().nullable() })),
    }),
  ),
  totals: Totals,
  promise: z.object({ earliest: Instant, latest: Instant }).nullable(),
  price_hash: z.string(),
  can_check_out: z.boolean(),
  pay_choices: z.array(PayChoice),
})

const OrderState = z.enum([
  'pending_payment',
  'new',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'delivered',
  'picked_up',
  'completed',
  'rejected',
  'canceled',
  'payment_failed',
  'expired',
  'late_unfulfillable',
])
const Order = z.object({
  id: PublicId,
  number: z.string(),
  daily_no: z.int().nullable(),
  state: OrderState,
  payment_state: z.string(),
  delivery_type: DeliveryType,
  branch: named.nullable(),
  promised_at: Instant.nullable(),
  totals: Totals,
  /** JSON with the id and its signature (commerce.md D20). */
  qr_code: z.string().nullable(),
})

const path = '/plugins/food_ordering'
const of = { metadata: publicAccess, query: Query } as const
const read = { ...of, method: 'GET' } as const
const made = {
  201: z.object({
    order_id: PublicId,
    number: z.string(),
    redirect_url: z.string(),
    kept_until: Instant.nullable(),
  }),
  409: Detail.extend({ offer: Offer.nullable() }),
  422: Detail,
}
/** Until it is built: 501 with a sentence. */
const answers = { ...coreProblems, 404: Detail, 501: Detail } as const

/**
 * Calls of food ordering for whoever comes (S1 §7), as they will be. No server answers them yet, so this is no part of
 * `coreContract`. `upload/product` belongs to staff, and `voucher/activate/` is another address of the shop's voucher.
 */
export const foodContract = c.router(
  {
    installed: {
      ...read,
      path: `${path}/test-if-food-ordering-installed`,
      responses: { 200: z.object({ installed: z.boolean() }) },
      summary: 'Whether the merchant takes orders',
    },
    headerConfig: {
      ...read,
      path: `${path}/header-config`,
      responses: {
        200: z.object({ language_button: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
      },
      summary: 'What the header of the pages has',
    },
    menuPageConfig: {
      ...read,
      path: `${path}/menu-page-config`,
      responses: {
        200: z.object({
          layout: z.enum(['list', 'grid']),
          show_search: z.boolean(),
          show_branches: z.boolean(),
          order_refresh_seconds: z.int(),
        }),
      },
      summary: 'How the menu is laid out',
    },
    categories: {
      ...read,
      path: `${path}/product_categories`,
      responses: { 200: z.object({ results: z.array(named.extend({ image: z.string().nullable() })) }) },
      summary: 'Categories of the menu',
    },
    category: {
      ...read,
      path: `${path}/product_categories/:id`,
      pathParams: byKey,
      responses: { 200: named.extend({ image: z.string().nullable(), items: z.array(MenuItem) }) },
      summary: 'A category with its items',
    },
    menuItems: {
      ...read,
      path: `${path}/menu-items`,
      query: Query.extend({ ...Place, q: z.string().max(128).optional(), category: Key.optional() }),
      responses: { 200: z.object({ results: z.array(MenuItem) }) },
      summary: 'The menu of a branch or an area',
    },
    item: {
      ...read,
      path: `${path}/products/:id`,
      pathParams: byKey,
      query: Query.extend(Place),
      responses: { 200: MenuItem },
      summary: 'One item',
    },
    productChoices: {
      ...read,
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      path: `${path}/products`,
      responses: { 200: z.object({ delivery_areas_choices: z.array(Choice) }) },
      summary: 'Areas that are delivered to',
    },
    branches: {
      ...read,
      path: `${path}/branches`,
      responses: { 200: z.object({ count: z.int(), results: z.array(Branch) }) },
      summary: 'Branches',
    },
    branch: {
      ...read,
      path: `${path}/branches/:id`,
      pathParams: byKey,
      responses: { 200: Branch },
      summary: 'One branch',
    },
    branchChoices: {
      ...read,
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      path: `${path}/branches`,
      responses: { 200: z.object({ branch_choices: z.array(Choice) }) },
      summary: 'Branches to choose from',
    },
    deliveryArea: {
      ...read,
      path: `${path}/delivery_areas/:id`,
      pathParams: byKey,
      responses: {
        200: z.object({
          branch: named,
          fee: DecimalText,
          minimum: DecimalText,
          minutes: z.int().nullable(),
          hours: Hours,
        }),
      },
      summary: 'The branch, fee, minimum and hours of an area',
    },
    deliveryZones: {
      ...read,
      path: `${path}/delivery_zones/:id`,
      pathParams: byKey,
      responses: { 200: z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }) },
      summary: 'The zones of a branch, as GeoJSON',
    },
    banners: {
      ...read,
      path: `${path}/banners`,
      responses: { 200: z.object({ results: z.array(Banner) }) },
      summary: 'Banners',
    },
    promoted: {
      ...read,
      path: `${path}/promoted-items`,
      responses: { 200: z.object({ results: z.array(MenuItem) }) },
      summary: 'Items that are promoted',
    },
    minOrder: {
      ...read,
      path: `${path}/min-order`,
      query: Query.extend(Place),
      responses: { 200: z.object({ value: DecimalText, rule: z.string() }) },
      summary: 'What an order must come to',
    },
    works: {
      ...read,
      path: `${path}/is-branch-or-delivery-area-work`,
      query: Query.extend({ ...Place, at: Instant.optional() }),
      responses: {
        200: z.object({
          works: z.boolean(),
          reason_code: z.string().nullable(),
          message: z.string(),
          next_open_at: Instant.nullable(),
          closes_at: Instant.nullable(),
          services: z.array(DeliveryType),
        }),
      },
      summary: 'Whether orders are taken there, then',
    },
    acceptedPayChoices: {
      ...read,
      path: `${path}/accepted-pay-choices`,
      responses: {
        200: z.object({
          results: z.array(z.object({ gateway_code: z.string(), logo_url: z.string().nullable() })),
        }),
      },
      summary: 'Ways to pay, for the footer. Nothing priced',
    },
    payChoices: {
      ...of,
      method: 'POST',
      path: `${path}/pay-choices`,
      body: Cart,
      responses: { 200: Offer },
      summary: 'A cart at the prices of now, and ways to pay',
    },
    cateringPayChoices: {
      ...of,
      method: 'POST',
      path: `${path}/catering-pay-choices`,
      body: CateringCart,
      responses: { 200: Offer },
      summary: 'The same for catering (our addition)',
    },
    checkout: {
      ...of,
      method: 'POST',
      path: `${path}/checkout`,
      headers: keyed,
      body: Cart.extend(Buyer),
      responses: made,
      summary: 'Makes an order',
    },
    cateringCheckout: {
      ...of,
      method: 'POST',
      path: `${path}/catering-checkout`,
      headers: keyed,
      body: CateringCart.extend(Buyer),
      responses: made,
      summary: 'Makes an order of catering',
    },
    activateVoucher: {
      ...of,
      method: 'POST',
      path: `${path}/voucher/activate`,
      body: z.strictObject({ voucher: z.string().min(1).max(64), lines: z.array(Line).max(50).optional() }),
      responses: {
        200: z.object({ discount_type: z.enum(['no_discount', 'percentage', 'fixed']), amount: z.string() }),
        409: Detail,
      },
      summary: 'What a voucher takes off',
    },
    order: {
      ...read,
      path: `${path}/order/details/:id`,
      pathParams: byId,
      responses: { 200: Order },
      summary: 'An order, for whoever has its id',
    },
    orderState: {
      ...read,
      path: `${path}/order/state/:id`,
      pathParams: byId,
      responses: { 200: Order.pick({ state: true, payment_state: true, promised_at: true }) },
      summary: 'The state of an order',
    },
    cancelOrder: {
      ...of,
      method: 'PUT',
      path: `${path}/order/change-status/:id`,
      pathParams: byId,
      body: z.strictObject({ status: z.literal('canceled') }),
      responses: { 200: Order, 409: Detail.extend({ allowed: z.array(OrderState) }) },
      summary: 'Its buyer cancels it, while that is possible',
    },
    validateOrder: {
      ...read,
      path: `${path}/order/validate/:id`,
      pathParams: byId,
      responses: { 200: z.object({ valid: z.boolean(), problems: z.array(Detail) }) },
      summary: 'Whether an unpaid order can still be paid',
    },
    feedbackForm: {
      ...read,
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      path: `${path}/order-feedback/:id`,
      pathParams: byId,
      query: Query.extend({ token: z.string().max(256) }),
      responses: {
        200: z.object({
          fields: z.array(
            z.object({
              name: z.string(),
              label_en: z.string(),
              label_ar: z.string(),
              type: z.string(),
              required: z.boolean(),
            }),
          ),
        }),
      },
      summary: 'The feedback form of an order',
    },
    feedback: {
      ...of,
      method: 'POST',
      path: `${path}/order-feedback/:id`,
      pathParams: byId,
      body: z.strictObject({
        token: z.string().max(256),
        fields: z.record(z.string().max(64), z.string().max(2_000)),
      }),
      responses: { 201: Detail, 409: Detail },
      summary: 'One answer for an order',
    },
  },
  { strictStatusCodes: true, commonResponses: answers },
)
