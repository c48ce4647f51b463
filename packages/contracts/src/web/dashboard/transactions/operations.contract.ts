import { listModules } from '../../../lists/transactions.ts'
import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem } from '../../../values/web.ts'

const c = initContract()

/** Without delete, which has its own method. */
export const postedActions = [
  'refund',
  'capture',
  'void',
  'cancel',
  'expire',
  'restore',
  'email',
  'sms',
  'disclose',
  'inquiry',
  'count',
  'release',
] as const
export type PostedAction = (typeof postedActions)[number]
/** Actions for several rows. `count` and `release` concern money that only the transaction's own page explains. */
export type BulkAction = Exclude<PostedAction, 'count' | 'release'>

const module = z.enum(listModules)
const action = z.enum(postedActions)
const bulkAction = z.enum(
  postedActions.filter((name): name is BulkAction => name !== 'count' && name !== 'release'),
)
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const key = { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(128)) }

/** `isQueued`: accepted, not finished. */
export const ActionDone = z.object({
  message: z.string(),
  isQueued: z.boolean(),
  childId: z.nullable(z.string()),
  /** The request that waits for approval; nothing has moved. */
  requestId: z.nullable(z.string()),
})
export type ActionDone = z.infer<typeof ActionDone>

const BulkResults = z.array(
  z.object({
    id: z.string(),
    /** `waits`: needs approval, nothing has moved. */
    result: z.enum(['done', 'waits', 'failed']),
    /** The server's code. Decide by it, never by the message. */
    code: z.string(),
    message: z.string(),
  }),
)

/** One result per row, in the order of the request. */
export const BulkDone = z.object({ message: z.string(), results: BulkResults })
export type BulkDone = z.infer<typeof BulkDone>

const Ids = z.array(id).check(z.minLength(1), z.maxLength(200))

const answers = {
  200: ActionDone,
  400: Problem,
  401: Problem,
  403: Problem,
  404: Problem,
  409: Problem,
  422: Problem,
} as const

const bulkAnswers = {
  200: BulkDone,
  /** Everything waits for approval. */
  202: BulkDone,
  207: BulkDone,
  /** No row succeeded; without results if the request itself was refused. */
  400: z.extend(Problem, { results: BulkResults }),
  401: Problem,
  404: Problem,
  /** The same press is still running. */
  409: Problem,
  /** The key was used for something else. */
  422: Problem,
} as const

/** Row and bulk actions (S2 §7). `attempt` is the one in the action's `url`, if any. */
export const operationsContract = c.router(
  {
    act: {
      method: 'POST',
      path: '/dashboard/actions/:plugin/:id/:action',
      pathParams: z.object({ plugin: module, id, action }),
      headers: key,
      body: z.strictObject({
        /** Null: all that is available, or an action without an amount. */
        amount: z.nullable(z.string().check(z.maxLength(32))),
        available: z.nullable(z.string().check(z.maxLength(32))),
        attempt: z.nullable(id),
        claim: z.nullable(z.string().check(z.maxLength(256))),
        /** Only asks for the permission for a refund, capture or void; nothing is done. */
        isAsking: z.optional(z.boolean()),
        /** Shown to the colleagues who approve it. */
        reason: z.optional(z.string().check(z.maxLength(500))),
      }),
      responses: answers,
    },
    remove: {
      method: 'DELETE',
      path: '/dashboard/actions/:plugin/:id',
      pathParams: z.object({ plugin: module, id }),
      body: z.strictObject({}),
      responses: answers,
    },
    bulk: {
      method: 'POST',
      path: '/dashboard/bulk-actions/:module/:action',
      pathParams: z.object({ module, action: bulkAction }),
      headers: key,
      body: Ids,
      responses: bulkAnswers,
    },
    bulkRemove: {
      method: 'DELETE',
      path: '/dashboard/bulk-actions/:module',
      pathParams: z.object({ module }),
      headers: key,
      body: Ids,
      responses: bulkAnswers,
    },
  },
  { strictStatusCodes: true, commonResponses: bodyProblems },
)
