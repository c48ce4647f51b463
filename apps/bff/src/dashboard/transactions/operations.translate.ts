import type {
  BulkAnswer,
  OperationDone,
  OperationRefused,
} from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { ActionDone, BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { z } from 'zod'
import { toProblem } from '../../core/core-problem.ts'
import type { Speaking } from '../../answer/problem.ts'

type Refusal = OperationRefused | z.infer<typeof CoreError> | z.infer<typeof Detail>

export const toDone = (done: OperationDone): ActionDone => ({
  message: done.message,
  isQueued: done.result === 'queued',
  childId: done.child_id,
  requestId: done.request_id,
})

/** Not one row could be done, or the request itself was refused. */
export function toBulkRefused(refusal: BulkAnswer | Refusal, to: Speaking) {
  if (isBulkAnswer(refusal)) return { code: 'nothingDone', requestId: to.requestId, ...toBulkDone(refusal) }
  return { ...toProblem(refusal, to), results: [] }
}

const isBulkAnswer = (body: BulkAnswer | Refusal): body is BulkAnswer =>
  'results' in body && Array.isArray(body.results) && typeof body.results[0] === 'object'

const resultOf = (status: number): BulkDone['results'][number]['result'] =>
  status === 202 ? 'waits' : status < 300 ? 'done' : 'failed'

export const toBulkDone = ({ message, results }: BulkAnswer): BulkDone => ({
  message,
  results: results.map(({ status, ...row }) => ({ ...row, result: resultOf(status) })),
})
