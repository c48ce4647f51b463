import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../../access.ts'
import {
  CodeErrors,
  CurrencyCode,
  DecimalText,
  Detail,
  Instant,
  Paused,
  PublicId,
  coreProblems,
} from '../../values/core.ts'
import { SentExtra } from '../../values/bill.ts'
import { PayChoice } from '../../values/offer.ts'
import { Named, Query, Slug, Slugs, Store, StoreKey } from '../catalogue.contract.ts'

const c = initContract()

/** A whole number from 1 to 999: as a number, or as text with the digits of any script ("٣"). */
export const Quantity = z.union([z.int().min(1).max(999), z.string().regex(/^(?![0٠۰]+$)[0-9٠-٩۰-۹]{1,3}$/)])

export const mostLines = 50

export const voucherTypes = ['no_discount', 'percentage', 'fixed'] as const

export const CartLine = z.strictObject({
  slug: Slug,
  quantity: Quantity,
  /** What the buyer saw that one costs. Only compared: the server prices every line itself. */
  price: z.string().max(32).optional(),
  /** What `invoice/preqs` asks for, by its code. */
  values: z.record(z.string().max(64), z.string().max(500)).optional(),
})

/** What a price depends on (commerce.md D46). */
export const Cart = z.strictObject({
  lines: z.array(CartLine).min(1).max(mostLines),
  /** Without: delivery where there is something to deliver. */
  fulfilment: z.enum(['delivery', 'pickup']).optional(),
  /** Where it is fetched. */
  store: StoreKey.optional(),
  voucher_code: z.string().max(64).optional(),
})
export type Cart = z.infer<typeof Cart>

export const lineProblems = ['gone', 'sold_out', 'reduced', 'price_changed', 'prereq_missing'] as const

const LineProblem = z.object({
  code: z.enum(lineProblems),
  /** In the request's language. */
  message: z.string(),
  /** `reduced`, `sold_out`: how many can be had. */
  left: z.int().nullable(),
  /** `price_changed`: what the buyer saw. */
  was: DecimalText.nullable(),
  /** `prereq_missing`: codes of what is not answered. */
  fields: z.array(z.string()),
})

const PricedLine = z.object({
  slug: z.string(),
  /** Null for what is gone. */
  name_en: z.string().nullable(),
  name_ar: z.string().nullable(),
  image_url: z.string().nullable(),
  /** As asked for, and as the totals count it: 0 for what is gone or sold out, else at most what is left. */
  quantity: z.int(),
  counted: z.int(),
  /** What one costs, and what it costs without its reduced price. */
  unit_price: DecimalText.nullable(),
  full_unit_price: DecimalText.nullable(),
  total: DecimalText,
  /** Its part of the voucher. */
  discount: DecimalText,
  inventory: z.int().nullable(),
  max_per_order: z.int().nullable(),
  problems: z.array(LineProblem),
})

export const Totals = z.object({
  currency_code: CurrencyCode,
  subtotal: DecimalText,
  /** What reduced prices save; not part of the sum. */
  item_discount: DecimalText,
  voucher_discount: DecimalText,
  delivery_fee: DecimalText,
  service_charge: DecimalText,
  /** Contained in the total. */
  tax: DecimalText,
  /** Without the fee of a gateway. */
  total: DecimalText,
})

const VoucherVerdict = z.object({
  code: z.string(),
  discount_type: z.enum(voucherTypes),
  /** Percent, or an amount of the currency. */
  amount: z.string(),
  /** What it takes off this cart. */
  discount: DecimalText,
})

export const PricedCart = z.object({
  lines: z.array(PricedLine),
  totals: Totals,
  voucher: VoucherVerdict.nullable(),
  /** Why the code takes nothing off; the cart can be bought without it. */
  voucher_problem: Detail.nullable(),
  fulfilment: z.enum(['delivery', 'pickup', 'none']),
  /** Whether an address is asked for. */
  asks_address: z.boolean(),
  /** Stores where all of it can be fetched. */
  pickup_stores: z.array(Store),
  /** Sent along at checkout: another price is not charged unseen. */
  price_hash: z.string(),
  /** True if checkout would take it as it is. */
  can_check_out: z.boolean(),
  kept_minutes: z.int(),
})

/** No choices for what costs nothing. */
export const Offer = z.object({
  cart: PricedCart,
  pay_choices: z.array(PayChoice),
  preferred_gateway: z.string().nullable(),
})
export type Offer = z.infer<typeof Offer>

export const CheckoutWish = Cart.extend({
  price_hash: z.string().max(64),
  customer_name: z.string().max(64),
  customer_phone: z.string().max(32),
  customer_email: z.string().max(128).optional(),
  address: SentExtra.optional(),
  /** Leads to the gateway; without it to our own pay page. */
  gateway_code: z.string().min(1).max(64).optional(),
  language: z.enum(['en', 'ar']).optional(),
})
export type CheckoutWish = z.infer<typeof CheckoutWish>

const CheckedOut = z.object({
  order_id: PublicId,
  /** What people call it. */
  number: z.string(),
  /** Null if nothing is to be paid. */
  transaction_id: PublicId.nullable(),
  /** The gateway, our pay page, or the order itself if nothing is to be paid. */
  redirect_url: z.string(),
  /** Until when the goods are kept for their buyer; null if they are bought. */
  kept_until: Instant.nullable(),
})

/** `code`: price_changed, lines, voucher or closed. `offer` is what it would be now. */
const NotCheckedOut = Detail.extend({ offer: Offer.nullable() })

export const OrderStep = z.enum([
  'pending_payment',
  'confirmed',
  'packed',
  'ready_for_pickup',
  'shipped',
  'completed',
  'payment_failed',
  'expired',
  'canceled',
  'late_unfulfillable',
  'returned',
])

/** An order, for anyone who has its id. */
export const ShownOrder = z.object({
  id: PublicId,
  number: z.string(),
  state: OrderStep,
  payment_state: z.string(),
  created: Instant,
  kept_until: Instant.nullable(),
  transaction_id: PublicId.nullable(),
  fulfilment: z.enum(['delivery', 'pickup', 'none']),
  store: Store.nullable(),
  lines: z.array(
    Named.extend({
      slug: z.string(),
      image_url: z.string().nullable(),
      quantity: z.int(),
      unit_price: DecimalText,
      total: DecimalText,
    }),
  ),
  totals: Totals,
})

export const PrereqField = z.object({
  product_slug: z.string(),
  code: z.string(),
  label: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  type: z.enum(['text', 'textarea', 'number', 'email', 'phone', 'date', 'select', 'checkbox']),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label_en: z.string(), label_ar: z.string() })),
})

const path = '/plugins/catalogue'
const ordered = { ...coreProblems, 404: Detail }

/** Calls of S1 §7 "Catalogue" from the cart to the order. */
export const catalogueCheckoutContract = c.router(
  {
    prereqs: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/invoice/preqs`,
      query: Query.extend({ product_slugs: Slugs }),
      responses: { 200: z.object({ results: z.array(PrereqField) }), ...ordered },
      summary: 'What the buyers of these products are asked for',
    },
    payChoices: {
      method: 'POST',
      metadata: publicAccess,
      path: `${path}/pay-choices`,
      query: Query,
      body: Cart,
      responses: { 200: Offer, ...ordered, 423: Paused },
      summary: 'A cart at the prices of now: its lines with their problems, totals, and ways to pay',
    },
    discount: {
      method: 'POST',
      metadata: publicAccess,
      path: `${path}/invoice/discount`,
      query: Query,
      body: z.strictObject({
        code: z.string().min(1).max(64),
        lines: Cart.shape.lines,
        /** Needed to judge a code for a customer's first order. */
        customer_phone: z.string().max(32).optional(),
      }),
      responses: { 200: VoucherVerdict, ...ordered, 400: CodeErrors, 409: Detail },
      summary: 'What a voucher takes off; 409 with the reason where it takes nothing off',
    },
    checkout: {
      method: 'POST',
      metadata: publicAccess,
      path: `${path}/invoice/checkout`,
      query: Query,
      headers: z.object({ 'idempotency-key': z.string().min(8).max(255) }),
      body: CheckoutWish,
      responses: {
        201: CheckedOut,
        ...ordered,
        409: NotCheckedOut,
        422: Detail,
        423: Paused,
        503: Detail,
      },
      summary: 'Keeps the goods and makes the order with its payment, or nothing of it',
      description:
        'The same `Idempotency-Key` with the same body is answered with the first answer (`Idempotent-Replayed: true`). Prices are calculated from the products; another price than `price_hash` says is 409 with the new breakdown.',
    },
    order: {
      method: 'GET',
      metadata: publicAccess,
      path: `${path}/order/:id`,
      pathParams: z.object({ id: PublicId }),
      query: Query,
      responses: { 200: ShownOrder, ...ordered },
      summary: 'An order, for whoever has its id or that of its payment; a number alone opens none',
    },
  },
  { strictStatusCodes: true },
)
