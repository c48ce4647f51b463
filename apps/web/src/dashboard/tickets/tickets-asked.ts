import {
  ticketLists,
  type TicketList,
  type TicketQuery,
} from '@wasl/contracts/web/dashboard/tickets.contract'
import { pageAsked } from '../../desk/list/page-asked.ts'

/** Two kinds of requests: to be allowed something, and to do something. */
export const ticketProcesses = ['permissions', 'operations'] as const
export type TicketProcess = (typeof ticketProcesses)[number]

/** What the address says: which kind, which list of it, and which page. */
export type TicketsAsked = {
  process: TicketProcess
  list: TicketList
  page: number
  rows: 10 | 50 | 100
}

const rowsInAddress = [50, 100] as const

export function readTicketsAsked(search: string): TicketsAsked {
  const given = new URLSearchParams(search)
  return {
    process: ticketProcesses.find((process) => process === given.get('process')) ?? 'permissions',
    list: ticketLists.find((list) => list === given.get('list')) ?? 'active',
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
    page: pageAsked(given, 999),
  }
}

/** What the server is asked: only what differs from the list as it is first opened. */
export const listAsked = ({ list, page, rows }: TicketsAsked): TicketQuery & Record<string, string> => ({
  ...(list !== 'active' && { list }),
  ...(page > 1 && { page: String(page) }),
  ...(rows !== 10 && { rows: String(rows) }),
})

export const writeTicketsAsked = (asked: TicketsAsked): Record<string, string> => ({
  ...(asked.process !== 'permissions' && { process: asked.process }),
  ...listAsked(asked),
})
