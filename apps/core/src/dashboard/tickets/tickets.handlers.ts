import type { coreContract } from '@wasl/contracts/core'
import { taskList } from '@wasl/contracts/lists/tickets'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import { answerRequest } from '../../kernel/permission-requests/answer-request.service.ts'
import type { AnswerRefusal } from '../../kernel/permission-requests/permission-requests.domain.ts'
import { asOfPage, numberedPage } from '../../kernel/lists/page.domain.ts'
import { staffRefusal } from '../../kernel/people/guard.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { operationTasksFor } from '../../kernel/operation-requests/operation-tasks-for.service.ts'
import { requestOnWire, taskOnWire, words } from './task-on-wire.ts'
import {
  operationTasks,
  permissionRequestsOf,
  taskCounts,
  tasks,
  type TicketsDeps,
} from './tickets.service.ts'

type TicketHandlers = Handlers<typeof coreContract, CoreEnv>['tickets']

const processes = ['permission_request', 'operation_request'] as const

export const ticketsHandlers = (deps: TicketsDeps): TicketHandlers => ({
  permissionRequests: async ({ query }, c) => {
    const { requests, count } = await permissionRequestsOf(deps, staffOf(c), {
      status: query.status,
      limit: query.limit === undefined ? null : Number(query.limit),
    })
    return { status: 200, body: { results: requests.map(requestOnWire), count } }
  },

  processes: async (_, c) => {
    const { language } = c.var
    const counts = await taskCounts(deps, staffOf(c))
    const results = processes.map((id) => ({
      id,
      verbose_name: words(`ticket.${id}`, language),
      ...counts[id],
    }))
    return { status: 200, body: { results } }
  },

  processOptions: async (_, { var: { language } }) => {
    const choice = (value: (typeof processes)[number] | 'ACTIVE' | 'DONE') => ({
      value,
      verbose_name: words(`ticket.${value}`, language),
    })
    const GET = { process_id: processes.map(choice), task_list: [choice('ACTIVE'), choice('DONE')] }
    return { status: 200, body: { actions: { GET } } }
  },

  tasks: async ({ query }, c) => {
    const { process_id: process, task_list: list = 'ACTIVE', page = 1 } = query
    const asked = { list, page: numberedPage(taskList, query) }
    const as_of = asOfPage(asked.page, deps.clock.now())
    if (process === 'operation_request') {
      const staff = staffOf(c)
      const { count, requests } = await operationTasks(deps, staff, asked)
      const results = await operationTasksFor(deps, requests, { staff, language: c.var.language })
      return { status: 200, body: { count, page, as_of, results } }
    }
    const found = await tasks(deps, staffOf(c), asked)
    const results = found.tasks.map((task) => taskOnWire(task, c.var.language))
    return { status: 200, body: { count: found.count, page, as_of, results } }
  },

  answer: async ({ params: { id, answer }, body }, c) => {
    const { language, requestId } = c.var
    const reason = body.reason?.trim() || null
    const done = await answerRequest(deps)(staffOf(c), { publicId: id, answer, reason, requestId })
    if (done.ok) {
      return { status: 200, body: { message: words(`ticket.${done.value}`, language), status: done.value } }
    }
    if (done.error === 'reauthRequired') return { status: 403, body: staffRefusal(c, done.error) }
    return refusalOf(done.error, language)
  },
})

function refusalOf(refusal: AnswerRefusal | 'notFound', language: Locale) {
  const detail = words(`ticket.${refusal}`, language)
  switch (refusal) {
    case 'notFound':
      return { status: 404 as const, body: { detail, code: 'not_found' } }
    case 'sectionDisabled':
      return { status: 403 as const, body: { detail, code: 'section_disabled' } }
    case 'own':
    case 'notYours':
    case 'ownersOnly':
      return { status: 403 as const, body: { detail, code: 'permission_denied' } }
    case 'answered':
    case 'expired':
      return { status: 409 as const, body: { detail, code: refusal } }
  }
}
