import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { CurrencyCode, Detail, Instant, PublicId, staffProblems } from '../../values/core.ts'
import { NewRequest } from '../../values/new-request.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const id = z.object({ id: PublicId })

/** Fields that can be used again for another request: all except order number, times and code. */
export const RequestFields = NewRequest.partial()
  .omit({
    order_no: true,
    expiration_time: true,
    due_datetime: true,
    code_referrer: true,
    code_pair: true,
    customer_id: true,
  })
  .extend({
    /** How long the link works after the request was made. */
    expires_in_hours: z.number().int().min(1).max(8_784).optional(),
  })
export type RequestFields = z.infer<typeof RequestFields>

export const UploadedFile = z.object({
  /** Value for `attachment` of a request. */
  file_url: z.string(),
  original_filename: z.string(),
  content_type: z.string(),
  bytes: z.number().int(),
})

/** Fields for a copy of this request. */
export const RequestCopy = z.object({ fields: RequestFields, attachment: UploadedFile.nullable() })

export const RequestTemplate = RequestCopy.extend({
  id: PublicId,
  name: z.string(),
  changed_by: z.string(),
  changed_at: Instant,
})

const TemplateName = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}]*$/u)

const NamedTexts = { name_en: z.string(), name_ar: z.string() }

/** Choices and limits for the form of a new request. */
export const RequestForm = z.object({
  currency: CurrencyCode,
  currencies: z.array(z.object({ code: CurrencyCode, decimals: z.number().int() })),
  country: z.string(),
  language: z.enum(['en', 'ar']),
  units: z.array(
    z.object({
      key: z.string(),
      title_en: z.string(),
      title_ar: z.string(),
      is_paused: z.boolean(),
      logo_url: z.string().nullable(),
      website: z.string().nullable(),
      twitter_url: z.string().nullable(),
      instagram_url: z.string().nullable(),
      facebook_url: z.string().nullable(),
      show_unit_title: z.boolean(),
      header_color: z.string(),
    }),
  ),
  gateways: z.array(
    z.object({
      code: z.string(),
      ...NamedTexts,
      currencies: z.array(z.string()),
      /** Fees at units that differ, by unit key: decimal text per currency; a missing currency has no fee. */
      fees_at: z.record(z.string(), z.record(z.string(), z.string())),
      verb_en: z.string(),
      verb_ar: z.string(),
      next_step_en: z.string().nullable(),
      next_step_ar: z.string().nullable(),
      logo_url: z.string().nullable(),
      /** A wallet is shown beside the choices on devices that have it. It is never the only way. */
      is_wallet: z.boolean(),
    }),
  ),
  preferred_gateway: z.string().nullable(),
  /** The merchant's own fields, with the labels of the table headers. */
  custom_fields: z.array(z.object({ name: z.string(), label_en: z.string(), label_ar: z.string() })),
  product_types: z.array(z.string()),
  redirect_origins: z.array(z.string()),
  notifications: z.object({
    email: z.array(z.string()),
    sms: z.array(z.string()),
    whatsapp: z.array(z.string()),
  }),
  terms: z.object({ en: z.string(), ar: z.string(), version: z.int(), required: z.boolean() }).nullable(),
  disclaimer: z.object({ en: z.string(), ar: z.string() }).nullable(),
  header: z.object({ language_button: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
  default_hours: z.number().int(),
  longest_days: z.number().int(),
  attachment: z.object({ endings: z.array(z.string()), most_bytes: z.number().int() }),
  may_manage_templates: z.boolean(),
})

const creating = { section: 'payment_request', permissions: ['payment.create'] } as const
const arranging = {
  section: 'payment_request',
  permissions: ['payment.create', 'payment.templates'],
} as const

export const paymentRequestContract = c.router(
  {
    form: {
      method: 'GET',
      metadata: { ...staff(creating), verb: 'OPTIONS' },
      path: '/dashboard/payment-request/transaction',
      query: Query,
      responses: { 200: RequestForm },
      summary: 'What the form of a new payment request offers',
    },
    copy: {
      method: 'GET',
      metadata: staff(creating),
      path: '/dashboard/payment-request/transaction/:id/copy',
      pathParams: id,
      query: Query,
      responses: { 200: RequestCopy },
      summary: 'The fields of a request, for another one like it',
    },
    templates: {
      method: 'GET',
      metadata: staff(creating),
      path: '/dashboard/payment-request/templates',
      query: Query,
      responses: { 200: z.object({ results: z.array(RequestTemplate) }) },
      summary: "The merchant's templates, by name",
    },
    addTemplate: {
      method: 'POST',
      metadata: staff(arranging),
      path: '/dashboard/payment-request/templates',
      query: Query,
      body: z.strictObject({ name: TemplateName, fields: RequestFields }),
      responses: { 201: RequestTemplate, 409: Detail },
      summary: 'Save the fields of a request under a name',
    },
    changeTemplate: {
      method: 'PATCH',
      metadata: staff(arranging),
      path: '/dashboard/payment-request/templates/:id',
      pathParams: id,
      query: Query,
      body: z.strictObject({
        name: TemplateName.optional(),
        fields: RequestFields.optional(),
        /** The version that was shown. Without it, the change overwrites what is stored. */
        changed_at: Instant.optional(),
      }),
      responses: { 200: RequestTemplate, 409: Detail },
      summary: 'Another name, other fields, or both',
    },
    removeTemplate: {
      method: 'DELETE',
      metadata: staff(arranging),
      path: '/dashboard/payment-request/templates/:id',
      pathParams: id,
      query: Query,
      responses: { 200: z.object({ id: PublicId }) },
      summary: 'Forget a template',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
