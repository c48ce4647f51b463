import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { bookingList } from '../../lists/bookings.ts'
import { coreFilters, numberedAnswer, numberedQuery } from '../../lists/query.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId, staffProblems } from '../../values/core.ts'
import {
  Answers,
  DateStatus,
  Day,
  Field,
  Hour,
  Localised,
  Quantity,
  Query,
  Slug,
} from '../../values/events.ts'

const c = initContract()

const path = '/plugins/event'
const managed = staff({ permissions: ['bookings.manage'], section: 'event' })
const one = z.object({ id: PublicId })
const answers = { ...staffProblems } as const

const states = [
  'pending_payment',
  'booked',
  'canceled',
  'expired',
  'payment_failed',
  'late_unfulfillable',
] as const

/** S2 §3 "Booking (list row)". */
export const ListedBooking = z.object({
  id: PublicId,
  event: z.object({ id: PublicId, slug: z.string(), ...Localised }),
  ticket: z.object({ id: PublicId, name_en: z.string(), name_ar: z.string() }),
  quantity: z.int(),
  full_name: z.string(),
  is_free: z.boolean(),
  email: z.string().nullable(),
  event_date: Day,
  slot_start: Hour,
  slot_end: Hour,
  created: Instant,
  customer_phone: z.string().nullable(),
  /** Answers, by the name of the field. */
  data: z.record(z.string(), z.string()),
  state: z.enum(states),
  /** Places that somebody came in with. */
  came: z.int(),
  attendance: z.enum(['attended', 'partial_attended', 'not_attended', 'expected']),
  source: z.enum(['web', 'staff', 'box_office', 'upload', 'waitlist']),
})

const BookingItem = z.object({
  ticket: z.object({ name_en: z.string(), name_ar: z.string() }),
  event_date: Day,
  slot_start: Hour,
  slot_end: Hour,
  quantity: z.int(),
  /** S2 §4: shown as Paid, Pending, Canceled. */
  status: z.enum(['Paid', 'Pending Payment', 'Cancel']),
  payment_transaction: PublicId.nullable(),
})

/** S2 §3 "Booking details". */
export const ManagedBooking = ListedBooking.extend({
  /** Of the order; people read it in two halves. */
  number: z.string(),
  order_id: PublicId,
  customer_first_name: z.string(),
  customer_last_name: z.string().nullable(),
  attachment_url: z.string().nullable(),
  language: z.enum(['en', 'ar']),
  currency_code: CurrencyCode,
  amount: DecimalText,
  /** What can still be given back of its order. */
  refundable: DecimalText,
  created_by: z.string().nullable(),
  items: z.array(BookingItem),
  members: z.array(
    z.object({
      number: z.int(),
      is_purchased: z.boolean(),
      is_qr_scanned: z.boolean(),
      scanned_at: Instant.nullable(),
      holder_name: z.string().nullable(),
      is_void: z.boolean(),
      data: z.record(z.string(), z.string()),
    }),
  ),
  may_cancel: z.boolean(),
})

const EventChoice = z.object({
  id: PublicId,
  slug: z.string(),
  ...Localised,
  is_free: z.boolean(),
  currency_code: CurrencyCode,
})

const StaffTicket = z.object({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  price: DecimalText,
  start_time: Hour,
  end_time: Hour,
  quantity: z.int().nullable(),
  dates: z.array(Day),
  remaining_qty_per_date: z.record(
    Day,
    z.object({ status: DateStatus, remaining_quantity: z.int().nullable() }),
  ),
})

const Given = z.object({
  transaction_id: PublicId,
  result: z.enum(['done', 'queued', 'requested', 'refused']),
  message: z.string(),
})

export const bookingsContract = c.router(
  {
    list: {
      metadata: managed,
      method: 'GET',
      path: `${path}/booking/list`,
      query: numberedQuery(bookingList),
      responses: { 200: numberedAnswer(ListedBooking) },
      summary: 'Bookings',
    },
    listConfig: {
      metadata: { ...managed, verb: 'OPTIONS' },
      query: Query.extend({ event: PublicId.optional() }),
      method: 'GET',
      path: `${path}/booking/list`,
      responses: {
        200: z.object({
          actions: z.object({
            GET: z.object({
              all_event_dates: z.array(Day),
              /** Never the whole list of people (commerce.md D65): choices are asked for by their beginning. */
              email_choices: z.array(z.string()),
              customer_phone_choices: z.array(z.string()),
              config_fields: z.array(Field),
            }),
          }),
        }),
      },
      summary: 'What the list of bookings can be narrowed by',
    },
    filterChoices: {
      metadata: staff({ permissions: ['bookings.manage', 'search_paymenttransaction'], section: 'event' }),
      method: 'GET',
      path: `${path}/get-filter-choices`,
      query: Query.extend({
        field_name: z.enum(['email', 'customer_phone']),
        field_value: z.string().max(128),
      }),
      responses: { 200: z.object({ email: z.array(z.string()), customer_phone: z.array(z.string()) }) },
      summary: 'E-mail addresses or phones that begin so, from three characters on, at most 20',
    },
    statistics: {
      metadata: managed,
      method: 'GET',
      path: `${path}/booking_statistics`,
      query: coreFilters(bookingList),
      responses: {
        200: z.object({ booked: z.int(), attended: z.int(), not_attended: z.int() }),
      },
      summary: 'Places of the bookings that a list shows (commerce.md D32)',
    },
    booking: {
      metadata: managed,
      query: Query,
      method: 'GET',
      path: `${path}/booking/list/:id`,
      pathParams: one,
      responses: { 200: ManagedBooking },
      summary: 'A booking',
    },
    update: {
      metadata: managed,
      query: Query,
      method: 'PATCH',
      path: `${path}/booking/update/:id`,
      pathParams: one,
      body: z.strictObject({
        status: z.literal('cancel').optional(),
        reason: z.string().trim().max(280).optional(),
        /** commerce.md D11: with a cancel. Not given: all of it. */
        refund: z.enum(['full', 'none']).optional(),
        /** Only what changes (S2 §3). What costs more is paid by `pg_codes` within a day, or waived (commerce.md D31). */
        event_date: Day.optional(),
        slot: Hour.nullable().optional(),
        ticket: PublicId.optional(),
        quantity: Quantity.optional(),
        pg_codes: z.array(z.string().max(64)).max(20).optional(),
        waive_difference: z.boolean().optional(),
        new_email: z.string().max(128).optional(),
        resend_email: z.boolean().optional(),
      }),
      responses: {
        200: z.object({
          booking: ManagedBooking,
          money: z.array(Given),
          /** Where the difference is paid. */
          payment_url: z.string().nullable(),
        }),
        409: Detail,
      },
      summary: 'Cancels a booking, moves it to other places, or changes its e-mail address',
    },
    create: {
      metadata: managed,
      query: Query,
      method: 'POST',
      path: `${path}/dashboard/booking`,
      headers: z.object({ 'idempotency-key': z.string().min(8).max(255) }),
      body: z.strictObject({
        ticket: PublicId,
        event_date: Day,
        slot: Hour.optional(),
        quantity: Quantity,
        /** Not for free tickets. `cod` alone: paid at the desk, and booked at once (commerce.md D66). */
        pg_codes: z.array(z.string().max(64)).max(20).optional(),
        email: z.string().max(128),
        tnc_accepted: z.boolean().optional(),
        customer_phone: z.string().max(32).optional(),
        customer_first_name: z.string().max(64),
        customer_last_name: z.string().max(64).optional(),
        fields: Answers.optional(),
        places: z
          .array(z.strictObject({ holder_name: z.string().max(128).optional(), fields: Answers.optional() }))
          .max(99)
          .optional(),
        language: z.enum(['en', 'ar']).optional(),
      }),
      responses: {
        201: z.object({ booking: ManagedBooking, payment_url: z.string().nullable() }),
        409: Detail,
        422: Detail,
      },
      summary:
        'Books tickets for a guest. Of a paid event with its payment request, which is kept for 24 hours',
    },
    createConfig: {
      metadata: { ...managed, verb: 'OPTIONS' },
      method: 'GET',
      path: `${path}/dashboard/booking`,
      query: Query.extend({ 'event-slug': Slug }),
      responses: {
        200: z.object({
          actions: z.object({
            POST: z.object({
              gateways: z.array(z.object({ code: z.string(), name_en: z.string(), name_ar: z.string() })),
              country_code: z.string(),
              fields: z.array(Field),
            }),
          }),
        }),
      },
      summary: 'What a booking by staff asks for',
    },
    resend: {
      metadata: managed,
      query: Query,
      method: 'POST',
      path: `${path}/notifications/booking/email`,
      body: z.strictObject({ booking_id: PublicId }),
      responses: { 200: Detail, 409: Detail },
      summary: 'Sends the tickets of a booking once more',
    },
    events: {
      metadata: staff({ section: 'event' }),
      method: 'GET',
      path: `${path}/dashboard/events`,
      query: Query.extend({
        available: z.enum(['true', 'false']).optional(),
        q: z.string().max(128).optional(),
      }),
      responses: { 200: z.object({ results: z.array(EventChoice) }) },
      summary: 'Events to choose from',
    },
    event: {
      metadata: staff({ section: 'event' }),
      query: Query,
      method: 'GET',
      path: `${path}/dashboard/events/:id`,
      pathParams: one,
      responses: { 200: EventChoice.extend({ tickets: z.array(StaffTicket) }) },
      summary: 'An event with its tickets',
    },
  },
  { strictStatusCodes: true, commonResponses: answers },
)
