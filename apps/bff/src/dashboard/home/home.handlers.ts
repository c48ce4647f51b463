import { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { homeContract } from '@wasl/contracts/web/dashboard/home.contract'
import type { BffEnv } from '../../bff-env.ts'
import { fieldNames, refused } from '../../core/core-problem.ts'
import { relay } from '../../core/relay.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { toOrder, toStatistics } from './home.translate.ts'

const { averageSizes, tasks, recentActions, statisticsChoices } = relay(coreContract.home)

export const homeHandlers: Handlers<typeof homeContract, BffEnv> = {
  averageSizes,
  tasks,
  recentActions,
  choices: statisticsChoices,

  statistics: async ({ query: { period, from, to } }, c) => {
    const got = await c.get('core').home.statistics({
      query: {
        ...(period !== undefined && { period }),
        ...(from !== undefined && { date_after: from }),
        ...(to !== undefined && { date_before: to }),
      },
    })
    if (got.status === 200) return { status: 200, body: toStatistics(got.body) }
    return refused(got, speakingTo(c), periodField)
  },

  recentOrders: async (_request, c) => {
    const got = await c.get('core').home.recentOrders()
    if (got.status !== 200) return refused(got, speakingTo(c))
    return { status: 200, body: { orders: got.body.results.map(toOrder) } }
  },
}

const periodField = fieldNames({ date_after: 'from', date_before: 'to' })
