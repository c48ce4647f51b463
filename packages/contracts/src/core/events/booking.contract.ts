import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../../access.ts'
import {
  CodeErrors,
  CurrencyCode,
  DecimalText,
  Detail,
  Paused,
  PublicId,
  coreProblems,
} from '../../values/core.ts'
import { PayChoice } from '../../values/offer.ts'
import {
  Answers,
  Field,
  GuestBooking,
  Kept,
  Localised,
  Query,
  Registration,
  slugged,
  WantedLines,
} from '../../values/events.ts'

const c = initContract()

const path = '/plugins/event'
const answers = { ...coreProblems, 404: Detail } as const
const keyed = z.object({ 'idempotency-key': z.string().min(8).max(255) })
const held = z.object({ id: PublicId })
const Nothing = z.strictObject({})

/** Calls of events for visitors, from the places that are kept to the tickets. */
export const eventBookingContract = c.router(
  {
    keep: {
      metadata: publicAccess,
      query: Query,
      method: 'POST',
      path: `${path}/hold`,
      headers: keyed,
      body: z.strictObject({
        lines: WantedLines,
        code: z.string().max(64).optional(),
        /** What the same visitor keeps already: it ends with this one, and its places count as free for it. */
        replaces: PublicId.optional(),
        /** A name of the browser, which keeps at most three (commerce.md D40). */
        browser: z.string().min(8).max(64).optional(),
      }),
      responses: { 201: Kept, 400: CodeErrors, 409: Detail, 422: Detail },
      summary: 'Keeps places while their buyer fills in the form (our addition)',
    },
    kept: {
      metadata: publicAccess,
      query: Query,
      method: 'GET',
      path: `${path}/hold/:id`,
      pathParams: held,
      responses: { 200: Kept.extend({ event: z.string(), lines: WantedLines }) },
      summary: 'What is kept; 404 once it has ended',
    },
    extend: {
      metadata: publicAccess,
      query: Query,
      method: 'POST',
      path: `${path}/hold/:id/extend`,
      pathParams: held,
      body: Nothing,
      responses: { 200: Kept, 409: Detail },
      summary: 'Keeps the places longer, once',
    },
    release: {
      metadata: publicAccess,
      query: Query,
      method: 'POST',
      path: `${path}/hold/:id/release`,
      pathParams: held,
      body: Nothing,
      responses: { 200: Detail },
      summary: 'Gives the places to others',
    },
    payChoices: {
      metadata: publicAccess,
      query: Query,
      method: 'POST',
      path: `${path}/pay-choices`,
      body: z.strictObject({
        lines: WantedLines,
        voucher_code: z.string().max(64).optional(),
        code: z.string().max(64).optional(),
        /** Its places count as free. */
        hold: PublicId.optional(),
      }),
      responses: {
        400: CodeErrors,
        200: z.object({
          total: DecimalText,
          subtotal: DecimalText,
          voucher_discount: DecimalText,
          currency_code: CurrencyCode,
          price_hash: z.string(),
          lines: z.array(z.object({ ticket: PublicId, unit_price: DecimalText, total: DecimalText })),
          voucher_problem: Detail.nullable(),
          pay_choices: z.array(PayChoice),
          preferred_gateway: z.string().nullable(),
        }),
        409: Detail,
        423: Paused,
      },
      summary: 'What these tickets cost, and ways to pay. Free tickets have none',
    },
    register: {
      metadata: publicAccess,
      query: Query,
      method: 'POST',
      path: `${path}/registration/:slug`,
      pathParams: slugged,
      headers: keyed,
      body: Registration,
      responses: {
        400: CodeErrors,
        201: z.object({
          order_id: PublicId,
          number: z.string(),
          /** Null: nothing is to be paid, and the places are booked. */
          transaction_id: PublicId.nullable(),
          bookings: z.array(z.object({ id: PublicId, uuid: PublicId })),
          redirect_url: z.string(),
        }),
        409: Detail,
        422: Detail,
        423: Paused,
        503: Detail,
      },
      summary: 'Books the tickets: at once if they are free, else with their payment',
    },
    feedbackForm: {
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      method: 'GET',
      path: `${path}/feedback/:slug`,
      pathParams: slugged,
      query: Query.extend({ token: z.string().max(256).optional() }),
      responses: {
        200: z.object({ ...Localised, fields: z.array(Field), values: Answers.nullable() }),
        409: Detail,
      },
      summary: 'The feedback form, by the signed link of the mail. `values`: what was answered before',
    },
    feedback: {
      metadata: publicAccess,
      query: Query,
      method: 'POST',
      path: `${path}/feedback/:slug`,
      pathParams: slugged,
      body: z.strictObject({ token: z.string().max(256), fields: Answers }),
      responses: { 201: Detail, 409: Detail },
      summary: 'One answer for a booking, which can be changed for 24 hours',
    },
    ticketsOfBooking: {
      metadata: publicAccess,
      query: Query,
      method: 'GET',
      path: `${path}/tickets_for_booking/:id/uuid/:uuid`,
      pathParams: z.object({ id: PublicId, uuid: PublicId }),
      responses: {
        200: z.object({
          state: z.enum(['waiting', 'ready', 'failed']),
          /** One PDF of all places of the order; its link ends after 24 hours and is renewed by asking again. */
          tickets_url: z.string().nullable(),
          calendar_url: z.string().nullable(),
          number: z.string(),
          /** The payment that is waited for. */
          transaction_id: PublicId.nullable(),
          /** All of the order. */
          bookings: z.array(GuestBooking),
        }),
      },
      summary: 'Whether the tickets of a booking are made, and where they are',
    },
  },
  { strictStatusCodes: true, commonResponses: answers },
)
