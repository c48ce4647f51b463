import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../values/web.ts'

const c = initContract()

export const identifierKinds = ['phone', 'email', 'civil_id', 'customer_id'] as const
export type IdentifierKind = (typeof identifierKinds)[number]

const amount = z.nullable(z.string().check(z.maxLength(32)))
const payments = z.nullable(z.int().check(z.minimum(1), z.maximum(100_000)))
const time = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))
const text = (most: number) => z.string().check(z.maxLength(most))

/** Amounts are decimal text in `currency`; an empty list names everything. */
const wish = {
  name: text(80),
  active: z.boolean(),
  scope: z.enum(['all', 'collector', 'gateway']),
  scopeOf: z.array(text(64)).check(z.maxLength(64)),
  identifier: z.enum(identifierKinds),
  list: z.enum(['none', 'allow', 'block']),
  currency: z.nullable(text(3)),
  minimum: amount,
  maximum: amount,
  sumPerDay: amount,
  sumPerMonth: amount,
  paymentsPerDay: payments,
  paymentsPerMonth: payments,
  currencies: z.array(text(3)).check(z.maxLength(32)),
  gateways: z.array(text(64)).check(z.maxLength(64)),
  /** 0 is Sunday. */
  days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
  opens: time,
  closes: time,
  messageEn: z.nullable(text(200)),
  messageAr: z.nullable(text(200)),
}

export const RuleWish = z.strictObject(wish)
export type RuleWish = z.infer<typeof RuleWish>

export const Rule = z.object({
  ...wish,
  id: z.string(),
  identifiers: z.int(),
  hits: z.int(),
  lastHitAt: z.nullable(z.string()),
  revision: z.int(),
  createdBy: z.string(),
  updatedAt: z.string(),
})
export type Rule = z.infer<typeof Rule>

const Choice = z.object({ value: z.string(), name: LocalisedText })
export type Choice = z.infer<typeof Choice>

export const Rules = z.object({
  rules: z.array(Rule),
  collectors: z.array(Choice),
  gateways: z.array(Choice),
  currencies: z.array(z.string()),
})
export type Rules = z.infer<typeof Rules>

export const PayerTest = z.strictObject({
  phone: text(32),
  email: text(128),
  civilId: text(32),
  customerId: text(64),
  amount: text(32),
  currency: text(3),
  gateway: z.nullable(text(64)),
  collector: z.nullable(text(64)),
})
export type PayerTest = z.infer<typeof PayerTest>

export const Verdict = z.object({
  passes: z.boolean(),
  /** What the payer would be told. */
  message: z.nullable(LocalisedText),
  decidedBy: z.nullable(z.string()),
  rules: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      verdict: z.enum(['passes', 'refuses', 'not_applied']),
      reason: z.nullable(LocalisedText),
    }),
  ),
})
export type Verdict = z.infer<typeof Verdict>

export const ImportReport = z.object({
  added: z.int(),
  known: z.int(),
  total: z.int(),
  rejectedCount: z.int(),
  rejected: z.array(z.object({ line: z.int(), value: z.string(), detail: z.string() })),
})
export type ImportReport = z.infer<typeof ImportReport>

const one = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/restrictions'

export const restrictionContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: Rules, ...problems, ...ofStaff } },
    create: {
      method: 'POST',
      path,
      body: RuleWish,
      responses: { 201: Rule, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    test: {
      method: 'POST',
      path: `${path}/test`,
      body: PayerTest,
      responses: { 200: Verdict, ...bodyProblems, ...ofStaff },
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: one,
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: Rule, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: z.object({ id: z.string() }), ...bodyProblems, ...ofStaff },
    },
    identifiers: {
      method: 'GET',
      path: `${path}/:id/identifiers`,
      pathParams: one,
      query: z.object({
        q: z.optional(text(64)),
        page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
      }),
      responses: {
        200: z.object({ count: z.int(), pageSize: z.int(), values: z.array(z.string()) }),
        ...problems,
        ...ofStaff,
      },
    },
    importIdentifiers: {
      method: 'POST',
      path: `${path}/:id/identifiers`,
      pathParams: one,
      metadata: { bodyLimitBytes: 1_048_576 },
      body: z.strictObject({ content: text(1_000_000), replace: z.boolean() }),
      responses: { 200: ImportReport, ...bodyProblems, ...ofStaff },
    },
    removeIdentifier: {
      method: 'DELETE',
      path: `${path}/:id/identifiers`,
      pathParams: one,
      body: z.strictObject({ value: text(128) }),
      responses: { 200: z.object({ total: z.int() }), ...bodyProblems, ...ofStaff },
    },
  },
  { strictStatusCodes: true },
)
