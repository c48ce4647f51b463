import type { OperationRequest } from '@wasl/contracts/values/operation-request'
import type {
  OperationRequestPage,
  OperationRules,
} from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'

export const pendingRequest: OperationRequest = {
  id: 'OR-1',
  status: 'pending',
  operation: 'refund',
  amount: { amount: '620.000', currency: 'KWD' },
  paid: { amount: '750.250', currency: 'KWD' },
  gateway: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
  object: 'PR-1016',
  customer: { en: 'Noura Al-Sabah', ar: 'نورة الصباح' },
  why: 'The order was cancelled by phone',
  username: 'cashier.demo',
  name: { en: 'Yousef Karam', ar: 'يوسف كرم' },
  isByKey: false,
  checkers: 1,
  checkedBy: [],
  askedAt: '2026-11-20T09:12:00Z',
  until: '2026-11-22T09:12:00Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  problem: null,
  answers: ['approve', 'reject'],
  hindrance: null,
}

const decided = { answers: [], until: null, decidedAt: '2026-11-20T10:30:00Z', decidedBy: 'checker.demo' }

const counts = { active: 4, done: 3 }

/** One to check, one of two yeses, one's own, one of a server, and one that the bank refused. */
export const activeRequests: OperationRequestPage = {
  page: 1,
  count: 4,
  counts,
  requests: [
    pendingRequest,
    {
      ...pendingRequest,
      id: 'OR-2',
      object: 'PR-1018',
      amount: { amount: '2400.000', currency: 'KWD' },
      paid: { amount: '2400.250', currency: 'KWD' },
      isByKey: true,
      username: 'api:shop',
      name: { en: '', ar: '' },
      checkers: 2,
      checkedBy: ['checker.demo'],
      answers: ['reject'],
      hindrance: 'You have approved it; one more colleague has to.',
    },
    {
      ...pendingRequest,
      id: 'OR-3',
      object: 'PR-1004',
      operation: 'void',
      answers: ['cancel'],
      hindrance: 'You asked for this yourself: a colleague checks it.',
    },
    {
      ...pendingRequest,
      id: 'OR-4',
      object: 'PR-1003',
      operation: 'capture',
      status: 'manual',
      checkedBy: ['checker.demo'],
      decidedAt: '2026-11-20T10:30:00Z',
      decidedBy: 'checker.demo',
      problem: 'The bank refused: do not honour',
      answers: ['retry', 'cancel'],
    },
  ],
}

export const doneRequests: OperationRequestPage = {
  page: 1,
  count: 3,
  counts,
  requests: [
    { ...pendingRequest, ...decided, id: 'OR-5', status: 'done', checkedBy: ['checker.demo'] },
    { ...pendingRequest, ...decided, id: 'OR-6', status: 'rejected', reason: 'Already refunded in cash' },
    { ...pendingRequest, ...decided, id: 'OR-7', status: 'expired', decidedBy: null },
  ],
}

export const noRequests: OperationRequestPage = {
  page: 1,
  count: 0,
  counts: { active: 0, done: 0 },
  requests: [],
}

export const demoRules: OperationRules = {
  thresholds: [
    { currency: 'KWD', oneAbove: '500.000', twoAbove: '2000.000' },
    { currency: 'USD', oneAbove: null, twoAbove: null },
  ],
  users: [
    { id: 1, username: 'admin.demo', name: { en: 'Layla Al-Mutairi', ar: 'ليلى المطيري' }, isMaker: false },
    { id: 2, username: 'cashier.demo', name: { en: 'Yousef Karam', ar: 'يوسف كرم' }, isMaker: true },
  ],
  mayChange: true,
  revision: 'first',
}
