import type {
  OperationAnswer,
  OperationRequest,
  TaskPage,
} from '@wasl/contracts/web/dashboard/tickets.contract'
import type { OperationRules } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'

const offering = (...answers: OperationAnswer[]): OperationRequest['actions'] =>
  answers.map((value) => ({ value, verboseName: '', url: '', method: 'POST' }))

export const pendingRequest: OperationRequest = {
  id: 'OR-1',
  processId: 'operation_request',
  status: 'PENDING',
  operation: 'refund',
  amount: '620.000',
  currencyCode: 'KWD',
  paidAmount: '750.250',
  paidCurrencyCode: 'KWD',
  gatewayNameEn: 'KNET debit card',
  gatewayNameAr: 'بطاقة كي نت',
  object: 'PR-1016',
  plugin: 'payment_request',
  customerNameEn: 'Noura Al-Sabah',
  customerNameAr: 'نورة الصباح',
  why: 'The order was cancelled by phone',
  username: 'cashier.demo',
  nameEn: 'Yousef Karam',
  nameAr: 'يوسف كرم',
  isByKey: false,
  checkers: 1,
  checkedBy: [],
  created: '2026-11-20T09:12:00Z',
  expires: '2026-11-22T09:12:00Z',
  decided: null,
  decidedBy: null,
  reason: null,
  problem: null,
  childId: null,
  actions: offering('approve', 'reject'),
  hindrance: null,
}

const decided = {
  actions: offering(),
  expires: null,
  decided: '2026-11-20T10:30:00Z',
  decidedBy: 'checker.demo',
}

/** One to check, one of two yeses, one's own, one of a server, and one that the bank refused. */
export const activeRequests: TaskPage = {
  page: 1,
  asOf: '2026-11-20T12:00:00.000Z',
  count: 4,
  results: [
    pendingRequest,
    {
      ...pendingRequest,
      id: 'OR-2',
      object: 'PR-1018',
      amount: '2400.000',
      paidAmount: '2400.250',
      isByKey: true,
      username: 'api:shop',
      nameEn: '',
      nameAr: '',
      checkers: 2,
      checkedBy: ['checker.demo'],
      actions: offering('reject'),
      hindrance: 'You have approved it; one more colleague has to.',
    },
    {
      ...pendingRequest,
      id: 'OR-3',
      object: 'PR-1004',
      operation: 'void',
      actions: offering('cancel'),
      hindrance: 'You asked for this yourself: a colleague checks it.',
    },
    {
      ...pendingRequest,
      id: 'OR-4',
      object: 'PR-1003',
      operation: 'capture',
      status: 'MANUAL',
      checkedBy: ['checker.demo'],
      decided: '2026-11-20T10:30:00Z',
      decidedBy: 'checker.demo',
      problem: 'The bank refused: do not honour',
      actions: offering('retry', 'cancel'),
    },
  ],
}

export const doneRequests: TaskPage = {
  page: 1,
  asOf: '2026-11-20T12:00:00.000Z',
  count: 3,
  results: [
    { ...pendingRequest, ...decided, id: 'OR-5', status: 'DONE', checkedBy: ['checker.demo'] },
    { ...pendingRequest, ...decided, id: 'OR-6', status: 'REJECTED', reason: 'Already refunded in cash' },
    { ...pendingRequest, ...decided, id: 'OR-7', status: 'EXPIRED', decidedBy: null },
  ],
}

export const noRequests: TaskPage = {
  page: 1,
  asOf: '2026-11-20T12:00:00.000Z',
  count: 0,
  results: [],
}

export const demoRules: OperationRules = {
  thresholds: [
    { currencyCode: 'KWD', oneAbove: '500.000', twoAbove: '2000.000' },
    { currencyCode: 'USD', oneAbove: null, twoAbove: null },
  ],
  users: [
    { id: 1, username: 'admin.demo', nameEn: 'Layla Al-Mutairi', nameAr: 'ليلى المطيري', isMaker: false },
    { id: 2, username: 'cashier.demo', nameEn: 'Yousef Karam', nameAr: 'يوسف كرم', isMaker: true },
  ],
  mayChange: true,
  revision: 'first',
}
