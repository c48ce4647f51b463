import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { CoreError, CurrencyCode, DecimalText, Detail, Instant, Paused, PublicId } from '../../values/core.ts'
import { Plugin } from '../pay.contract.ts'

const c = initContract()

/** The plugins whose requests a merchant's own server makes. */
export const CreatingPlugin = z.enum(['payment_request', 'e_commerce', 'shopify'])
export type CreatingPlugin = z.infer<typeof CreatingPlugin>

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u)

const told = z.array(z.enum(['created', 'paid', 'failed', 'refunded'])).max(4)

/** Amounts are decimal text in the currency's own digits; whatever the address, the name or the gateway is, the core checks. */
export const NewRequest = z.strictObject({
  amount: z.string().max(32),
  currency_code: CurrencyCode,
  pg_codes: z.array(line(64)).max(32),
  order_no: line(128).optional(),
  unit_code: line(64).optional(),
  language: z.enum(['en', 'ar']).optional(),
  description_en: line(512).optional(),
  description_ar: line(512).optional(),
  remarks: z
    .array(z.strictObject({ label_en: line(64), label_ar: line(64), value: z.string().min(1).max(2_000) }))
    .max(20)
    .optional(),
  merchant_details: z
    .record(line(64), line(256))
    .refine((fields) => Object.keys(fields).length <= 20)
    .optional(),
  expiration_time: Instant.optional(),
  delivery_charges: z.string().max(32).optional(),
  has_editable_amount: z.boolean().optional(),
  minimum_amount: z.string().max(32).optional(),
  maximum_amount: z.string().max(32).optional(),
  additional_phone_number: z.boolean().optional(),
  capture_delivery_address: z.boolean().optional(),
  capture_delivery_location: z.boolean().optional(),
  customer_id: line(64).optional(),
  customer_first_name: line(64).optional(),
  customer_last_name: line(64).optional(),
  customer_email: z.string().max(128).optional(),
  customer_phone: z.string().max(32).optional(),
  redirect_url: z.string().max(2_000).optional(),
  /** Which news is told by which channel; without it, as the merchant has it. */
  notifications: z.strictObject({ email: told, sms: told, whatsapp: told }).partial().optional(),
  email_recipients: z.array(z.string().max(128)).max(10).optional(),
  code_referrer: line(64).optional(),
  code_pair: z.string().max(128).optional(),
})
export type NewRequest = z.infer<typeof NewRequest>

export const CreatedRequest = z.object({
  id: PublicId,
  plugin: Plugin,
  state: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  order_no: z.string().nullable(),
  expiration_time: Instant.nullable(),
  /** Of `checkout/{session_id}`; null for a payment request, whose page has the transaction's own id. */
  session_id: PublicId.nullable(),
  /** The page the payer opens. */
  checkout_url: z.string(),
  /** One-time, for `cpr?referrer=`; null where no pairing was asked for. */
  code: z.string().nullable(),
  created: Instant,
})

const headers = z.object({
  'idempotency-key': z.string().min(8).max(255),
  authorization: z.string().max(512).optional(),
})

export const requestsContract = c.router(
  {
    create: {
      method: 'POST',
      path: '/plugins/:plugin/transaction',
      pathParams: z.object({ plugin: CreatingPlugin }),
      query: z.strictObject({ json: z.string().optional(), format: z.string().optional() }),
      headers,
      body: NewRequest,
      responses: {
        201: CreatedRequest,
        401: Detail,
        403: Detail,
        404: Detail,
        409: Detail,
        422: Detail,
        423: Paused,
      },
      summary: "A merchant's server asks for money (scope transactions:create)",
      description:
        'Send `Authorization: Api-Key wasl_…` and an `Idempotency-Key`: the same key with the same body is answered with the first answer (`Idempotent-Replayed: true`), 409 while that is being made, 422 with another body.',
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: { 400: CoreError, 413: Detail, 415: Detail, 421: Detail, 429: Detail },
  },
)
