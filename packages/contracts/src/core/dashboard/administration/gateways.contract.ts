import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { CurrencyCode, DecimalText, Detail, PublicId, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const managed = staff({ permissions: ['gateways.manage'] })
const path = '/administration/gateways'

const Typed = z.string().max(32).nullable()

/** Decimal text as typed; '' and null mean no own value. */
const TypedTerms = z.strictObject({
  currency_code: CurrencyCode,
  fee: Typed,
  minimum: Typed,
  maximum: Typed,
})

export const GatewayWish = z.strictObject({
  active: z.boolean(),
  name_en: z.string().trim().max(80),
  name_ar: z.string().trim().max(80),
  verb_en: z.string().trim().max(40),
  verb_ar: z.string().trim().max(40),
  next_step_en: z.string().trim().max(200),
  next_step_ar: z.string().trim().max(200),
  /** One per accepted currency, at least one. */
  terms: z.array(TypedTerms).max(32),
  /** Differences of a unit. Empty values are the merchant's. */
  units: z
    .array(
      z.strictObject({
        unit_code: z.string().max(64),
        offered: z.boolean(),
        terms: z.array(TypedTerms).max(32),
      }),
    )
    .max(100),
})
export type GatewayWish = z.infer<typeof GatewayWish>

const Terms = z.object({
  currency_code: CurrencyCode,
  fee: DecimalText.nullable(),
  minimum: DecimalText.nullable(),
  maximum: DecimalText.nullable(),
})

/** Only the names of an adapter's settings are answered, never their values. */
export const AdministeredGateway = z.object({
  code: PublicId,
  adapter: z.string(),
  /** True if this installation has the adapter. */
  installed: z.boolean(),
  wallet: z.boolean(),
  operation: z.enum(['purchase', 'authorize']),
  multiple_attempts: z.boolean(),
  settings: z.array(z.string()),
  logo_url: z.string().nullable(),
  active: z.boolean(),
  name_en: z.string(),
  name_ar: z.string(),
  verb_en: z.string(),
  verb_ar: z.string(),
  next_step_en: z.string(),
  next_step_ar: z.string(),
  terms: z.array(Terms),
  units: z.array(z.object({ unit_code: z.string(), offered: z.boolean(), terms: z.array(Terms) })),
  /** Unsettled payments of this gateway. They go on whatever is changed. */
  under_way: z.int(),
  revision: z.int(),
})

const Unit = z.object({ unit_code: z.string(), title_en: z.string(), title_ar: z.string() })

const Listed = z.object({
  /** In the order in which staff see them. */
  results: z.array(AdministeredGateway),
  units: z.array(Unit),
  preferred_gateway: z.string().nullable(),
  currency: CurrencyCode,
})

export const gatewaysContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: Query,
      metadata: managed,
      responses: { 200: Listed },
      summary: 'Every gateway of the merchant, with what each unit says of its own',
    },
    arrange: {
      method: 'PATCH',
      path,
      query: Query,
      metadata: managed,
      /** Fields that are left out stay unchanged. */
      body: z.strictObject({
        /** Every gateway code of the merchant, once. */
        order: z.array(PublicId).max(100).optional(),
        preferred_gateway: PublicId.nullable().optional(),
        /** The values that were shown. Without it, the change overwrites what is stored. */
        seen: z
          .strictObject({ order: z.array(PublicId).max(100), preferred_gateway: z.string().nullable() })
          .optional(),
      }),
      responses: { 200: Listed, 409: Detail },
      summary: 'The order in which they are offered, and the preferred one',
    },
    change: {
      method: 'PUT',
      path: `${path}/:code`,
      pathParams: z.object({ code: PublicId }),
      query: Query,
      metadata: managed,
      /** The `revision` that was shown. The change is refused if the gateway has changed since. */
      body: GatewayWish.extend({ revision: z.int() }),
      responses: { 200: AdministeredGateway, 409: Detail },
      summary: 'The whole gateway anew; payments under way keep what they began with',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
