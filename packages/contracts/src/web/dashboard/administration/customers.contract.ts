import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const text = z.nullable(z.string())

export const FoundCustomer = z.object({
  id: z.string(),
  nameEn: text,
  nameAr: text,
  email: text,
  phone: text,
  key: text,
  requests: z.int(),
  lastAt: z.string(),
})
export type FoundCustomer = z.infer<typeof FoundCustomer>

export const Erasure = z.object({
  id: z.string(),
  reason: z.enum(['asked', 'retention']),
  actor: z.string(),
  counts: z.object({
    customers: z.int(),
    requests: z.int(),
    messages: z.int(),
    files: z.int(),
    bulkRows: z.int(),
    identifiers: z.int(),
  }),
  at: z.string(),
})
export type Erasure = z.infer<typeof Erasure>

export const StoredCustomer = z.object({
  id: z.string(),
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  counts: z.object({
    requests: z.int(),
    attempts: z.int(),
    messages: z.int(),
    lists: z.int(),
    history: z.int(),
  }),
  firstAt: text,
  lastAt: text,
  isInFlight: z.boolean(),
  waiting: z.int(),
})
export type StoredCustomer = z.infer<typeof StoredCustomer>

export const Retention = z.object({ days: z.nullable(z.int()), revision: z.int() })
export type Retention = z.infer<typeof Retention>

const Erasures = z.object({ erasures: z.array(Erasure), retention: Retention })
export type Erasures = z.infer<typeof Erasures>

const one = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,15}$/)) })
const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/customers'

export const customersContract = c.router(
  {
    find: {
      method: 'GET',
      path,
      query: z.object({ q: z.string().check(z.maxLength(128)) }),
      responses: {
        200: z.object({ customers: z.array(FoundCustomer), limit: z.int() }),
        ...problems,
        ...ofStaff,
      },
    },
    erasures: {
      method: 'GET',
      path: `${path}/erasures`,
      responses: { 200: Erasures, ...problems, ...ofStaff },
    },
    retain: {
      method: 'PUT',
      path: `${path}/retention`,
      body: z.strictObject({ days: z.nullable(z.int()), revision: z.int() }),
      responses: { 200: Retention, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    show: {
      method: 'GET',
      path: `${path}/:id`,
      pathParams: one,
      responses: { 200: StoredCustomer, ...problems, ...ofStaff },
    },
    export: {
      method: 'POST',
      path: `${path}/:id/export`,
      pathParams: one,
      body: z.strictObject({}),
      responses: {
        /** The file's text. */
        200: z.object({ name: z.string(), json: z.string() }),
        ...bodyProblems,
        ...ofStaff,
      },
    },
    erase: {
      method: 'POST',
      path: `${path}/:id/erase`,
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: Erasure, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
