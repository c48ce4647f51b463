import type {
  Deliveries,
  Delivery,
  Endpoint,
  Endpoints,
  WholeDelivery,
} from '@wasl/contracts/web/dashboard/administration/webhooks.contract'

export const endpoint = (changes: Partial<Endpoint> = {}): Endpoint => ({
  id: 'HOOK-1',
  url: 'https://shop.example/wasl',
  eventTypes: [],
  active: true,
  failingSince: null,
  disabledAt: null,
  previousSecretUntil: null,
  delivered: 214,
  failed: 0,
  due: 1,
  created: '2026-10-02T08:00:00.000Z',
  revision: 0,
  ...changes,
})

export const endpoints = (list: Endpoint[] = everyEndpoint()): Endpoints => ({
  results: list,
  eventTypes: ['transaction.created', 'transaction.paid', 'transaction.refunded', 'attempt.failed'],
})

function everyEndpoint(): Endpoint[] {
  return [
    endpoint(),
    endpoint({
      id: 'HOOK-2',
      url: 'https://books.example/hooks/payments',
      eventTypes: ['transaction.paid', 'transaction.refunded'],
      failingSince: '2026-11-21T06:10:00.000Z',
      previousSecretUntil: '2026-11-22T06:00:00.000Z',
      failed: 3,
    }),
    endpoint({
      id: 'HOOK-3',
      url: 'https://old.example/wasl',
      active: false,
      disabledAt: '2026-11-12T08:00:00.000Z',
      delivered: 0,
      due: 0,
    }),
  ]
}

export const delivery = (changes: Partial<Delivery> = {}): Delivery => ({
  id: '301',
  eventId: 'msg_4TqvKc2mB8wzYt0aPq1s7A',
  type: 'transaction.paid',
  endpointId: 'HOOK-1',
  endpointUrl: 'https://shop.example/wasl',
  transactionId: 'PR-1005',
  state: 'delivered',
  tries: 1,
  lastStatus: 200,
  lastProblem: null,
  created: '2026-11-21T08:41:00.000Z',
  deliveredAt: '2026-11-21T08:41:01.000Z',
  dueAt: null,
  ...changes,
})

export const deliveries = (list: Delivery[] = everyDelivery()): Deliveries => ({
  results: list,
  next: list.length > 0 ? '298' : null,
})

function everyDelivery(): Delivery[] {
  return [
    delivery({
      id: '303',
      type: 'webhook.test',
      transactionId: null,
      state: 'due',
      tries: 0,
      lastStatus: null,
      deliveredAt: null,
      dueAt: '2026-11-21T08:50:00.000Z',
    }),
    delivery({
      id: '302',
      endpointId: 'HOOK-2',
      endpointUrl: 'https://books.example/hooks/payments',
      state: 'failed',
      tries: 9,
      lastStatus: 500,
      lastProblem: 'status',
      deliveredAt: null,
    }),
    delivery(),
  ]
}

export const wholeDelivery = (): WholeDelivery => ({
  ...delivery({ id: '302', state: 'failed', tries: 2, lastStatus: null, lastProblem: 'timeout' }),
  body: JSON.stringify({
    type: 'transaction.paid',
    timestamp: '2026-11-21T08:41:00.000Z',
    data: { transaction_id: 'PR-1005', state: 'paid', amount: '7.000', currency_code: 'KWD' },
  }),
  attempts: [
    { number: 2, at: '2026-11-21T08:42:10.000Z', tookMs: 10_004, status: null, problem: 'timeout' },
    { number: 1, at: '2026-11-21T08:41:00.000Z', tookMs: 212, status: 500, problem: 'status' },
  ],
})
