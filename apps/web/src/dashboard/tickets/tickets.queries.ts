import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OperationRequest, TaskPage, TaskQuery, Ticket } from '@wasl/contracts/web/dashboard/tickets.contract'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** Shared with the top bar's list: a push says that something was asked or answered. */
const ticketsKey = ['permission-requests'] as const

/** How much of each kind waits, and was answered. */
export const processesQuery = queryOptions({
  queryKey: [...ticketsKey, 'processes'],
  queryFn: async ({ signal }) => answerOf(await staffClient.tickets.processes({ fetchOptions: { signal } })),
  staleTime: 0,
})

export const tasksQuery = (query: TaskQuery) =>
  queryOptions({
    queryKey: [...ticketsKey, 'tasks', query],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.tickets.tasks({ query, fetchOptions: { signal } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

type Task = TaskPage['results'][number]
export const isTicket = (task: Task): task is Ticket => task.processId === 'permission_request'
export const isOperation = (task: Task): task is OperationRequest => task.processId === 'operation_request'

export const rulesKey = ['operation-rules'] as const

export const rulesQuery = queryOptions({
  queryKey: rulesKey,
  queryFn: async ({ signal }) =>
    answerOf(await staffClient.operationRequests.rules({ fetchOptions: { signal } })),
  staleTime: 0,
})
