import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { erasureList } from '../../../lists/erasures.ts'
import { numberedAnswer, numberedQuery } from '../../../lists/query.ts'
import { Detail, Instant, PublicId, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const seen = staff({ permissions: ['customers.erase'] })
/** Exporting and erasing ask for the password again. */
const confirmed = staff({ permissions: ['customers.erase'], recent: true })
const path = '/administration/customers'
const id = z.object({ id: z.string().regex(/^[1-9]\d{0,15}$/) })

const text = z.string().nullable()

export const FoundCustomer = z.object({
  id: z.string(),
  name_en: text,
  name_ar: text,
  email: text,
  phone: text,
  key: text,
  requests: z.int(),
  last_at: Instant,
})

const Counts = z.object({
  customers: z.int(),
  requests: z.int(),
  messages: z.int(),
  files: z.int(),
  bulk_rows: z.int(),
  identifiers: z.int(),
})

export const Erasure = z.object({
  id: PublicId,
  reason: z.enum(['asked', 'retention']),
  actor: z.string(),
  counts: Counts,
  at: Instant,
})

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
  first_at: Instant.nullable(),
  last_at: Instant.nullable(),
  /** True while money may be moving: the customer cannot be erased now. */
  is_in_flight: z.boolean(),
  /** Unpaid requests, which stay open without a name. */
  waiting: z.int(),
})

export const customersContract = c.router(
  {
    find: {
      method: 'GET',
      path,
      query: Query.extend({ q: z.string().trim().min(2).max(128) }),
      metadata: seen,
      responses: { 200: z.object({ results: z.array(FoundCustomer), limit: z.int() }) },
      summary: 'Customers by a part of a name, an address or a phone',
    },
    erasures: {
      method: 'GET',
      path: `${path}/erasures`,
      query: numberedQuery(erasureList),
      metadata: seen,
      responses: {
        200: numberedAnswer(Erasure).extend({ retention_days: z.int().nullable(), revision: z.int() }),
      },
      summary: 'Erasures by pages, newest first, and for how long customers are kept',
    },
    retain: {
      method: 'PUT',
      path: `${path}/retention`,
      query: Query,
      metadata: confirmed,
      body: z.strictObject({ days: z.int().nullable(), revision: z.int() }),
      responses: { 200: z.object({ retention_days: z.int().nullable(), revision: z.int() }), 409: Detail },
      summary: 'For how many days customers are kept; null keeps them',
    },
    show: {
      method: 'GET',
      path: `${path}/:id`,
      pathParams: id,
      query: Query,
      metadata: seen,
      responses: { 200: StoredCustomer },
      summary: 'What is stored of one person: every row with the same address, phone or key',
    },
    export: {
      method: 'POST',
      path: `${path}/:id/export`,
      pathParams: id,
      query: Query,
      metadata: confirmed,
      body: z.strictObject({}),
      responses: {
        200: z.object({
          made_at: Instant,
          merchant: z.string(),
          stored: z.record(z.string(), z.array(z.unknown())),
        }),
      },
      summary: 'All of it, for the person to read',
    },
    erase: {
      method: 'POST',
      path: `${path}/:id/erase`,
      pathParams: id,
      query: Query,
      metadata: confirmed,
      body: z.strictObject({}),
      responses: { 200: Erasure, 409: Detail },
      summary: 'Takes the person out of everything; money, states and times stay',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
