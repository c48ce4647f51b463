import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { Handlers } from '@wasl/contracts/server'
import type { operationRequestsContract } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { body200 } from '../../body-200.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith } from '../../problem.ts'
import { speakingTo } from '../../speaking-to.ts'
import { toOperationRequest, toRules } from '../../operation-request.translate.ts'
import { taskLists } from './tickets.translate.ts'

type Here = Context<BffEnv>

export const operationRequestsHandlers: Handlers<typeof operationRequestsContract, BffEnv> = {
  list: async ({ query: { list = 'active', page = '1', rows = '10' } }, c) => {
    const { tickets } = c.get('core')
    const asked = {
      process_id: 'operation_request',
      task_list: taskLists[list],
      page: Number(page),
      page_size: Number(rows),
    } as const
    const [processes, found] = await Promise.all([
      body200(tickets.processes()),
      body200(tickets.tasks({ query: asked })),
    ])
    const process = processes.results.find(({ id }) => id === 'operation_request')
    return {
      status: 200,
      body: {
        page: found.page,
        count: found.count,
        counts: { active: process?.active ?? 0, done: process?.done ?? 0 },
        requests: found.results.flatMap((task) =>
          task.process_id === 'operation_request' ? [toOperationRequest(task)] : [],
        ),
      },
    }
  },

  answer: async ({ params, body: { reason } }, c) => {
    const got = await c.get('core').operationRequests.answer({
      params,
      body: reason.trim() === '' ? {} : { reason },
    })
    if (got.status === 200) return { status: 200, body: { message: got.body.message } }
    return got.status === 409 ? refusedWith(409, toProblem(got.body, speakingTo(c))) : refusalOf(got, c)
  },

  rules: async (_request, c) => ({
    status: 200,
    body: toRules(await body200(c.get('core').operationRequests.rules())),
  }),

  changeRules: async ({ body: { thresholds, makers, revision } }, c) => {
    const got = await c.get('core').operationRequests.changeRules({
      body: {
        thresholds: thresholds.map(({ currency, oneAbove, twoAbove }) => ({
          currency_code: currency,
          one_above: oneAbove,
          two_above: twoAbove,
        })),
        makers,
        revision,
      },
    })
    if (got.status === 200) return { status: 200, body: toRules(got.body) }
    return got.status === 409 ? refusedWith(409, toProblem(got.body, speakingTo(c))) : refusalOf(got, c)
  },
}

type Refusal =
  | { status: 400; body: z.infer<typeof CoreError> }
  | { status: 401 | 403 | 404 | 413 | 415 | 421 | 429; body: z.infer<typeof Detail> }

function refusalOf(got: Refusal, c: Here) {
  if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
  const status = got.status === 421 ? 404 : got.status
  return refusedWith(status, toProblem(got.body, speakingTo(c)))
}
