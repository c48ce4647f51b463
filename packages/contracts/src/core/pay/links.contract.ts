import { initContract } from '@ts-rest/core'
import { linkAsks, linkStates, mostLinkUses } from '@wasl/domain/payment-link'
import { z } from 'zod'
import { keyAccess, publicAccess, staff } from '../../access.ts'
import { linkList } from '../../lists/links.ts'
import { numberedAnswer, numberedQuery } from '../../lists/query.ts'
import {
  CurrencyCode,
  DecimalText,
  Detail,
  Instant,
  Paused,
  PublicId,
  coreProblems,
  staffProblems,
} from '../../values/core.ts'
import { NewRequest } from '../../values/new-request.ts'
import { UnitDetails } from '../pay.contract.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const id = z.object({ id: PublicId })
const keyed = z.object({ 'idempotency-key': z.string().min(8).max(255) })

const message = z
  .string()
  .trim()
  .max(280)
  .regex(/^[^\p{Cc}]*$/u)

const line = z
  .string()
  .trim()
  .max(64)
  .regex(/^[^\p{Cc}]*$/u)

/** What staff may change of a published link. The terms of its payments never change. */
const switches = {
  /** How many payments may succeed; null for no limit. */
  max_uses: z.int().min(1).max(mostLinkUses).nullable(),
  /** Shown instead of our words when the link is switched off, expired or used up. */
  inactive_message_en: message.nullable(),
  inactive_message_ar: message.nullable(),
  /** End of the link; null until it is switched off. */
  expiration_time: Instant.nullable(),
}

/** The fields of a request, without those of one payer or one moment. */
export const NewLink = NewRequest.pick({
  amount: true,
  currency_code: true,
  pg_codes: true,
  unit_code: true,
  product_type: true,
  language: true,
  description_en: true,
  description_ar: true,
  remarks: true,
  merchant_details: true,
  delivery_charges: true,
  has_editable_amount: true,
  minimum_amount: true,
  minimum_percentage: true,
  maximum_amount: true,
  additional_phone_number: true,
  capture_delivery_address: true,
  capture_delivery_location: true,
  attachment: true,
  terms: true,
  redirect_url: true,
  notifications: true,
  email_recipients: true,
}).extend({
  /** What the payer must enter. */
  asks: z.array(z.enum(linkAsks)).max(linkAsks.length),
  /** How long each payment may take; at most half an hour if uses are limited. */
  expires_in_hours: z.int().min(1).max(8_784).optional(),
  ...z.object(switches).partial().shape,
})
export type NewLink = z.infer<typeof NewLink>

export const LinkChange = z.strictObject({
  ...z.object({ ...switches, active: z.boolean() }).partial().shape,
  revision: z.int(),
})
export type LinkChange = z.infer<typeof LinkChange>

export const PaymentLink = z.object({
  id: PublicId,
  /** The page that payers open. */
  link_url: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  has_editable_amount: z.boolean(),
  description_en: z.string(),
  description_ar: z.string(),
  product_type: z.string().nullable(),
  asks: z.array(z.enum(linkAsks)),
  state: z.enum(linkStates),
  active: z.boolean(),
  max_uses: z.int().nullable(),
  /** Successful payments. */
  paid: z.int(),
  /** Payments in progress; each takes a place until it ends. */
  held: z.int(),
  inactive_message_en: z.string().nullable(),
  inactive_message_ar: z.string().nullable(),
  expiration_time: Instant.nullable(),
  created_by: z.string(),
  created: Instant,
  revision: z.int(),
})

/** The public view of a link. Reading it creates nothing. */
export const OpenedLink = z.object({
  id: PublicId,
  /** `paused`: the merchant or the unit accepts no payments now. */
  state: z.enum([...linkStates, 'paused']),
  /** The merchant's reason; null if the link is open or there is none. */
  message: z.object({ en: z.string(), ar: z.string() }).nullable(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  delivery_charges: DecimalText,
  has_editable_amount: z.boolean(),
  minimum_amount: DecimalText.nullable(),
  maximum_amount: DecimalText.nullable(),
  description_en: z.string(),
  description_ar: z.string(),
  asks: z.array(z.enum(linkAsks)),
  country: z.string(),
  unit_details: UnitDetails,
  header: z.object({ language_button: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
})

export const NewLinkPayment = z.strictObject({
  /** The payer's amount, if the link allows it; else the link's amount. */
  amount: z.string().max(32).optional(),
  customer_name: line.optional(),
  customer_email: z.string().max(128).optional(),
  customer_phone: z.string().max(32).optional(),
  language: z.enum(['en', 'ar']).optional(),
})
export type NewLinkPayment = z.infer<typeof NewLinkPayment>

const LinkPayment = z.object({
  id: PublicId,
  /** The pay page of the new request. */
  checkout_url: z.string(),
  expiration_time: Instant.nullable(),
})

/** `id`: a link to show; its page is returned, whatever `page` says. */
const PageQuery = numberedQuery(linkList).extend({ id: PublicId.optional() })
const LinkPage = numberedAnswer(PaymentLink).extend({ page: z.int() })

const managing = staff({ section: 'payment_request', permissions: ['payment.create'] })
const ofStaff = '/dashboard/payment-request/links'
const ofServers = '/plugins/payment_request/link'
const ofAnybody = `${ofServers}/:id` as const
const authorized = z.object({ authorization: z.string().max(512).optional() })

export const linksContract = c.router(
  {
    list: {
      method: 'GET',
      path: ofStaff,
      query: PageQuery,
      metadata: managing,
      responses: { 200: LinkPage, ...staffProblems },
      summary: 'Reusable links by pages, those that are switched on first, each with its uses',
    },
    create: {
      method: 'POST',
      path: ofStaff,
      query: Query,
      metadata: managing,
      headers: keyed,
      body: NewLink,
      responses: { 201: PaymentLink, ...staffProblems, 409: Detail, 422: Detail },
      summary: 'A link by which many may pay, each their own request',
    },
    change: {
      method: 'PATCH',
      path: `${ofStaff}/:id`,
      pathParams: id,
      query: Query,
      metadata: managing,
      body: LinkChange,
      responses: { 200: PaymentLink, ...staffProblems, 409: Detail },
      summary: 'Switch a link off or on, or give it other limits and words',
    },
    serverList: {
      method: 'GET',
      path: ofServers,
      query: PageQuery,
      metadata: keyAccess('transactions:read'),
      headers: authorized,
      responses: { 200: LinkPage, ...staffProblems },
      summary: "The same for a merchant's server (scope transactions:read)",
    },
    serverCreate: {
      method: 'POST',
      path: ofServers,
      query: Query,
      metadata: keyAccess('transactions:create'),
      headers: keyed.extend(authorized.shape),
      body: NewLink,
      responses: { 201: PaymentLink, ...staffProblems, 409: Detail, 422: Detail },
      summary: "A merchant's server (scope transactions:create) makes a link by which many may pay",
    },
    serverChange: {
      method: 'PATCH',
      path: ofAnybody,
      pathParams: id,
      query: Query,
      metadata: keyAccess('transactions:create'),
      headers: authorized,
      body: LinkChange,
      responses: { 200: PaymentLink, ...staffProblems, 409: Detail },
      summary:
        "A merchant's server (scope transactions:create) switches a link off or on, or gives it other limits",
    },
    open: {
      method: 'GET',
      path: ofAnybody,
      pathParams: id,
      query: Query,
      metadata: publicAccess,
      responses: { 200: OpenedLink, ...coreProblems, 404: Detail },
      summary: 'What a link asks for, and whether it still does',
    },
    pay: {
      method: 'POST',
      path: `${ofAnybody}/transaction`,
      pathParams: id,
      query: Query,
      metadata: publicAccess,
      headers: keyed,
      body: NewLinkPayment,
      responses: { 201: LinkPayment, ...coreProblems, 404: Detail, 409: Detail, 422: Detail, 423: Paused },
      summary: 'A payer says who they are and gets a request of their own',
      description:
        'The same `Idempotency-Key` with the same body is answered with the first answer (`Idempotent-Replayed: true`). 409 with the codes link_inactive, link_expired, link_used_up or link_full where the link makes none.',
    },
  },
  { strictStatusCodes: true },
)
