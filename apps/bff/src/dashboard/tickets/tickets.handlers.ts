import type { Handlers } from '@wasl/contracts/server'
import type { ticketsContract } from '@wasl/contracts/web/dashboard/tickets.contract'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith } from '../../problem.ts'
import { speakingTo } from '../../speaking-to.ts'
import { body200 } from '../../body-200.ts'
import { taskLists, toTicket } from './tickets.translate.ts'

export const ticketsHandlers: Handlers<typeof ticketsContract, BffEnv> = {
  list: async ({ query: { list = 'active', page = '1', rows = '10' } }, c) => {
    const { tickets } = c.get('core')
    const [processes, found] = await Promise.all([
      body200(tickets.processes()),
      body200(
        tickets.tasks({ query: { task_list: taskLists[list], page: Number(page), page_size: Number(rows) } }),
      ),
    ])
    const { active = 0, done = 0 } = processes.results.find(({ id }) => id === 'permission_request') ?? {}
    return {
      status: 200,
      body: {
        page: found.page,
        count: found.count,
        counts: { active, done },
        tickets: found.results.flatMap((task) =>
          task.process_id === 'permission_request' ? [toTicket(task)] : [],
        ),
      },
    }
  },

  answer: async ({ params: { id, answer }, body: { reason } }, c) => {
    const got = await c.get('core').tickets.answer({
      params: { id, answer },
      body: reason.trim() === '' ? {} : { reason },
    })
    if (got.status === 200) return { status: 200, body: { message: got.body.message } }
    if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
    const status = got.status === 421 ? 404 : got.status
    return refusedWith(status, toProblem(got.body, speakingTo(c)))
  },
}
