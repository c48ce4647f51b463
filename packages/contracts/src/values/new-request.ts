import { z } from 'zod'
import { CurrencyCode, Instant } from './core.ts'

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u)

const told = z.array(z.enum(['created', 'paid', 'failed', 'refunded'])).max(4)

/** Amounts are decimal text in the currency's decimals. The core checks the values of all other fields. */
export const NewRequest = z.strictObject({
  amount: z.string().max(32),
  currency_code: CurrencyCode,
  pg_codes: z.array(line(64)).max(32),
  order_no: line(128).optional(),
  unit_code: line(64).optional(),
  product_type: line(128).optional(),
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
  /** A price in the merchant's words. It is only shown (S1 §3). */
  promotional_price: line(64).optional(),
  expiration_time: Instant.optional(),
  /** When the merchant expects the money. The link may be valid for longer. */
  due_datetime: Instant.optional(),
  delivery_charges: z.string().max(32).optional(),
  has_editable_amount: z.boolean().optional(),
  minimum_amount: z.string().max(32).optional(),
  /** Minimum as a percentage of the amount, instead of a fixed minimum. */
  minimum_percentage: z.number().int().min(1).max(100).optional(),
  maximum_amount: z.string().max(32).optional(),
  additional_phone_number: z.boolean().optional(),
  capture_delivery_address: z.boolean().optional(),
  capture_delivery_location: z.boolean().optional(),
  customer_id: line(64).optional(),
  customer_first_name: line(64).optional(),
  customer_last_name: line(64).optional(),
  customer_email: z.string().max(128).optional(),
  customer_phone: z.string().max(32).optional(),
  customer_phone_2: z.string().max(32).optional(),
  /** `file_url` of POST attachment/upload. */
  attachment: z.string().max(256).optional(),
  /** The merchant's terms as usual, with a required agreement, or left out. */
  terms: z.enum(['merchant', 'required', 'none']).optional(),
  redirect_url: z.string().max(2_000).optional(),
  /** A server that receives the events of this request, besides the merchant's webhooks. */
  webhook_url: z.string().max(2_000).optional(),
  /** Which events go to which channel; default: the merchant's settings. */
  notifications: z.strictObject({ email: told, sms: told, whatsapp: told }).partial().optional(),
  email_recipients: z.array(z.string().max(128)).max(10).optional(),
  code_referrer: line(64).optional(),
  code_pair: z.string().max(128).optional(),
  /** Behaviour of the demo's sandbox bank, see `/sandbox-bank/scenarios`. Refused in production. */
  extra: z.strictObject({ sandbox_scenario: line(256) }).optional(),
})
export type NewRequest = z.infer<typeof NewRequest>
