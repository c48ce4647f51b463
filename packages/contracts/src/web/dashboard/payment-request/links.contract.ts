import { initContract } from '@ts-rest/core'
import type { z as full } from 'zod'
import * as z from 'zod/mini'
import { linksContract as core } from '../../../core/pay/links.contract.ts'
import { bodyProblems, Problem } from '../../../values/web.ts'
import { webOf, type Web } from '../../../web-of.ts'
import { RequestFields } from '../payment-request.contract.ts'

const c = initContract()

const { list, change } = core
const derived = webOf({ list, change }, '')

export type PaymentLink = Web<full.infer<(typeof change)['responses'][200]>>

const message = z.nullable(z.string().check(z.maxLength(280)))

/** By hand: its terms are typed in the form of requests, and have the names of that form. */
export const NewLink = z.strictObject({
  fields: RequestFields,
  asks: z.array(z.enum(['name', 'email', 'phone'])),
  maxUses: z.nullable(z.int()),
  inactiveMessageEn: message,
  inactiveMessageAr: message,
  /** End of the link, RFC 3339. */
  expirationTime: z.nullable(z.string().check(z.maxLength(40))),
})
export type NewLink = z.infer<typeof NewLink>

const own = c.router(
  {
    create: {
      method: 'POST',
      path: '/dashboard/payment-request/links',
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) },
      body: NewLink,
      responses: {
        201: derived.change.responses[200],
        ...bodyProblems,
        401: Problem,
        404: Problem,
        409: Problem,
        422: Problem,
      },
    },
  },
  { strictStatusCodes: true },
)

export const paymentLinksContract = { ...derived, ...own }
