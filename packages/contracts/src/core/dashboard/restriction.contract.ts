import { initContract } from '@ts-rest/core'
import { identifierKinds } from '@wasl/domain/restriction'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { CurrencyCode, DecimalText, Detail, Instant, PublicId, staffProblems } from '../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const id = z.object({ id: PublicId })
const managed = staff({ section: 'customer_payment', permissions: ['restrictions.manage'] })

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Amount = z.string().max(32).nullable()
const Count = z.int().min(1).max(100_000).nullable()

/** Amounts are decimal text in `currency`. An empty list means everything. */
export const RestrictionWish = z.strictObject({
  name: z.string().trim().max(80),
  active: z.boolean(),
  scope: z.enum(['all', 'collector', 'gateway']),
  /** Ids of collectors or codes of gateways. */
  scope_of: z.array(z.string().max(64)).max(64),
  identifier: z.enum(identifierKinds),
  list: z.enum(['none', 'allow', 'block']),
  currency: CurrencyCode.nullable(),
  minimum: Amount,
  maximum: Amount,
  sum_per_day: Amount,
  sum_per_month: Amount,
  payments_per_day: Count,
  payments_per_month: Count,
  currencies: z.array(CurrencyCode).max(32),
  gateways: z.array(z.string().max(64)).max(64),
  /** 0 is Sunday. */
  days: z.array(z.int().min(0).max(6)).max(7),
  opens: Time.nullable(),
  closes: Time.nullable(),
  message_en: z.string().trim().max(200).nullable(),
  message_ar: z.string().trim().max(200).nullable(),
})
export type RestrictionWish = z.infer<typeof RestrictionWish>

export const Restriction = RestrictionWish.extend({
  id: PublicId,
  name: z.string(),
  minimum: DecimalText.nullable(),
  maximum: DecimalText.nullable(),
  sum_per_day: DecimalText.nullable(),
  sum_per_month: DecimalText.nullable(),
  message_en: z.string().nullable(),
  message_ar: z.string().nullable(),
  /** Currencies that the merchant takes and for which the rule sets no amount: it lets every amount of them pass. */
  unlimited_currencies: z.array(CurrencyCode),
  identifiers: z.int(),
  /** How many payments it has refused. */
  hits: z.int(),
  last_hit_at: Instant.nullable(),
  revision: z.int(),
  created_by: z.string(),
  updated_at: Instant,
})

const Choice = z.object({ value: z.string(), name_en: z.string(), name_ar: z.string() })

const Rejected = z.object({ line: z.int(), value: z.string(), detail: z.string() })

export const Tested = z.object({
  decision: z.enum(['passes', 'refuses']),
  /** The message that the payer would see. */
  message_en: z.string().nullable(),
  message_ar: z.string().nullable(),
  /** The rule that refuses, or null. */
  decided_by: PublicId.nullable(),
  rules: z.array(
    z.object({
      id: PublicId,
      name: z.string(),
      verdict: z.enum(['passes', 'refuses', 'not_applied']),
      reason_en: z.string().nullable(),
      reason_ar: z.string().nullable(),
    }),
  ),
})

export const restrictionContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/plugins/customer_payment/restrictions',
      query: Query,
      metadata: managed,
      responses: {
        200: z.object({
          results: z.array(Restriction),
          collectors: z.array(Choice),
          gateways: z.array(Choice),
          currencies: z.array(CurrencyCode),
          timezone: z.string(),
          country: z.string(),
        }),
      },
      summary: 'Every rule, with what rules may name',
    },
    create: {
      method: 'POST',
      path: '/plugins/customer_payment/restrictions',
      query: Query,
      metadata: managed,
      body: RestrictionWish,
      responses: { 201: Restriction, 409: Detail },
      summary: 'A new rule',
    },
    test: {
      method: 'POST',
      path: '/plugins/customer_payment/restrictions/test',
      query: Query,
      metadata: managed,
      body: z.strictObject({
        phone: z.string().max(32),
        email: z.string().max(128),
        civil_id: z.string().max(32),
        customer_id: z.string().max(64),
        amount: z.string().max(32),
        currency_code: CurrencyCode,
        gateway_code: z.string().max(64).nullable(),
        collector_id: PublicId.nullable(),
      }),
      responses: { 200: Tested },
      summary: 'What the rules would say of a payer now; nothing is written',
    },
    change: {
      method: 'PUT',
      path: '/plugins/customer_payment/restrictions/:id',
      pathParams: id,
      query: Query,
      metadata: managed,
      /** The `revision` that was shown. The change is refused if the rule has changed since. */
      body: RestrictionWish.extend({ revision: z.int() }),
      responses: { 200: Restriction, 409: Detail },
      summary: 'The whole rule anew',
    },
    remove: {
      method: 'DELETE',
      path: '/plugins/customer_payment/restrictions/:id',
      pathParams: id,
      query: Query,
      metadata: managed,
      responses: { 200: z.object({ id: PublicId }) },
      summary: 'The rule and its identifiers go; the audit log keeps what it said',
    },
    identifiers: {
      method: 'GET',
      path: '/plugins/customer_payment/restrictions/:id/identifiers',
      pathParams: id,
      query: Query.extend({
        q: z.string().max(64).optional(),
        page: z.coerce.number().int().min(1).max(100_000).optional(),
      }),
      metadata: managed,
      responses: { 200: z.object({ count: z.int(), page_size: z.int(), results: z.array(z.string()) }) },
      summary: 'The identifiers of a rule, fifty on a page',
    },
    importIdentifiers: {
      method: 'POST',
      path: '/plugins/customer_payment/restrictions/:id/identifiers',
      pathParams: id,
      query: Query,
      metadata: { ...managed, bodyLimitBytes: 1_048_576 },
      /** CSV: the first column is read, a heading is skipped. */
      body: z.strictObject({ content: z.string().max(1_000_000), replace: z.boolean() }),
      responses: {
        200: z.object({
          added: z.int(),
          known: z.int(),
          rejected_count: z.int(),
          /** The first hundred. */
          rejected: z.array(Rejected),
          total: z.int(),
        }),
      },
      summary: 'Adds identifiers, or puts them in the place of those there were',
    },
    removeIdentifier: {
      method: 'DELETE',
      path: '/plugins/customer_payment/restrictions/:id/identifiers',
      pathParams: id,
      query: Query,
      metadata: managed,
      body: z.strictObject({ value: z.string().max(128) }),
      responses: { 200: z.object({ total: z.int() }) },
      summary: 'Takes one identifier off the rule',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
