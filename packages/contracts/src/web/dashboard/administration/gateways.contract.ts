import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const text = (most: number) => z.string().check(z.maxLength(most))

/** As somebody typed them; '' says nothing of its own. */
const TypedTerms = z.strictObject({ currency: text(3), fee: text(32), minimum: text(32), maximum: text(32) })
export type TypedTerms = z.infer<typeof TypedTerms>

export const GatewayWish = z.strictObject({
  active: z.boolean(),
  nameEn: text(80),
  nameAr: text(80),
  verbEn: text(40),
  verbAr: text(40),
  nextStepEn: text(200),
  nextStepAr: text(200),
  /** One for each currency that is taken. */
  terms: z.array(TypedTerms).check(z.maxLength(32)),
  units: z
    .array(z.strictObject({ unit: text(64), offered: z.boolean(), terms: z.array(TypedTerms) }))
    .check(z.maxLength(100)),
  revision: z.int(),
})
export type GatewayWish = z.infer<typeof GatewayWish>

const Terms = z.object({
  currency: z.string(),
  fee: z.nullable(z.string()),
  minimum: z.nullable(z.string()),
  maximum: z.nullable(z.string()),
})
export type Terms = z.infer<typeof Terms>

export const Gateway = z.object({
  code: z.string(),
  adapter: z.string(),
  isInstalled: z.boolean(),
  isWallet: z.boolean(),
  operation: z.enum(['purchase', 'authorize']),
  hasMultipleAttempts: z.boolean(),
  /** The names of what its adapter is set to, never what. */
  settings: z.array(z.string()),
  logoUrl: z.nullable(z.string()),
  active: z.boolean(),
  name: LocalisedText,
  verb: LocalisedText,
  nextStep: LocalisedText,
  terms: z.array(Terms),
  units: z.array(z.object({ unit: z.string(), offered: z.boolean(), terms: z.array(Terms) })),
  underWay: z.int(),
  revision: z.int(),
})
export type Gateway = z.infer<typeof Gateway>

export const Gateways = z.object({
  gateways: z.array(Gateway),
  units: z.array(z.object({ unit: z.string(), title: LocalisedText })),
  preferred: z.nullable(z.string()),
  currency: z.string(),
})
export type Gateways = z.infer<typeof Gateways>

const code = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/gateways'

export const gatewaysContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: Gateways, ...problems, ...ofStaff } },
    arrange: {
      method: 'PATCH',
      path,
      /** What is left out stays as it is; `seen` is what was shown. */
      body: z.strictObject({
        order: z.optional(z.array(code)),
        preferred: z.optional(z.nullable(code)),
        seen: z.strictObject({ order: z.array(code), preferred: z.nullable(z.string()) }),
      }),
      responses: { 200: Gateways, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    change: {
      method: 'PUT',
      path: `${path}/:code`,
      pathParams: z.object({ code }),
      body: GatewayWish,
      responses: { 200: Gateway, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
