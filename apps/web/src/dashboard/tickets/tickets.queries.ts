import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  OperationRequest,
  TaskPage,
  TaskQuery,
  Ticket,
} from '@wasl/contracts/web/dashboard/tickets.contract'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** Shared with the top bar's list: a push says that something was asked or answered. */
const ticketsKey = ['permission-requests'] as const

/** How much of each kind waits, and was answered. */
export const processesQuery = readOf([...ticketsKey, 'processes'], staffClient.tickets.processes)({})

export const tasksQuery = (query: TaskQuery) =>
  queryOptions({
    ...readOf([...ticketsKey, 'tasks'], staffClient.tickets.tasks)({ query }),
    placeholderData: keepPreviousData,
  })

type Task = TaskPage['results'][number]
export const isTicket = (task: Task): task is Ticket => task.processId === 'permission_request'
export const isOperation = (task: Task): task is OperationRequest => task.processId === 'operation_request'

export const rulesKey = ['operation-rules'] as const

export const rulesQuery = readOf(rulesKey, staffClient.operationRequests.rules)({})
