import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../access.ts'
import { PayChoice } from '../values/offer.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId, coreProblems } from '../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const Slug = z.string().min(1).max(160)
const Named = z.object({ title_en: z.string(), title_ar: z.string() })
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const slugged = z.object({ slug: Slug })

/** `soldOut` as S1 §3 spells it. */
const DateStatus = z.enum(['available', 'soldOut', 'past', 'paused', 'canceled'])

/** S1 §3 "Event ticket", with what a page shows of it. */
const Ticket = z.object({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  price: DecimalText,
  start_time: z.string(),
  end_time: z.string(),
  dates: z.array(Day),
  quantity: z.int().nullable(),
  remaining_qty_per_date: z.record(
    Day,
    z.object({ status: DateStatus, remaining_quantity: z.int().nullable() }),
  ),
  min_per_booking: z.int(),
  max_per_booking: z.int(),
})

const ListedEvent = Named.extend({
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
  availability: z.enum(['many', 'few', 'sold_out', 'paused']),
  places_left: z.int().nullable(),
})

const Event = ListedEvent.extend({
  description_en: z.string(),
  description_ar: z.string(),
  tickets: z.array(Ticket),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  sales_until: Instant.nullable(),
  terms_version: z.int(),
})

const Field = z.object({
  name: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  type: z.enum([
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
  ]),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label_en: z.string(), label_ar: z.string() })),
})

const Wanted = z.strictObject({ ticket: PublicId, event_date: Day, quantity: z.int().min(1).max(99) })
const Values = z.record(z.string().max(64), z.string().max(2_000))

/** commerce.md D4: several kinds of ticket in one purchase. */
const Registration = z.strictObject({
  lines: z.array(Wanted).min(1).max(20),
  email: z.string().max(128),
  customer_first_name: z.string().max(64),
  customer_last_name: z.string().max(64).optional(),
  customer_phone: z.string().max(32),
  fields: Values.optional(),
  /** The version of the terms that was accepted: never ticked beforehand (commerce.md D38). */
  terms_version: z.int(),
  hold: PublicId.optional(),
  gateway_code: z.string().max(64).optional(),
  price_hash: z.string().max(64).optional(),
  language: z.enum(['en', 'ar']).optional(),
})

const keyed = z.object({ 'idempotency-key': z.string().min(8).max(255) })
const path = '/plugins/event'
const of = { metadata: publicAccess, query: Query } as const
/** Until it is built: 501 with a sentence. */
const answers = { ...coreProblems, 404: Detail, 501: Detail } as const

/**
 * Calls of events for visitors (S2 §7, commerce.md D64), as they will be. No server answers them yet, so this is no
 * part of `coreContract`.
 */
export const eventsContract = c.router(
  {
    list: {
      ...of,
      method: 'GET',
      path: `${path}/events`,
      responses: { 200: z.object({ results: z.array(ListedEvent) }) },
      summary: 'Published events, the nearest first',
    },
    event: {
      ...of,
      method: 'GET',
      path: `${path}/events/:slug`,
      pathParams: slugged,
      responses: { 200: Event },
      summary: 'One event with its tickets',
    },
    tickets: {
      ...of,
      method: 'GET',
      path: `${path}/events/:slug/tickets`,
      pathParams: slugged,
      responses: { 200: z.object({ results: z.array(z.object({ id: PublicId, name: z.string() })) }) },
      summary: 'Names of the tickets of an event',
    },
    terms: {
      ...of,
      method: 'GET',
      path: `${path}/terms-and-conditions`,
      query: Query.extend({ event: Slug.optional() }),
      responses: { 200: z.object({ terms_en: z.string(), terms_ar: z.string(), version: z.int() }) },
      summary: 'The terms of an event',
    },
    headerConfig: {
      ...of,
      method: 'GET',
      path: `${path}/header-config`,
      responses: {
        200: z.object({ language_button: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
      },
      summary: 'What the header of the pages has',
    },
    qtyList: {
      ...of,
      method: 'POST',
      path: `${path}/ticket/qty-list`,
      body: z.array(Wanted).min(1).max(20),
      responses: {
        200: z.array(
          Wanted.omit({ quantity: true }).extend({
            status: DateStatus,
            remaining_quantity: z.int().nullable(),
          }),
        ),
      },
      summary: 'How many of these tickets are left. Nothing is kept',
    },
    keep: {
      ...of,
      method: 'POST',
      path: `${path}/hold`,
      headers: keyed,
      body: z.strictObject({ lines: z.array(Wanted).min(1).max(20) }),
      responses: { 201: z.object({ hold: PublicId, expires_at: Instant }), 409: Detail },
      summary: 'Keeps places while their buyer fills in the form (our addition)',
    },
    payChoices: {
      ...of,
      method: 'POST',
      path: `${path}/pay-choices`,
      body: z.strictObject({
        lines: z.array(Wanted).min(1).max(20),
        voucher_code: z.string().max(64).optional(),
      }),
      responses: {
        200: z.object({
          total: DecimalText,
          currency_code: CurrencyCode,
          price_hash: z.string(),
          pay_choices: z.array(PayChoice),
        }),
      },
      summary: 'What these tickets cost, and ways to pay',
    },
    registrationForm: {
      ...of,
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      method: 'GET',
      path: `${path}/registration/:slug`,
      pathParams: slugged,
      responses: { 200: z.object({ fields: z.array(Field), country_code: z.string() }) },
      summary: 'What a registration asks for',
    },
    register: {
      ...of,
      method: 'POST',
      path: `${path}/registration/:slug`,
      pathParams: slugged,
      headers: keyed,
      body: Registration,
      responses: {
        201: z.object({
          order_id: PublicId,
          bookings: z.array(z.object({ id: PublicId, uuid: PublicId })),
          redirect_url: z.string(),
        }),
        409: Detail,
        422: Detail,
      },
      summary: 'Books the tickets: at once if they are free, else with their payment',
    },
    feedbackForm: {
      ...of,
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      method: 'GET',
      path: `${path}/feedback/:slug`,
      pathParams: slugged,
      query: Query.extend({ token: z.string().max(256) }),
      responses: { 200: z.object({ ...Named.shape, fields: z.array(Field) }) },
      summary: 'The feedback form, by the signed link of the mail',
    },
    feedback: {
      ...of,
      method: 'POST',
      path: `${path}/feedback/:slug`,
      pathParams: slugged,
      body: z.strictObject({ token: z.string().max(256), fields: Values }),
      responses: { 201: Detail, 409: Detail },
      summary: 'One answer for a booking',
    },
    ticketsOfBooking: {
      ...of,
      method: 'GET',
      path: `${path}/tickets_for_booking/:id/uuid/:uuid`,
      pathParams: z.object({ id: PublicId, uuid: PublicId }),
      responses: {
        200: z.object({ state: z.enum(['waiting', 'ready', 'failed']), tickets_url: z.string().nullable() }),
      },
      summary: 'Whether the tickets of a booking are made, and where they are',
    },
  },
  { strictStatusCodes: true, commonResponses: answers },
)
