import { z } from 'zod'
import { CurrencyCode, DecimalText, Instant, PublicId } from './core.ts'

export const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
export const Slug = z.string().min(1).max(160)
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** `18:30`, in the zone of the event. */
export const Hour = z.string().regex(/^\d{2}:\d{2}$/)
export const Localised = { title_en: z.string(), title_ar: z.string() } as const
export const slugged = z.object({ slug: Slug })
/** What a code unlocks is shown and sold to whoever sends it. */
export const Unlocking = Query.extend({ code: z.string().max(64).optional() })

/** `soldOut` as S1 §3 spells it. `held`: all that is left is kept by others, and may come back. Only `available` can be chosen. */
export const DateStatus = z.enum(['available', 'soldOut', 'held', 'past', 'paused', 'canceled', 'closed'])

const Left = z.object({
  status: DateStatus,
  /** Null: any number. */
  remaining_quantity: z.int().nullable(),
})

/** S1 §3 "Event ticket", with what a page shows of it. */
export const Ticket = z.object({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  price: DecimalText,
  start_time: Hour,
  end_time: Hour,
  dates: z.array(Day),
  /** Of all of its dates together; null without a limit. */
  quantity: z.int().nullable(),
  /** With timed slots, the best of the day and the sum of its slots. `comes_back_at`: when a kept place may be free at the earliest. */
  remaining_qty_per_date: z.record(
    Day,
    Left.extend({ price: DecimalText, comes_back_at: Instant.nullable() }),
  ),
  /** Empty for a ticket with hours of its own. */
  slots: z.record(Day, z.array(Left.extend({ start: Hour, end: Hour, price: DecimalText }))),
  min_per_booking: z.int(),
  max_per_booking: z.int(),
  /** An add-on: bought only together with that ticket. */
  requires: PublicId.nullable(),
})

export const ListedEvent = z.object({
  ...Localised,
  id: PublicId,
  slug: z.string(),
  image_url: z.string().nullable(),
  place_en: z.string(),
  place_ar: z.string(),
  timezone: z.string(),
  dates: z.array(Day),
  is_free: z.boolean(),
  from_price: DecimalText.nullable(),
  currency_code: CurrencyCode,
  availability: z.enum(['many', 'few', 'held', 'sold_out', 'paused']),
  places_left: z.int().nullable(),
})

export const Event = ListedEvent.extend({
  description_en: z.string(),
  description_ar: z.string(),
  address_en: z.string(),
  address_ar: z.string(),
  pictures: z.array(
    z.object({
      url: z.string(),
      alt_en: z.string(),
      alt_ar: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  ),
  tickets: z.array(Ticket),
  /** Each day with the best that any ticket offers (commerce.md D62). */
  date_status: z.record(Day, DateStatus),
  /** The nearest available day (S1 §5). */
  preselected_date: Day.nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  sales_from: Instant.nullable(),
  sales_until: Instant.nullable(),
  /** 0: it has none. */
  terms_version: z.int(),
  max_per_booking: z.int(),
  kept_minutes: z.int(),
  waiting_zone: z.boolean(),
  /** Hours before the start until which a guest may; null: only the merchant. */
  change_until_hours: z.int().nullable(),
  cancel_until_hours: z.int().nullable(),
  refund_percent: z.int(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
})

export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'email',
  'phone',
  'date',
  'select',
  'multiselect',
  'checkbox',
  'radio',
  'file',
  'country',
  'rating',
  'nps',
] as const

export const FieldOption = z.object({ value: z.string(), label_en: z.string(), label_ar: z.string() })

export const Field = z.object({
  name: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  type: z.enum(fieldTypes),
  /** Asked once, or for each place. */
  scope: z.enum(['booking', 'place']),
  required: z.boolean(),
  options: z.array(FieldOption),
})

/** Digits of any script. */
export const Quantity = z.union([
  z.int().min(1).max(99),
  z.string().regex(/^(?=.*[1-9١-٩۱-۹])[0-9٠-٩۰-۹]{1,2}$/),
])

/** `slot` is the start of a timed slot. */
export const Wanted = z.strictObject({
  ticket: PublicId,
  event_date: Day,
  slot: Hour.optional(),
  quantity: Quantity,
})
export const WantedLines = z.array(Wanted).min(1).max(20)

export const Answers = z.record(z.string().max(64), z.string().max(2_000))

/** commerce.md D4: several kinds of ticket in one purchase, each a booking of its own. */
export const Registration = z.strictObject({
  lines: z
    .array(
      Wanted.extend({
        /** By place, in their order. */
        places: z
          .array(z.strictObject({ holder_name: z.string().max(128).optional(), fields: Answers.optional() }))
          .max(99)
          .optional(),
      }),
    )
    .min(1)
    .max(20),
  email: z.string().max(128),
  customer_first_name: z.string().max(64),
  customer_last_name: z.string().max(64).optional(),
  customer_phone: z.string().max(32),
  fields: Answers.optional(),
  /** The version of the terms that was accepted: never ticked beforehand (commerce.md D38). */
  terms_version: z.int(),
  hold: PublicId.optional(),
  code: z.string().max(64).optional(),
  voucher_code: z.string().max(64).optional(),
  gateway_code: z.string().max(64).optional(),
  price_hash: z.string().max(64).optional(),
  language: z.enum(['en', 'ar']).optional(),
})
export type Registration = z.infer<typeof Registration>

/** `extended`: it was prolonged, which is done once. */
export const Kept = z.object({ hold: PublicId, expires_at: Instant, extended: z.boolean() })

/** A booking as its guest sees it. */
export const GuestBooking = z.object({
  id: PublicId,
  uuid: PublicId,
  state: z.enum(['pending_payment', 'booked', 'canceled', 'expired', 'payment_failed', 'late_unfulfillable']),
  event_slug: z.string(),
  ...Localised,
  ticket_en: z.string(),
  ticket_ar: z.string(),
  event_date: Day,
  starts_at: Instant,
  ends_at: Instant,
  timezone: z.string(),
  place_en: z.string(),
  place_ar: z.string(),
  quantity: z.int(),
})
