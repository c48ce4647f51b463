import type { Handlers } from '@wasl/contracts/server'
import type { transactionsContract } from '@wasl/contracts/web/dashboard/transactions.contract'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { ownProblem, refusedWith } from '../../answer/problem.ts'
import { askColumns, askList, askSetup, askStatistics, isPlace, saveColumns } from './ask-list.ts'
import { toColumns, toPage, toSetup, toStatistics } from './list.translate.ts'
import { speakingTo } from '../../answer/speaking-to.ts'

export const listHandlers: Handlers<typeof transactionsContract, BffEnv> = {
  list: async ({ params, query }, c) => {
    const to = speakingTo(c)
    if (!isPlace(params)) return refusedWith(404, ownProblem('notFound', to))
    const got = await askList(c.get('core'), params, query)
    return got.status === 200 ? { status: 200, body: toPage(got.body) } : refused(got, to)
  },

  setup: async ({ params }, c) => {
    const to = speakingTo(c)
    if (!isPlace(params)) return refusedWith(404, ownProblem('notFound', to))
    const got = await askSetup(c.get('core'), params)
    if (got.status !== 200) return refused(got, to)
    const list = got.body.actions?.GET
    return list ? { status: 200, body: toSetup(list) } : refusedWith(403, ownProblem('sectionDisabled', to))
  },

  statistics: async ({ params, query }, c) => {
    const to = speakingTo(c)
    if (!isPlace(params)) return refusedWith(404, ownProblem('notFound', to))
    const got = await askStatistics(c.get('core'), params, query)
    return got.status === 200 ? { status: 200, body: toStatistics(got.body) } : refused(got, to)
  },

  columns: async ({ params }, c) => {
    const to = speakingTo(c)
    if (!isPlace(params)) return refusedWith(404, ownProblem('notFound', to))
    const got = await askColumns(c.get('core'), params)
    return got.status === 200 ? { status: 200, body: { columns: toColumns(got.body) } } : refused(got, to)
  },

  saveColumns: async ({ params, body }, c) => {
    const to = speakingTo(c)
    if (!isPlace(params)) return refusedWith(404, ownProblem('notFound', to))
    const wish = {
      fields: body.columns.map(({ name, isActive, order }) => ({ name, is_active: isActive, order })),
      ...(body.reset && { reset: true }),
    }
    const got = await saveColumns(c.get('core'), params, wish)
    return got.status === 200 ? { status: 200, body: { columns: toColumns(got.body) } } : refused(got, to)
  },
}
