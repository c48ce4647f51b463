import { coreContract } from '@wasl/contracts/core'
import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { Handlers } from '@wasl/contracts/server'
import type { homeContract } from '@wasl/contracts/web/dashboard/home.contract'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith, type Speaking } from '../../problem.ts'
import { relay } from '../../relay.ts'
import { speakingTo } from '../../speaking-to.ts'
import { toOrder, toStatistics } from './home.translate.ts'

const { averageSizes, tasks, recentActions } = relay(coreContract.home)

export const homeHandlers: Handlers<typeof homeContract, BffEnv> = {
  averageSizes,
  tasks,
  recentActions,

  choices: async (_request, c) => {
    const got = await c.get('core').home.statisticsChoices()
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    const { period_choices: choices, default: usual } = got.body
    return {
      status: 200,
      body: {
        choices: choices.map(({ value, display_name_en: en, display_name_ar: ar }) => ({
          value,
          name: { en, ar },
        })),
        default: usual,
      },
    }
  },

  statistics: async ({ query: { period, from, to } }, c) => {
    const got = await c.get('core').home.statistics({
      query: {
        ...(period !== undefined && { period }),
        ...(from !== undefined && { date_after: from }),
        ...(to !== undefined && { date_before: to }),
      },
    })
    if (got.status === 200) return { status: 200, body: toStatistics(got.body) }
    return refusalOf(got, speakingTo(c))
  },

  recentOrders: async (_request, c) => {
    const got = await c.get('core').home.recentOrders()
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    return { status: 200, body: { orders: got.body.results.map(toOrder) } }
  },
}

type Refusing = {
  status: 400 | 401 | 403 | 404 | 413 | 415 | 421 | 429
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

const webNames: Readonly<Record<string, string>> = byName({ date_after: 'from', date_before: 'to' })

/** 413 and 415 would be our own mistake; a host nobody knows has no dashboard. */
function refusalOf(got: Refusing, to: Speaking) {
  if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
  const problem = toProblem(got.body, to)
  const fieldErrors =
    problem.fieldErrors &&
    Object.fromEntries(
      Object.entries(problem.fieldErrors).map(([field, texts]) => [webNames[field] ?? field, texts]),
    )
  return refusedWith(got.status === 421 ? 404 : got.status, {
    ...problem,
    ...(fieldErrors && { fieldErrors }),
  })
}
