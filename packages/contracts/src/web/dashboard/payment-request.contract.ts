import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { LocalisedText, Problem, bodyProblems } from '../../values/web.ts'
import { Unit } from '../../values/unit.ts'

const c = initContract()

export const announcements = ['created', 'paid', 'failed', 'refunded'] as const
export type Announcement = (typeof announcements)[number]
export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

const told = z.optional(z.array(z.enum(announcements)))
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/** Fields of the request form. Amounts are decimal text; the core checks everything. */
const fields = {
  amount: text(32),
  currency: text(3),
  gateways: z.optional(z.array(z.string().check(z.maxLength(64)))),
  unit: text(64),
  productType: text(128),
  promotionalPrice: text(64),
  language: z.optional(z.enum(['en', 'ar'])),
  descriptionEn: text(512),
  descriptionAr: text(512),
  remarks: z.optional(
    z.array(z.strictObject({ labelEn: z.string(), labelAr: z.string(), value: z.string() })),
  ),
  customFields: z.optional(z.record(z.string(), z.string())),
  delivery: text(32),
  isEditable: z.optional(z.boolean()),
  minimum: text(32),
  minimumPercent: z.optional(z.int()),
  maximum: text(32),
  asksPhone: z.optional(z.boolean()),
  capturesAddress: z.optional(z.boolean()),
  capturesLocation: z.optional(z.boolean()),
  firstName: text(64),
  lastName: text(64),
  email: text(128),
  phone: text(32),
  secondPhone: text(32),
  attachment: text(256),
  terms: z.optional(z.enum(['merchant', 'required', 'none'])),
  redirectUrl: text(2_000),
  webhookUrl: text(2_000),
  notifications: z.optional(z.strictObject({ email: told, sms: told, whatsapp: told })),
  recipients: z.optional(z.array(z.string().check(z.maxLength(128)))),
}

export const RequestFields = z.strictObject({
  ...fields,
  /** How long the link works after the request was made. */
  expiresInHours: z.optional(z.int()),
})
export type RequestFields = z.infer<typeof RequestFields>

export const RequestCommand = z.strictObject({
  ...fields,
  orderNo: text(128),
  /** RFC 3339. */
  expiresAt: text(40),
  dueAt: text(40),
})
export type RequestCommand = z.infer<typeof RequestCommand>

export const UploadedFile = z.object({
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
})
export type UploadedFile = z.infer<typeof UploadedFile>

export const RequestCopy = z.object({ fields: RequestFields, attachment: z.nullable(UploadedFile) })
export type RequestCopy = z.infer<typeof RequestCopy>

export const RequestTemplate = z.object({
  id: z.string(),
  name: z.string(),
  fields: RequestFields,
  attachment: z.nullable(UploadedFile),
  changedBy: z.string(),
  changedAt: z.string(),
})
export type RequestTemplate = z.infer<typeof RequestTemplate>

export const OfferedGateway = z.object({
  code: z.string(),
  name: LocalisedText,
  currencies: z.array(z.string()),
  /** Fees at units that differ, by unit key: decimal text per currency; a missing currency has no fee. */
  feesAt: z.record(z.string(), z.record(z.string(), z.string())),
  verb: LocalisedText,
  nextStep: z.nullable(LocalisedText),
  logoUrl: z.nullable(z.string()),
  isWallet: z.boolean(),
})
export type OfferedGateway = z.infer<typeof OfferedGateway>

export const RequestSetup = z.object({
  currency: z.string(),
  currencies: z.array(z.object({ code: z.string(), decimals: z.int() })),
  country: z.string(),
  language: z.enum(['en', 'ar']),
  units: z.array(z.object({ key: z.string(), isPaused: z.boolean(), unit: Unit })),
  gateways: z.array(OfferedGateway),
  preferredGateway: z.nullable(z.string()),
  customFields: z.array(z.object({ name: z.string(), label: LocalisedText })),
  productTypes: z.array(z.string()),
  redirectOrigins: z.array(z.string()),
  notifications: z.object({
    email: z.array(z.enum(announcements)),
    sms: z.array(z.enum(announcements)),
    whatsapp: z.array(z.enum(announcements)),
  }),
  terms: z.nullable(z.object({ html: LocalisedText, version: z.int(), required: z.boolean() })),
  disclaimer: z.nullable(LocalisedText),
  header: z.object({ languageButton: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
  defaultHours: z.int(),
  longestDays: z.int(),
  attachment: z.object({ endings: z.array(z.string()), mostBytes: z.int() }),
  mayManageTemplates: z.boolean(),
})
export type RequestSetup = z.infer<typeof RequestSetup>

export const CreatedRequest = z.object({
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** The pay page, in the request's language. */
  payUrl: z.string(),
  expiresAt: z.nullable(z.string()),
})
export type CreatedRequest = z.infer<typeof CreatedRequest>

const one = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))
const ofStaff = { 401: Problem, 404: Problem, 409: Problem }

export const paymentRequestContract = c.router(
  {
    setup: {
      method: 'GET',
      path: '/dashboard/payment-request/form',
      responses: { 200: RequestSetup, ...bodyProblems, 401: Problem, 404: Problem },
    },
    create: {
      method: 'POST',
      path: '/dashboard/payment-request',
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) },
      body: RequestCommand,
      responses: { 201: CreatedRequest, ...bodyProblems, ...ofStaff, 422: Problem, 423: Problem },
    },
    copy: {
      method: 'GET',
      path: '/dashboard/payment-request/copy/:id',
      pathParams: one,
      responses: { 200: RequestCopy, ...bodyProblems, 401: Problem, 404: Problem },
    },
    templates: {
      method: 'GET',
      path: '/dashboard/payment-request/templates',
      responses: {
        200: z.object({ templates: z.array(RequestTemplate) }),
        ...bodyProblems,
        401: Problem,
        404: Problem,
      },
    },
    addTemplate: {
      method: 'POST',
      path: '/dashboard/payment-request/templates',
      body: z.strictObject({ name, fields: RequestFields }),
      responses: { 201: RequestTemplate, ...bodyProblems, ...ofStaff },
    },
    changeTemplate: {
      method: 'PATCH',
      path: '/dashboard/payment-request/templates/:id',
      pathParams: one,
      /** The `changedAt` that was shown. */
      body: z.strictObject({
        name: z.optional(name),
        fields: z.optional(RequestFields),
        changedAt: z.string(),
      }),
      responses: { 200: RequestTemplate, ...bodyProblems, ...ofStaff },
    },
    removeTemplate: {
      method: 'DELETE',
      path: '/dashboard/payment-request/templates/:id',
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: z.object({ id: z.string() }), ...bodyProblems, ...ofStaff },
    },
  },
  { strictStatusCodes: true },
)
