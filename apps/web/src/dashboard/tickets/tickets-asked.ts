import type { TaskQuery } from '@wasl/contracts/web/dashboard/tickets.contract'
import { asOfIn } from '../../desk/list/list-query.ts'
import { pageAsked } from '../../desk/list/page-asked.ts'

/** Two kinds of requests: to be allowed something, and to do something. */
export const ticketProcesses = ['permissions', 'operations'] as const
export type TicketProcess = (typeof ticketProcesses)[number]

export const ticketLists = ['active', 'done'] as const
type TicketList = (typeof ticketLists)[number]

/** What the address says: which kind, which list of it, and which page. */
export type TicketsAsked = {
  process: TicketProcess
  list: TicketList
  page: number
  rows: 10 | 50 | 100
  /** Of page 1, for its other pages: what was asked since moves none of their rows. */
  asOf: string | null
}

const rowsInAddress = [50, 100] as const

export function readTicketsAsked(search: string): TicketsAsked {
  const given = new URLSearchParams(search)
  const page = pageAsked(given, 999)
  return {
    process: ticketProcesses.find((process) => process === given.get('process')) ?? 'permissions',
    list: ticketLists.find((list) => list === given.get('list')) ?? 'active',
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
    page,
    asOf: page > 1 ? asOfIn(given) : null,
  }
}

const processIds = { permissions: 'permission_request', operations: 'operation_request' } as const
const taskLists = { active: 'ACTIVE', done: 'DONE' } as const

/** What the server is asked. */
export const tasksAsked = ({ process, list, page, rows, asOf }: TicketsAsked): TaskQuery => ({
  processId: processIds[process],
  taskList: taskLists[list],
  page,
  pageSize: rows,
  ...(page > 1 && asOf && { asOf }),
})

/** Only what differs from the list as it is first opened. */
export const writeTicketsAsked = ({
  process,
  list,
  page,
  rows,
  asOf,
}: TicketsAsked): Record<string, string> => ({
  ...(process !== 'permissions' && { process }),
  ...(list !== 'active' && { list }),
  ...(page > 1 && { page: String(page), ...(asOf && { asOf }) }),
  ...(rows !== 10 && { rows: String(rows) }),
})
