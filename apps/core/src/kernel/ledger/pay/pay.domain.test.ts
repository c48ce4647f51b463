import { money } from '@wasl/domain/money'
import { transactionStates } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import {
  decideLive,
  decideTerms,
  isPausedAt,
  type LiveAttempt,
  type PayTerms,
  type PayWish,
} from './pay.domain.ts'

const now = new Date('2026-11-21T09:00:00Z')
const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000)

const terms: PayTerms = {
  currency: 'KWD',
  amount: 15_000,
  delivery: 0,
  editableAmount: false,
  minimumAmount: null,
  maximumAmount: null,
  state: 'pending',
  hasUnresolved: false,
  expiresAt: inMinutes(1),
  pgCodes: ['card'],
  unitKey: 'main',
  pauses: [],
  termsRequired: false,
  termsVersion: 3,
}
const card = {
  code: 'card',
  currencies: ['KWD'],
  wallet: false,
  active: true,
  limits: {},
  units: {},
  fees: { KWD: '0.250' },
}
const wish: PayWish = { gatewayCode: 'card', amount: null, termsVersion: null }

const refusal = (change: Partial<PayTerms> = {}, wanted: Partial<PayWish> = {}) => {
  const decided = decideTerms({ ...terms, ...change }, [card], { wish: { ...wish, ...wanted }, now })
  return decided.ok ? 'accepted' : decided.error
}

test('only a created, pending or attempted transaction can be paid', () => {
  for (const state of transactionStates) {
    const isOpen = state === 'created' || state === 'pending' || state === 'attempted'
    const expected = isOpen
      ? 'accepted'
      : state === 'expired'
        ? { kind: 'expired' }
        : { kind: 'notPayable', state }
    expect(refusal({ state })).toEqual(expected)
  }
})

test('paying at the second of expiry is refused', () => {
  expect(refusal({ expiresAt: now })).toEqual({ kind: 'expired' })
  expect(refusal({ expiresAt: null })).toBe('accepted')
})

test('what is settled or expired says so even while payments are paused, as its page does', () => {
  const pauses = [{ paused: true, pausedUntil: null, pausedMessageEn: null, pausedMessageAr: null }]
  expect(refusal({ pauses, state: 'paid' })).toEqual({ kind: 'notPayable', state: 'paid' })
  expect(refusal({ pauses, state: 'expired' })).toEqual({ kind: 'expired' })
  expect(refusal({ pauses, expiresAt: now })).toEqual({ kind: 'expired' })
})

test('a paused unit refuses with its own message until the pause is over', () => {
  const pause = {
    paused: true,
    pausedUntil: inMinutes(1),
    pausedMessageEn: 'Back at ten',
    pausedMessageAr: null,
  }
  const message = { en: 'Back at ten', ar: '' }
  expect(refusal({ pauses: [pause] })).toEqual({ kind: 'paused', message, until: inMinutes(1) })
  expect(refusal({ pauses: [{ ...pause, pausedUntil: now }] })).toBe('accepted')
  expect(isPausedAt({ ...pause, pausedUntil: null }, now)).toBe(true)
})

test('terms that are a condition must be agreed to in their current version', () => {
  expect(refusal({ termsRequired: true })).toEqual({ kind: 'termsRequired' })
  expect(refusal({ termsRequired: true }, { termsVersion: 2 })).toEqual({ kind: 'termsRequired' })
  expect(refusal({ termsRequired: true }, { termsVersion: 3 })).toBe('accepted')
})

test('a gateway that is not offered, and an amount that may not be paid, are refused', () => {
  expect(refusal({}, { gatewayCode: 'knet' })).toEqual({ kind: 'gatewayNotOffered' })
  expect(refusal({}, { amount: '1' })).toEqual({ kind: 'amount', refusal: { problem: 'notEditable' } })
})

const live: LiveAttempt = {
  id: 7,
  state: 'pending',
  gatewayCode: 'card',
  amount: 15_000,
  fee: 250,
  redirectUrl: 'https://bank.example/7',
  createdAt: inMinutes(-5),
  sessionExpiresAt: inMinutes(10),
}

const step = (
  attempt: Partial<LiveAttempt> | null,
  asked: number | null = null,
  closed: number | null = null,
) =>
  decideLive(attempt && { ...live, ...attempt }, {
    gatewayCode: 'card',
    base: money(15_000, 'KWD'),
    fee: money(250, 'KWD'),
    now,
    openingMs: 15_000,
    askedAttemptId: asked,
    closedAttemptId: closed,
  }).kind

test('where nobody is paying, an attempt starts', () => {
  expect(step(null)).toBe('start')
})

test('the open page of the same payment is shown again', () => {
  expect(step({})).toBe('rejoin')
})

test.each<[string, Partial<LiveAttempt>]>([
  ['another gateway', { gatewayCode: 'knet' }],
  ['another amount', { amount: 14_000 }],
  ['another fee', { fee: 0 }],
  ['a session that has ended', { sessionExpiresAt: now }],
])(
  'a live attempt with %s is superseded, but only after its gateway was asked and has closed it',
  (_what, other) => {
    expect(step(other)).toBe('askFirst')
    expect(step(other, 7)).toBe('closeFirst')
    expect(step(other, 7, 6)).toBe('closeFirst')
    expect(step(other, 7, 7)).toBe('supersede')
    expect(step(other, 6)).toBe('askFirst')
  },
)

test('a session that is being opened by another request is waited for', () => {
  const opening = { state: 'submitting' as const, redirectUrl: null, createdAt: inMinutes(-0.2) }
  expect(step(opening)).toBe('wait')
  expect(step({ ...opening, gatewayCode: 'knet' })).toBe('wait')
  expect(step({ ...opening, state: 'created' })).toBe('wait')
  expect(step({ ...opening, state: 'unknown' })).toBe('askFirst')
  expect(step({ ...opening, createdAt: inMinutes(-0.25) })).toBe('askFirst')
})

test('a payment nobody has heard about is asked for again under the same track id', () => {
  expect(step({ state: 'unknown', redirectUrl: null })).toBe('askFirst')
  expect(step({ state: 'unknown', redirectUrl: null }, 7)).toBe('reopen')
})
