import type { Ticket, TicketPage } from '@wasl/contracts/web/dashboard/tickets.contract'

const asked: Ticket = {
  id: 'TK-1',
  status: 'new',
  username: 'cashier.demo',
  name: { en: 'Yousef Karam', ar: 'يوسف كرم' },
  permission: 'payment.refund',
  object: 'PR-1005',
  amount: { amount: '5.000', currency: 'KWD' },
  customer: { en: 'Noura Al-Sabah', ar: 'نورة الصباح' },
  why: 'One of the cakes arrived broken',
  hours: 48,
  isUsed: false,
  forUser: null,
  askedAt: '2026-11-20T09:12:00Z',
  until: '2026-11-22T09:12:00Z',
  answeredAt: null,
  answeredBy: null,
  reason: null,
  answers: ['approve', 'decline'],
  hindrance: null,
}

const answered = { answers: [], answeredAt: '2026-11-20T10:30:00Z', answeredBy: 'checker.demo' }

/** One that may be answered, and two that this user may not answer. */
export const activeTickets: TicketPage = {
  page: 1,
  count: 3,
  counts: { active: 3, done: 3 },
  tickets: [
    asked,
    {
      ...asked,
      id: 'TK-2',
      permission: 'payment.void',
      object: 'PR-1016',
      answers: [],
      hindrance: 'You lack this permission yourself, so you cannot give it.',
    },
    {
      ...asked,
      id: 'TK-3',
      username: 'checker.demo',
      name: { en: 'Huda Salem', ar: 'هدى سالم' },
      permission: 'payment.capture',
      object: 'PR-1018',
      answers: [],
      hindrance: 'You asked for this yourself: a colleague answers.',
    },
  ],
}

export const doneTickets: TicketPage = {
  page: 1,
  count: 3,
  counts: { active: 3, done: 3 },
  tickets: [
    { ...asked, ...answered, id: 'TK-4', status: 'approved' },
    { ...asked, ...answered, id: 'TK-5', status: 'declined', reason: 'Already refunded in cash' },
    { ...asked, id: 'TK-6', status: 'expired', answers: [], answeredAt: '2026-11-22T09:12:00Z' },
  ],
}

export const noTickets: TicketPage = { page: 1, count: 0, counts: { active: 0, done: 0 }, tickets: [] }
