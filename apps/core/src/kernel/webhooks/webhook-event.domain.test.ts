import { expect, test } from 'vitest'
import type { News } from '../notices/news.ts'
import { eventTypeOf, paymentData, type EventFacts } from './payment-event.domain.ts'
import { eventBody, isEventType, testBody } from './webhook-event.domain.ts'

const at = new Date('2026-11-25T10:00:00Z')
const transaction: EventFacts['transaction'] = {
  publicId: 'PR-1',
  plugin: 'payment_request',
  currency: 'KWD',
  amount: 48_750,
  orderNo: 'A-7',
  webhookUrl: 'https://shop.example/hook',
}
const attempt: EventFacts['attempt'] = {
  publicId: 'AT-1',
  gatewayCode: 'card',
  currency: 'KWD',
  amount: 48_750,
  fee: 250,
  charge: 49_000,
}
const body = (changed: Partial<News>, facts: Partial<EventFacts> = {}) => {
  const news = { topic: 'transaction.created', state: 'created', ...changed } as News
  const data = paymentData(news, { transaction, attempt: null, ...facts })
  return JSON.parse(eventBody({ type: eventTypeOf[news.topic]!, at, data })) as {
    type: string
    timestamp: string
    data: Record<string, unknown>
  }
}

const plain = {
  transaction_id: 'PR-1',
  plugin: 'payment_request',
  order_no: 'A-7',
  state: 'created',
  amount: '48.750',
  currency_code: 'KWD',
}

test('an event says what happened, when, and to which transaction; nothing of its customer or its address', () => {
  expect(body({})).toEqual({
    type: 'transaction.created',
    timestamp: '2026-11-25T10:00:00.000Z',
    data: plain,
  })
})

test('the attempt it is about stands with what its gateway took', () => {
  const { data } = body({ topic: 'payment.captured', state: 'paid', amount: 49_000 }, { attempt })
  expect(data).toEqual({
    ...plain,
    state: 'paid',
    attempt: {
      id: 'AT-1',
      gateway_code: 'card',
      amount: '48.750',
      fee: '0.250',
      total: '49.000',
      currency_code: 'KWD',
    },
    received: { amount: '49.000', currency_code: 'KWD' },
  })
})

test('money that was received in another currency stands in that', () => {
  expect(body({ topic: 'payment.mismatch', amount: 500, currency: 'USD' }).data['received']).toEqual({
    amount: '5.00',
    currency_code: 'USD',
  })
})

test('a refund is told with its own amount, and not as received', () => {
  const { data } = body({ topic: 'refund.done', amount: 10_000, refund: 'RF-1' })
  expect(data['refund']).toEqual({ id: 'RF-1', amount: '10.000', currency_code: 'KWD' })
  expect(data).not.toHaveProperty('received')
})

test('how an attempt ended, and that money came late, stand only where they are so', () => {
  expect(body({ topic: 'payment.failed', result: 'canceled' }).data['result']).toBe('canceled')
  expect(body({ late: true }).data['late']).toBe(true)
  for (const key of ['result', 'late', 'refund', 'received', 'attempt'])
    expect(body({ late: false }).data).not.toHaveProperty(key)
})

test('an endpoint chooses among the types there are; a test is none of them', () => {
  expect(['transaction.paid', 'webhook.test', 'paid', ''].map(isEventType)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(JSON.parse(testBody({ endpoint: 'EP-1', by: 'alia', at }))).toEqual({
    type: 'webhook.test',
    timestamp: '2026-11-25T10:00:00.000Z',
    data: { endpoint_id: 'EP-1', sent_by: 'alia' },
  })
})
