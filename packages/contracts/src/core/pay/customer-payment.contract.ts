import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess, staff } from '../../access.ts'
import {
  CurrencyCode,
  DecimalText,
  Detail,
  Instant,
  Paused,
  PublicId,
  coreProblems,
} from '../../values/core.ts'
import { PayChoice, UnitDetails } from '../pay.contract.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const ofCollector = z.object({ collector_id: PublicId })

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u)

/** The payer and the amount. OPTIONS says which fields are required, because rules may ask for the payer's identity. */
export const NewCustomerPayment = z.strictObject({
  amount: z.string().max(32),
  currency_code: CurrencyCode,
  customer_first_name: line(64).optional(),
  customer_last_name: line(64).optional(),
  customer_phone: z.string().max(32).optional(),
  customer_email: z.string().max(128).optional(),
  civil_id: z.string().max(32).optional(),
  customer_id: line(64).optional(),
  description: line(256).optional(),
  language: z.enum(['en', 'ar']).optional(),
})
export type NewCustomerPayment = z.infer<typeof NewCustomerPayment>

export const Collector = z.object({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  kind: z.enum(['staff', 'unit']),
})

/** Django's metadata of a form, by field, in order. */
const FieldMetadata = z.object({
  type: z.enum(['string', 'choice', 'email', 'phone']),
  required: z.boolean(),
  read_only: z.boolean(),
  max_length: z.number().int().optional(),
  choices: z.array(z.object({ value: z.string(), display_name: z.string() })).optional(),
})

export const CreateOptions = z.object({
  actions: z.object({ POST: z.record(z.string(), FieldMetadata) }),
  /** The collector who gets the credit; null for a user without a counter. */
  collector: Collector.nullable(),
  /** Collectors to choose from; for staff only. */
  collectors: z.array(Collector),
  default_currency: CurrencyCode,
  country: z.string(),
  unit_details: UnitDetails,
  header: z.object({ language_button: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
  /** True if it works without signing in. */
  is_public: z.boolean(),
})

const CreatedCustomerPayment = z.object({
  id: PublicId,
  plugin: z.literal('customer_payment'),
  state: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  expiration_time: Instant.nullable(),
  /** The pay page. */
  checkout_url: z.string(),
  collector: Collector.nullable(),
  created: Instant,
})

const creating = {
  method: 'POST',
  query: Query,
  headers: z.object({ 'idempotency-key': z.string().min(8).max(255) }),
  body: NewCustomerPayment,
  responses: {
    201: CreatedCustomerPayment,
    401: Detail,
    403: Detail,
    404: Detail,
    409: Detail,
    422: Detail,
    423: Paused,
  },
} as const

const optional = {
  method: 'GET',
  query: Query,
  responses: { 200: CreateOptions, 401: Detail, 403: Detail, 404: Detail },
} as const

/** S2 §7 "Customer payment". A collector's own address can be public (product.md 3). */
export const customerPaymentContract = c.router(
  {
    options: {
      ...optional,
      metadata: { ...staff({ section: 'pos' }), verb: 'OPTIONS' },
      path: '/plugins/customer_payment/create',
      summary: 'What is asked of a payer, and in which currencies',
    },
    create: {
      ...creating,
      metadata: staff({ section: 'pos' }),
      path: '/plugins/customer_payment/create',
      summary: 'A payment somebody asks for at the counter, credited to whoever is signed in',
    },
    optionsOfCollector: {
      ...optional,
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      path: '/plugins/customer_payment/create/:collector_id',
      pathParams: ofCollector,
      summary: 'The same at the counter of a collector',
    },
    createForCollector: {
      ...creating,
      metadata: publicAccess,
      path: '/plugins/customer_payment/create/:collector_id',
      pathParams: ofCollector,
      summary: 'A payment credited to a collector',
    },
    payChoices: {
      method: 'POST',
      metadata: staff({ section: 'pos' }),
      path: '/plugins/customer_payment/pay-choices',
      query: Query,
      body: z.strictObject({ amount: z.string().max(32), currency_code: CurrencyCode }),
      responses: {
        200: z.object({ pay_choices: z.array(PayChoice) }),
        401: Detail,
        403: Detail,
        404: Detail,
      },
      summary: 'Gateways and fees before anything is made',
    },
  },
  { strictStatusCodes: true, commonResponses: coreProblems },
)
