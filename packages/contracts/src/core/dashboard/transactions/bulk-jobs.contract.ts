import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { coreFilters } from '../../../lists/query.ts'
import { transactionList } from '../../../lists/transactions.ts'
import { Detail, Instant, PublicId, staffProblems } from '../../../values/core.ts'
import { Plugin } from '../../../values/plugin.ts'
import { BulkResult } from './operation-values.contract.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const id = z.object({ id: PublicId })

export const BulkJob = z.object({
  id: PublicId,
  action: z.string(),
  state: z.enum(['working', 'finished', 'stopped']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  created: Instant,
  finished_at: Instant.nullable(),
  /** The first two hundred failures. */
  results: z.array(BulkResult),
})
export type BulkJob = z.infer<typeof BulkJob>

const Asked = z.strictObject({
  /** Null: the list of all modules. */
  plugin: Plugin.nullable(),
  is_deleted: z.boolean().optional(),
  /** The number that the user confirmed; 409 `count_changed` if another number matches now. */
  count: z.int().min(1).max(10_000),
  action: z.enum(['email', 'sms', 'disclose', 'inquiry', 'cancel', 'expire', 'delete', 'restore']),
  /** The filters of the list. */
  query: coreFilters(transactionList),
})

/** An action on everything that matches. The handler also checks the section of the list and the action's permission. */
export const bulkJobsContract = c.router(
  {
    ask: {
      method: 'POST',
      path: '/dashboard/transaction-jobs',
      query: Query,
      headers: z.object({ 'idempotency-key': z.string().min(8).max(128) }),
      body: Asked,
      metadata: staff({ permissions: ['payment.matching'] }),
      responses: { 202: BulkJob, 409: Detail, 422: Detail },
      summary: 'An action on everything that matches, at most 10,000 transactions, done in the background',
      description:
        'What matches is written down at once. The same `Idempotency-Key` is the same job. 409 `repeated`: the same was asked for a moment ago, by whoever it was. E-mails and SMS count towards the three an hour that a customer is sent by hand.',
    },
    one: {
      method: 'GET',
      path: '/dashboard/transaction-jobs/:id',
      pathParams: id,
      query: Query,
      metadata: staff({}),
      responses: { 200: BulkJob },
      summary: 'How far a job of the user is, and what could not be done',
    },
    stop: {
      method: 'POST',
      path: '/dashboard/transaction-jobs/:id/stop',
      pathParams: id,
      query: Query,
      body: z.strictObject({}),
      metadata: staff({}),
      responses: { 200: BulkJob },
      summary: 'What is not done yet stays as it is',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
