import type { Handlers } from '@wasl/contracts/server'
import type { operationsContract } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { Context } from 'hono'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { ownProblem, refusedWith, type Speaking } from '../../answer/problem.ts'
import { askAction, askBulk, askBulkDelete, type ActionAnswer, type BulkAnswered } from './ask-action.ts'
import { toBulkDone, toBulkRefused, toDone } from './operations.translate.ts'
import { speakingTo } from '../../answer/speaking-to.ts'

export const operationsHandlers: Handlers<typeof operationsContract, BffEnv> = {
  act: async ({ params: { plugin, id, action }, body }, c) => {
    const to = speakingTo(c)
    if (plugin === 'all') return nothingThere(to)
    const asked = { plugin, id, action, key: keyOf(c), ...body }
    return answered(await askAction(c.get('core'), asked), to)
  },

  remove: async ({ params: { plugin, id } }, c) => {
    const to = speakingTo(c)
    if (plugin === 'all') return nothingThere(to)
    return answered(await c.get('core').operations.remove({ params: { plugin, id } }), to)
  },

  bulk: async ({ params: { module, action }, body }, c) => {
    const asked = { module, action, key: keyOf(c), ids: body }
    return bulkAnswered(await askBulk(c.get('core'), asked), c)
  },

  bulkRemove: async ({ params: { module }, body }, c) => {
    const asked = { module, key: keyOf(c), ids: body }
    return bulkAnswered(await askBulkDelete(c.get('core'), asked), c)
  },
}

/** The contract has seen to it that there is one. */
const keyOf = (c: Context<BffEnv>): string => c.req.header('idempotency-key') ?? ''

const nothingThere = (to: Speaking) => refusedWith(404, ownProblem('transactionNotFound', to))

const answered = (got: ActionAnswer, to: Speaking) =>
  got.status === 200 || got.status === 202
    ? { status: 200 as const, body: toDone(got.body) }
    : refused(got, to)

/** 400 with results: not one of the rows could be done, each with its reason. */
function bulkAnswered(got: BulkAnswered, c: Context<BffEnv>) {
  const to = speakingTo(c)
  switch (got.status) {
    case 200:
      return { status: 200 as const, body: toBulkDone(got.body) }
    case 202:
      return { status: 202 as const, body: toBulkDone(got.body) }
    case 207:
      return { status: 207 as const, body: toBulkDone(got.body) }
    case 400:
      return { status: 400 as const, body: toBulkRefused(got.body, to) }
    default:
      return refused(got, to)
  }
}
