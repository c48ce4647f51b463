import type { z } from 'zod'
import { ticketsContract as core } from '../../core/dashboard/tickets.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

const { permissionRequests, processes, tasks, answer } = core

/** S2 §2 "Tickets approve-permissions". */
export const ticketsContract = webOf({ permissionRequests, processes, tasks, answer }, '/dashboard')

export type TicketProcesses = Web<z.infer<(typeof processes)['responses'][200]>>
export type TaskQuery = Web<z.input<(typeof tasks)['query']>>
export type TaskPage = Web<z.infer<(typeof tasks)['responses'][200]>>
type Task = TaskPage['results'][number]
export type PermissionRequests = Web<z.infer<(typeof permissionRequests)['responses'][200]>>

/** A request for a permission. */
export type Ticket = Extract<Task, { processId: 'permission_request' }>
export type TicketAnswer = Ticket['actions'][number]['value']

/** An operation that waits for colleagues, or did (payments B8). */
export type OperationRequest = Extract<Task, { processId: 'operation_request' }>
export type OperationAnswer = OperationRequest['actions'][number]['value']
