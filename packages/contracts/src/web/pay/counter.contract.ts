import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, LocalisedText, Problem, problems } from '../../values/web.ts'
import { Bill, Unit } from '../pay.contract.ts'

const c = initContract()

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

export const counterFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'civilId',
  'customerId',
  'description',
] as const
export type CounterField = (typeof counterFields)[number]

export const Collector = z.object({ id: z.string(), name: LocalisedText, kind: z.enum(['staff', 'unit']) })
export type Collector = z.infer<typeof Collector>

/** A counter: fields for the payer, and who gets the credit. */
export const Counter = z.object({
  collector: z.nullable(Collector),
  collectors: z.array(Collector),
  currencies: z.array(z.string()),
  country: z.string(),
  /** In display order. */
  fields: z.array(z.object({ name: z.enum(counterFields), isRequired: z.boolean() })),
  unit: Unit,
  header: Bill.shape.header,
})
export type Counter = z.infer<typeof Counter>

const text = (most: number) => z.string().check(z.maxLength(most))

export const CounterPayment = z.strictObject({
  /** Null: the signed-in user. */
  collectorId: z.nullable(id),
  amount: text(32),
  currency: text(3),
  firstName: text(64),
  lastName: text(64),
  phone: text(32),
  email: text(128),
  civilId: text(32),
  customerId: text(64),
  description: text(256),
  locale: z.enum(['en', 'ar']),
})
export type CounterPayment = z.infer<typeof CounterPayment>

const ofStaff = { 401: Problem, 404: Problem }

export const posContract = c.router(
  {
    counter: {
      method: 'GET',
      path: '/dashboard/pos/counter',
      /** From the address. Text that is not an id finds no counter. */
      query: z.object({ collector: z.optional(z.string().check(z.maxLength(2_000))) }),
      responses: { 200: Counter, ...problems, ...ofStaff },
    },
    create: {
      method: 'POST',
      path: '/dashboard/pos/payments',
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) },
      body: CounterPayment,
      responses: {
        201: z.object({ transactionId: z.string() }),
        ...bodyProblems,
        ...ofStaff,
        409: Problem,
        422: Problem,
        423: Problem,
      },
    },
  },
  { strictStatusCodes: true },
)
