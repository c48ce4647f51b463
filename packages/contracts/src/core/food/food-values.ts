import { z } from 'zod'
import { SentExtra } from '../../values/bill.ts'
import { PayChoice } from '../../values/offer.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId } from '../../values/core.ts'

export const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
export const Key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const keyed = z.object({ 'idempotency-key': z.string().min(8).max(255) })
export const named = z.object({ id: Key, name_en: z.string(), name_ar: z.string() })
export const byKey = z.object({ id: Key })
export const byId = z.object({ id: PublicId })

export const DeliveryType = z.enum(['pickup', 'delivery', 'catering'])

/** Every price of a choice is a difference (commerce.md D15). */
const OptionGroup = named.extend({
  is_size: z.boolean(),
  pick: z.enum(['one', 'many']),
  least: z.int(),
  most: z.int().nullable(),
  choices: z.array(named.extend({ price: DecimalText, sold_out: z.boolean() })),
})

export const MenuItem = named.extend({
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

export const Hours = z.array(z.object({ day: z.int().min(0).max(6), opens: z.string(), minutes: z.int() }))

export const Branch = named.extend({
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

export const Choice = z.object({ value: z.string(), display_name: z.string() })
export const Banner = z.object({
  title_en: z.string(),
  title_ar: z.string(),
  image_en: z.string(),
  image_ar: z.string(),
  link: z.string().nullable(),
})
export const Place = {
  branch: Key.optional(),
  delivery_area: Key.optional(),
  delivery_type: DeliveryType.optional(),
}

/** S1 §3 "Checkout item payload". */
export const Line = z.strictObject({
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
export const Cart = z.strictObject({ ...Ordering, lines: z.array(Line).min(1).max(50) })
/** All of one date (commerce.md D14). */
export const CateringCart = z.strictObject({
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
export const Buyer = {
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
export const Offer = z.object({
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

export const OrderState = z.enum([
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
export const Order = z.object({
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
