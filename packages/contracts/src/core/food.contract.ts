import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../access.ts'
import { DecimalText, Detail, Instant, PublicId, coreProblems } from '../values/core.ts'
import {
  Query,
  Key,
  keyed,
  named,
  byKey,
  byId,
  DeliveryType,
  MenuItem,
  Hours,
  Branch,
  Choice,
  Banner,
  Place,
  Line,
  Cart,
  CateringCart,
  Buyer,
  Offer,
  OrderState,
  Order,
} from './food/food-values.ts'

const c = initContract()

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
 * Calls of food ordering for visitors (S1 §7), as they will be. No server answers them yet, so this is no part of
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
