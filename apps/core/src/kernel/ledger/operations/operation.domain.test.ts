import { money } from '@wasl/domain/money'
import { attemptStates } from '@wasl/domain/states'
import { describe, expect, test } from 'vitest'
import { after, minutes } from '../evidence/inquiry.domain.ts'
import {
  automaticActor,
  availableFor,
  decideClaim,
  decideOperation,
  isOpen,
  isWhole,
  nextOperationInquiryAt,
  operationStates,
  release,
  reservation,
  sourceOf,
  type OperationKind,
  type OperationWish,
  type Totals,
} from './operation.domain.ts'

const paid: Totals = {
  state: 'success',
  charge: 49_000,
  authorized: 0,
  captureReserved: 0,
  voided: 0,
  captured: 49_000,
  feeCaptured: 250,
  refundReserved: 0,
  refunded: 0,
}
const held: Totals = { ...paid, state: 'authorized', authorized: 49_000, captured: 0, feeCaptured: 0 }
const cash: Totals = { ...paid, state: 'cod', captured: 0, feeCaptured: 0 }

describe('what is available', () => {
  test('for a refund: what was captured without its fee, less what was given back or is being', () => {
    expect(availableFor('refund', paid)).toBe(48_750)
    expect(availableFor('refund', { ...paid, refunded: 8_000, refundReserved: 750 })).toBe(40_000)
    expect(availableFor('refund', { ...paid, refunded: 48_750 })).toBe(0)
    expect(availableFor('refund', { ...paid, captured: 100 })).toBe(0)
  })

  test('for a capture: what is left of the hold, once no other capture or void of it is under way', () => {
    expect(availableFor('capture', held)).toBe(49_000)
    expect(availableFor('capture', { ...held, state: 'success', captured: 20_000 })).toBe(29_000)
    expect(availableFor('capture', { ...held, state: 'success', captured: 20_000, voided: 29_000 })).toBe(0)
    expect(availableFor('capture', { ...held, captureReserved: 1 })).toBe(0)
    expect(availableFor('capture', paid)).toBe(0)
  })

  test('for a capture of cash: all of it', () => {
    expect(availableFor('capture', cash)).toBe(49_000)
    expect(availableFor('capture', { ...cash, captureReserved: 49_000 })).toBe(0)
  })

  test('for a void: what is left of the hold, while nothing of it is being taken', () => {
    expect(availableFor('void', held)).toBe(49_000)
    expect(availableFor('void', { ...held, state: 'success', captured: 20_000 })).toBe(29_000)
    expect(availableFor('void', { ...held, state: 'success', captured: 20_000, voided: 29_000 })).toBe(0)
    expect(availableFor('void', { ...held, state: 'success', captured: 20_000, voided: 49_000 })).toBe(0)
    expect(availableFor('void', { ...held, captureReserved: 1 })).toBe(0)
    expect(availableFor('void', paid)).toBe(0)
  })

  test('in a state without such an arrow: nothing', () => {
    const able = (kind: OperationKind) =>
      attemptStates.filter((state) => availableFor(kind, { ...held, state }) > 0)
    expect(able('capture')).toEqual(['authorized', 'success', 'cod'])
    expect(able('void')).toEqual(['authorized', 'success'])
  })
})

const wish = (changes: Partial<OperationWish> = {}): OperationWish => ({
  kind: 'refund',
  amount: null,
  availableSeen: null,
  ...changes,
})
const decided = (changes: Partial<OperationWish>, totals: Totals = paid) =>
  decideOperation(wish(changes), { ...totals, currency: 'KWD' })
const moves = (minor: number) => ({ ok: true, value: money(minor, 'KWD') })

test('no amount is all that is available; an amount is that much', () => {
  expect(decided({})).toEqual(moves(48_750))
  expect(decided({ amount: '10.5' })).toEqual(moves(10_500))
  expect(decided({ amount: '48.750' })).toEqual(moves(48_750))
  expect(decided({ kind: 'capture', amount: '20' }, held)).toEqual(moves(20_000))
})

test.each<[string, string]>([
  ['48.751', 'aboveAvailable'],
  ['49', 'aboveAvailable'],
  ['49.00001', 'aboveAvailable'],
  ['9'.repeat(30), 'aboveAvailable'],
  ['1.0001', 'tooManyDecimals'],
  ['0', 'notPositive'],
  ['0.000', 'notPositive'],
  ['-1', 'malformed'],
  ['ten', 'malformed'],
])('S2 §5: "%s" of KWD 48.750 is %s', (amount, problem) => {
  expect(decided({ amount })).toEqual({
    ok: false,
    error: { kind: 'badAmount', problem, available: money(48_750, 'KWD') },
  })
})

test('cash is paid whole, and what is left of a hold is given up whole', () => {
  const notWhole = { ok: false, error: { kind: 'badAmount', problem: 'notWhole' } }
  expect(decided({ kind: 'capture', amount: '20' }, cash)).toMatchObject(notWhole)
  expect(decided({ kind: 'void', amount: '20' }, held)).toMatchObject(notWhole)
  expect(decided({ kind: 'capture', amount: '49' }, cash)).toEqual(moves(49_000))
  expect(decided({ kind: 'void', amount: '49' }, held)).toEqual(moves(49_000))
  expect([isWhole('refund', cash), isWhole('capture', held)]).toEqual([false, false])
})

test('where something else is available than was shown, nothing moves and what is available is told', () => {
  const changed = { ok: false, error: { kind: 'availableChanged', available: money(48_750, 'KWD') } }
  for (const seen of ['49', '48.749', '', 'all']) {
    expect([seen, decided({ availableSeen: seen })]).toEqual([seen, changed])
  }
  expect(decided({ availableSeen: '48.75' })).toEqual(moves(48_750))
})

test('a capture and a void wait for each other; a refund waits for neither', () => {
  const busy = { ...held, captureReserved: 49_000 }
  expect(decided({ kind: 'capture', availableSeen: '49' }, busy)).toEqual({
    ok: false,
    error: { kind: 'underWay' },
  })
  expect(decided({ kind: 'void' }, busy)).toEqual({ ok: false, error: { kind: 'underWay' } })
  expect(decided({}, { ...paid, authorized: 60_000, captureReserved: 1 })).toEqual(moves(48_750))
})

test('where nothing is available nothing is possible', () => {
  expect(decided({}, { ...paid, refunded: 48_750 })).toEqual({ ok: false, error: { kind: 'notPossible' } })
  expect(decided({ kind: 'void' })).toEqual({ ok: false, error: { kind: 'notPossible' } })
})

describe('money that matches nothing', () => {
  const claim = { id: 1, operationId: 'C1', minor: 1_000, currency: 'KWD' }

  test('goes back whole', () => {
    expect(decideClaim(wish(), claim)).toEqual(moves(1_000))
    expect(decideClaim(wish({ amount: '1', availableSeen: '1.000' }), claim)).toEqual(moves(1_000))
    expect(decideClaim(wish({ amount: '0.5' }), claim)).toMatchObject({ error: { problem: 'notWhole' } })
  })

  test('is neither captured nor voided, nor given back where another amount was shown', () => {
    expect(decideClaim(wish({ kind: 'capture' }), claim)).toEqual({
      ok: false,
      error: { kind: 'notPossible' },
    })
    expect(decideClaim(wish({ kind: 'void' }), claim)).toEqual({ ok: false, error: { kind: 'notPossible' } })
    expect(decideClaim(wish({ availableSeen: '2' }), claim)).toEqual({
      ok: false,
      error: { kind: 'availableChanged', available: money(1_000, 'KWD') },
    })
  })
})

test('what is reserved is given free again; a promise of cash has nothing to reserve', () => {
  expect(reservation('refund', { ...paid, refundReserved: 500 }, 1_000)).toEqual({ refundReserved: 1_500 })
  expect(release('refund', { ...paid, refundReserved: 1_500 }, 1_000)).toEqual({ refundReserved: 500 })
  expect(reservation('capture', held, 20_000)).toEqual({ captureReserved: 20_000 })
  expect(reservation('void', held, 49_000)).toEqual({ captureReserved: 49_000 })
  expect(release('capture', { ...held, captureReserved: 20_000 }, 20_000)).toEqual({ captureReserved: 0 })
  expect(reservation('capture', cash, 49_000)).toBeNull()
})

test('an operation is open until it is done or has failed; nobody pressed what is automatic', () => {
  expect(operationStates.filter(isOpen)).toEqual(['submitting', 'unknown', 'queued'])
  expect([sourceOf({ actor: automaticActor }), sourceOf({ actor: 'cashier.demo' })]).toEqual([
    'automatic',
    'staff',
  ])
})

test('reliability B.7: asked after 5, 10, 30 s, 1 to 40 min, hourly for a day, daily for thirty, then a person looks', () => {
  const createdAt = new Date('2026-11-21T09:00:00Z')
  const waits: number[] = []
  let at = createdAt
  for (let inquiries = 0; ; inquiries += 1) {
    const next = nextOperationInquiryAt({ createdAt, inquiries }, at)
    if (!next) break
    waits.push((next.getTime() - at.getTime()) / 1_000)
    at = next
  }
  expect(waits.slice(0, 10)).toEqual([5, 10, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600])
  const days = waits.filter((wait) => wait === 86_400).length
  expect([waits.filter((wait) => wait === 3_600).length, days]).toEqual([23, 28])
  const lastDay = after(createdAt, minutes(29 * 24 * 60))
  expect(nextOperationInquiryAt({ createdAt, inquiries: 99 }, lastDay)).toEqual(
    after(createdAt, minutes(30 * 24 * 60)),
  )
  expect(nextOperationInquiryAt({ createdAt, inquiries: 99 }, after(lastDay, 1))).toBeNull()
  const dayOld = after(createdAt, minutes(24 * 60))
  expect(nextOperationInquiryAt({ createdAt, inquiries: 99 }, after(dayOld, -1))).toEqual(
    after(dayOld, minutes(60) - 1),
  )
})
