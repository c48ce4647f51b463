import type { TransactionState } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import type { News, NewsTopic } from '../notices/news.ts'
import { addressesOf, isStale, occasionOf } from './messages.domain.ts'
import { defaultSettings } from '../notices/notification-settings.ts'

const news = (topic: NewsTopic, more: Partial<News> = {}): News => ({
  topic,
  transaction: 'PR-1',
  plugin: 'payment_request',
  state: 'paid',
  attempt: 'AT-1',
  ...more,
})

test.each([
  [news('transaction.created'), { occasion: 'created', about: 'PR-1' }],
  [news('payment.captured'), { occasion: 'paid', about: 'PR-1' }],
  [news('payment.captured', { operation: 'OP-1' }), { occasion: 'captured', about: 'PR-1:OP-1' }],
  [news('payment.authorized'), { occasion: 'authorized', about: 'PR-1' }],
  [news('payment.cod'), { occasion: 'cod', about: 'PR-1' }],
  [news('payment.failed', { result: 'failed' }), { occasion: 'failed', about: 'AT-1' }],
  [news('refund.done', { refund: 'RF-1' }), { occasion: 'refunded', about: 'RF-1' }],
  [news('hold.voided', { operation: 'OP-2' }), { occasion: 'voided', about: 'OP-2' }],
  [news('payment.failed', { result: 'canceled' }), null],
  [news('payment.failed', { result: 'expired' }), null],
  [news('payment.surplus'), null],
  [news('payment.mismatch'), null],
  [news('transaction.canceled'), null],
  [news('transaction.invalid'), null],
  [news('transaction.expired'), null],
])('%j is told as %j', (told, message) => {
  expect(occasionOf(told)).toEqual(message)
})

test('nobody is asked to pay what was settled, or did not match, while the news travelled', () => {
  const is = (state: TransactionState, hasUnresolved = false) => ({ transaction: { state }, hasUnresolved })
  for (const state of ['created', 'pending', 'attempted'] as const) {
    expect(isStale('created', is(state))).toBe(false)
    expect(isStale('created', is(state, true))).toBe(true)
  }
  for (const state of ['paid', 'canceled', 'expired'] as const)
    expect(isStale('created', is(state))).toBe(true)
  expect(isStale('failed', is('attempted'))).toBe(false)
  expect(isStale('failed', is('attempted', true))).toBe(true)
  expect(isStale('failed', is('paid'))).toBe(true)
  expect(isStale('paid', is('paid'))).toBe(false)
})

const customer = { email: 'Noura@Example.com', phone: '+96550012345' }

test('every channel and recipient that the settings name hears it once', () => {
  const settings = {
    email: ['paid'],
    sms: ['paid'],
    whatsapp: ['created'],
    emailRecipients: ['noura@example.com', 'shop@example.com', 'not an address', 'a@b.example, c@d.example'],
  } as const
  expect(addressesOf('paid', { settings, customer })).toEqual([
    { channel: 'email', recipient: 'noura@example.com' },
    { channel: 'email', recipient: 'shop@example.com' },
    { channel: 'sms', recipient: '+96550012345' },
  ])
  expect(addressesOf('created', { settings, customer })).toEqual([
    { channel: 'whatsapp', recipient: '+96550012345' },
  ])
  expect(addressesOf('failed', { settings, customer })).toEqual([])
})

test.each(['paid', 'authorized', 'cod', 'captured'] as const)(
  'who asked for paid hears of %s',
  (occasion) => {
    expect(addressesOf(occasion, { settings: { sms: ['paid'] }, customer })).toHaveLength(1)
  },
)

test('a customer without an address or a phone is not written to', () => {
  const settings = { email: ['paid'], sms: ['paid'], whatsapp: ['paid'] } as const
  expect(addressesOf('paid', { settings, customer: { email: null, phone: null } })).toEqual([])
  expect(addressesOf('paid', { settings, customer: { email: 'x', phone: 'call me' } })).toEqual([])
})

test('without settings a link is mailed, and at a checkout only what came of it', () => {
  expect(defaultSettings('payment_request')).toEqual({ email: ['created', 'paid', 'failed', 'refunded'] })
  expect(defaultSettings('e_commerce')).toEqual({ email: ['paid', 'failed', 'refunded'] })
})
