import type { TaskPage, Ticket, TicketProcesses } from '@wasl/contracts/web/dashboard/tickets.contract'

const offering = (...answers: Ticket['actions'][number]['value'][]): Ticket['actions'] =>
  answers.map((value) => ({ value, verboseName: '', url: '', method: 'POST' }))

const asked: Ticket = {
  id: 'TK-1',
  processId: 'permission_request',
  status: 'NEW',
  username: 'cashier.demo',
  nameEn: 'Yousef Karam',
  nameAr: 'يوسف كرم',
  permission: 'payment.refund',
  object: 'PR-1005',
  amount: '5.000',
  currencyCode: 'KWD',
  customerNameEn: 'Noura Al-Sabah',
  customerNameAr: 'نورة الصباح',
  why: 'One of the cakes arrived broken',
  allowsHours: 48,
  isUsed: false,
  forUser: null,
  created: '2026-11-20T09:12:00Z',
  expires: '2026-11-22T09:12:00Z',
  answered: null,
  answeredBy: null,
  reason: null,
  actions: offering('approve', 'decline'),
  hindrance: null,
}

const answered = { actions: offering(), answered: '2026-11-20T10:30:00Z', answeredBy: 'checker.demo' }

/** One that may be answered, and two that this user may not answer. */
export const activeTickets: TaskPage = {
  page: 1,
  asOf: '2026-11-20T12:00:00.000Z',
  count: 3,
  results: [
    asked,
    {
      ...asked,
      id: 'TK-2',
      permission: 'payment.void',
      object: 'PR-1016',
      actions: offering(),
      hindrance: 'You lack this permission yourself, so you cannot give it.',
    },
    {
      ...asked,
      id: 'TK-3',
      username: 'checker.demo',
      nameEn: 'Huda Salem',
      nameAr: 'هدى سالم',
      permission: 'payment.capture',
      object: 'PR-1018',
      actions: offering(),
      hindrance: 'You asked for this yourself: a colleague answers.',
    },
  ],
}

export const doneTickets: TaskPage = {
  page: 1,
  asOf: '2026-11-20T12:00:00.000Z',
  count: 3,
  results: [
    { ...asked, ...answered, id: 'TK-4', status: 'APPROVED' },
    { ...asked, ...answered, id: 'TK-5', status: 'DECLINED', reason: 'Already refunded in cash' },
    { ...asked, id: 'TK-6', status: 'EXPIRED', actions: offering(), answered: '2026-11-22T09:12:00Z' },
  ],
}

export const noTickets: TaskPage = { page: 1, asOf: '2026-11-20T12:00:00.000Z', count: 0, results: [] }

/** With as many as the pages have. */
export const ticketProcesses = ({ isNone }: { isNone: boolean }): TicketProcesses => ({
  results: [
    { id: 'permission_request', verboseName: '', active: isNone ? 0 : 3, done: isNone ? 0 : 3 },
    { id: 'operation_request', verboseName: '', active: isNone ? 0 : 4, done: isNone ? 0 : 3 },
  ],
})
