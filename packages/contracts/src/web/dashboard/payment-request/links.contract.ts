import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, MoneyValue, Problem } from '../../../values/web.ts'
import { RequestFields } from '../payment-request.contract.ts'

const c = initContract()

const asks = z.array(z.enum(['name', 'email', 'phone']))
const message = z.nullable(z.string().check(z.maxLength(280)))

/** What staff may change of a published link. */
const limits = {
  maxUses: z.nullable(z.int()),
  inactiveMessageEn: message,
  inactiveMessageAr: message,
  /** End of the link, RFC 3339. */
  expiresAt: z.nullable(z.string().check(z.maxLength(40))),
}

export const NewLink = z.strictObject({ fields: RequestFields, asks, ...limits })
export type NewLink = z.infer<typeof NewLink>

export const LinkLimits = z.strictObject(limits)
export type LinkLimits = z.infer<typeof LinkLimits>

export const PaymentLink = z.object({
  ...limits,
  id: z.string(),
  /** The page that payers open. */
  url: z.string(),
  amount: MoneyValue,
  isEditable: z.boolean(),
  description: LocalisedText,
  asks,
  state: z.enum(['open', 'inactive', 'expired', 'usedUp', 'full']),
  active: z.boolean(),
  paid: z.int(),
  held: z.int(),
  createdBy: z.string(),
  createdAt: z.string(),
  revision: z.int(),
})
export type PaymentLink = z.infer<typeof PaymentLink>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/payment-request/links'

export const paymentLinksContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      responses: { 200: z.object({ links: z.array(PaymentLink) }), ...bodyProblems, ...ofStaff },
    },
    create: {
      method: 'POST',
      path,
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) },
      body: NewLink,
      responses: { 201: PaymentLink, ...bodyProblems, ...ofStaff, 409: Problem, 422: Problem },
    },
    change: {
      method: 'PATCH',
      path: `${path}/:id`,
      pathParams: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
      body: z.strictObject({
        ...z.partial(LinkLimits).shape,
        active: z.optional(z.boolean()),
        revision: z.int(),
      }),
      responses: { 200: PaymentLink, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
