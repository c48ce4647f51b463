import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { matchingActions, transactionList } from '../../../lists/transactions.ts'
import { webFilters } from '../../../lists/query.ts'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'
import { ListPlace } from '../transactions.contract.ts'

const c = initContract()

/** A background action on everything that matched when it was requested. */
export const MatchingJob = z.object({
  id: z.string(),
  state: z.enum(['working', 'finished', 'stopped']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** The first two hundred failures. */
  failures: z.array(
    z.object({ id: z.string(), result: z.literal('failed'), code: z.string(), message: z.string() }),
  ),
})
export type MatchingJob = z.infer<typeof MatchingJob>

const one = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })

export const matchingContract = c.router(
  {
    ask: {
      method: 'POST',
      path: '/dashboard/matching-actions/:module/:list/:action',
      pathParams: z.extend(ListPlace, { action: z.enum(matchingActions) }),
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(128)) },
      body: z.strictObject({
        filters: webFilters(transactionList),
        q: z.optional(z.string().check(z.maxLength(128))),
        /** The number that the user confirmed. */
        count: z.int().check(z.positive(), z.maximum(10_000)),
      }),
      responses: {
        202: MatchingJob,
        ...bodyProblems,
        401: Problem,
        404: Problem,
        409: Problem,
        422: Problem,
      },
    },
    one: {
      method: 'GET',
      path: '/dashboard/matching-actions/:id',
      pathParams: one,
      responses: { 200: MatchingJob, ...problems, 401: Problem, 404: Problem },
    },
    stop: {
      method: 'POST',
      path: '/dashboard/matching-actions/:id/stop',
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: MatchingJob, ...bodyProblems, 401: Problem, 404: Problem },
    },
  },
  { strictStatusCodes: true },
)
