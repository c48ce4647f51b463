import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { CoreError, Instant, PublicId, staffProblems } from '../../values/core.ts'
import { Hour, Localised, Query } from '../../values/events.ts'

const c = initContract()

const path = '/plugins/event'
const scanning = staff({ permissions: ['checkin.scan'], section: 'event' })

const refusals = [
  'duplicate',
  'unknown',
  'revoked',
  'unpaid',
  'canceled',
  'wrong_event',
  'wrong_date',
  'wrong_gate',
  'too_early',
  'too_late',
  'limit',
  'not_inside',
] as const

/** commerce.md D34: the text is in the reader's language, with what a scanner shows beside it. */
export const RefusedScan = z.object({
  qrcode: z.array(z.string()),
  code: z.enum(refusals),
  customer_name: z.string().nullable(),
  ticket_en: z.string().nullable(),
  ticket_ar: z.string().nullable(),
  scanned_at: Instant.nullable(),
  scanned_by: z.string().nullable(),
  gate: z.string().nullable(),
})

const Door = z.object({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  allows_reentry: z.boolean(),
  opens_before_minutes: z.int(),
  closes_after_minutes: z.int(),
  refuses_outside: z.boolean(),
  /** Places that may come in, and those that did. */
  expected: z.int(),
  entered: z.int(),
})

/** Doors of events (S2 §2 "fulfilment"). */
export const fulfilmentContract = c.router(
  {
    validate: {
      metadata: scanning,
      query: Query,
      method: 'POST',
      path: `${path}/validate_qr_code`,
      body: z.strictObject({
        event_id: PublicId,
        qrcode: z.string().max(1_000),
        /** The first door of the event if not given. */
        list: PublicId.optional(),
        gate: z.string().trim().max(40).optional(),
        kind: z.enum(['entry', 'exit']).optional(),
        /** Of the scanner, once per scan: sent again it changes nothing. */
        nonce: z.string().min(8).max(64).optional(),
      }),
      responses: {
        200: z.object({
          /** "1 of 4". */
          qr_number: z.int(),
          qr_count: z.int(),
          customer_first_name: z.string(),
          customer_last_name: z.string().nullable(),
          holder_name: z.string().nullable(),
          slot: z.string(),
          ticket_en: z.string(),
          ticket_ar: z.string(),
          /** The window of the door is not open: staff are warned, not stopped (commerce.md D36). */
          warning: z.enum(['too_early', 'too_late']).nullable(),
          message: z.string(),
          /** Answers that are shown at the door. */
          remarks: z.array(z.object({ label_en: z.string(), label_ar: z.string(), value: z.string() })),
        }),
        ...staffProblems,
        400: z.union([RefusedScan, CoreError]),
      },
      summary: 'Lets somebody in with the code of a place: once for each place and door',
    },
    doors: {
      metadata: scanning,
      query: Query,
      method: 'GET',
      path: `${path}/dashboard/events/:id/doors`,
      pathParams: z.object({ id: PublicId }),
      responses: {
        200: z.object({
          id: PublicId,
          ...Localised,
          timezone: z.string(),
          /** Raw Ed25519, base64url: tells codes of this event without a network. */
          public_key: z.string(),
          now: Hour,
          doors: z.array(Door),
        }),
        ...staffProblems,
      },
      summary: 'The doors of an event',
    },
  },
  { strictStatusCodes: true },
)
