import type { BulkJob } from '@wasl/contracts/core/dashboard/transactions/bulk-jobs.contract'
import { transactionList } from '@wasl/contracts/lists/transactions'
import type { Handlers } from '@wasl/contracts/server'
import type {
  MatchingJob,
  matchingContract,
} from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { ownProblem, refusedWith } from '../../answer/problem.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { wireQuery } from '../../core/wire-query.ts'
import { isPlace, scopeOf } from './ask-list.ts'

export const matchingHandlers: Handlers<typeof matchingContract, BffEnv> = {
  ask: async ({ params: { module, list, action }, body: { filters, q, count } }, c) => {
    const to = speakingTo(c)
    if (!isPlace({ module, list })) return refusedWith(404, ownProblem('notFound', to))
    const query = wireQuery(transactionList, scopeOf({ module, list }), { ...filters, q })
    const got = await c.get('core').bulkJobs.ask({
      headers: { 'idempotency-key': c.req.header('idempotency-key') ?? '' },
      body: {
        plugin: module === 'all' ? null : module,
        is_deleted: list === 'deleted',
        action,
        query,
        count,
      },
    })
    return got.status === 202 ? { status: 202, body: toJob(got.body) } : refused(got, to)
  },
  one: async ({ params }, c) => {
    const got = await c.get('core').bulkJobs.one({ params })
    return got.status === 200 ? { status: 200, body: toJob(got.body) } : refused(got, speakingTo(c))
  },
  stop: async ({ params }, c) => {
    const got = await c.get('core').bulkJobs.stop({ params, body: {} })
    return got.status === 200 ? { status: 200, body: toJob(got.body) } : refused(got, speakingTo(c))
  },
}

const toJob = ({ id, state, total, done, failed, results }: BulkJob): MatchingJob => ({
  id,
  state,
  total,
  done,
  failed,
  failures: results.map(({ status: _status, ...row }) => ({ ...row, result: 'failed' })),
})
