import {
  operations,
  type Operation,
} from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import {
  attemptStates,
  transactionStates,
  type AttemptState,
  type TransactionState,
  isSecured,
} from '@wasl/domain/states'
import { describe, expect, test } from 'vitest'
import { attemptAfter } from '../../../kernel/ledger/attempt.domain.ts'
import { transactionAfter } from '../../../kernel/ledger/transaction.domain.ts'
import type { UnresolvedClaim } from '../../../kernel/ledger/unresolved/unresolved.domain.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import {
  actionsOf,
  hasHappened,
  isLegal,
  permissionOf,
  type ActionFacts,
  type AttemptActionFacts,
} from './actions.domain.ts'

const staff = (permissions: readonly string[], isSuperuser = false): Staff => ({
  userId: 1,
  merchantId: 1,
  username: 'alia',
  name: { en: '', ar: '' },
  isSuperuser,
  permissions: new Set(permissions),
  places: null,
  sections: new Set(),
  sessionId: 1,
  confirmedAt: new Date(0),
})
const anyone = staff([], true)

const attempt = (state: AttemptState, wish: Partial<AttemptActionFacts> = {}): AttemptActionFacts => ({
  publicId: `AT-${state}`,
  currency: 'KWD',
  state,
  isWinner: true,
  fee: 250,
  charge: 49_000,
  authorized: 0,
  captureReserved: 0,
  voided: 0,
  captured: 0,
  feeCaptured: 0,
  refundReserved: 0,
  refunded: 0,
  operations: ['refund', 'capture', 'void'],
  isAskable: true,
  hasOpenOperation: false,
  claims: [],
  ...wish,
})

const row = (state: TransactionState, wish: Partial<ActionFacts> = {}): ActionFacts => ({
  publicId: 'PR-1',
  plugin: 'payment_request',
  state,
  isDeleted: false,
  currency: 'KWD',
  hasEmail: true,
  hasPhone: true,
  isDisclosable: true,
  unresolved: [],
  attempts: [],
  ...wish,
})

const claim: UnresolvedClaim & { isGivenBack: boolean } = {
  isGivenBack: false,
  attemptId: 'AT-1',
  claimId: 1,
  kind: 'capture',
  operationId: 'op-1',
  minor: 24_500,
  currency: 'KWD',
  since: new Date('2026-11-21T09:00:00Z'),
}

const offered = (facts: ActionFacts, who = anyone): Operation[] =>
  actionsOf(facts, who).map(({ value }) => value)

const money = {
  'nothing taken': {},
  held: { authorized: 49_000 },
  'partly taken': { authorized: 49_000, captured: 20_000, feeCaptured: 250 },
  taken: { captured: 49_000, feeCaptured: 250 },
  'wholly given back': { captured: 49_000, feeCaptured: 250, refunded: 48_750 },
  'being given back': { captured: 49_000, feeCaptured: 250, refundReserved: 48_750 },
  'partly taken, its rest given up': {
    authorized: 49_000,
    captured: 20_000,
    feeCaptured: 250,
    voided: 29_000,
  },
  'being captured': { authorized: 49_000, captureReserved: 49_000 },
} satisfies Record<string, Partial<AttemptActionFacts>>

describe.each(attemptStates)('an attempt that is %s', (state) => {
  test.each(Object.entries(money))(
    'with its money %s is offered only what the table allows',
    (_name, totals) => {
      const one = attempt(state, totals)
      const actions = actionsOf(row('paid', { attempts: [one] }), anyone)
      const availableFor = (value: Operation) =>
        actions.find((action) => action.value === value)?.available?.minor ?? 0
      const { captured, feeCaptured, refunded, refundReserved, authorized, captureReserved, voided } = one
      expect(availableFor('refund')).toBe(captured - feeCaptured - refunded - refundReserved)
      const isHeld = attemptAfter(state, 'capture.requested') !== null && captureReserved === 0
      const mayTake = isHeld ? Math.max(0, authorized - captured - voided) : 0
      expect(availableFor('capture')).toBe(state === 'cod' && captureReserved === 0 ? 49_000 : mayTake)
      expect(availableFor('void')).toBe(mayTake)
    },
  )
})

describe.each(transactionStates)('a request that is %s', (state) => {
  const facts = row(state, { attempts: [attempt('cod')] })

  test('is canceled and expired only where an arrow of the ledger leads', () => {
    const cancels = transactionAfter(state, 'merchant.canceled') ?? transactionAfter(state, 'cash.refused')
    expect(offered(facts).includes('cancel')).toBe(cancels !== null)
    expect(offered(facts).includes('expire')).toBe(transactionAfter(state, 'time.expired') !== null)
  })

  test('is restored only when it was deleted and is secured, and nothing else is done with it meanwhile', () => {
    expect(offered(facts)).not.toContain('restore')
    expect(offered({ ...facts, isDeleted: true })).toEqual(isSecured(state) ? ['restore'] : [])
  })

  test('that was deleted allows nothing but its return', () => {
    const deleted = { ...facts, isDeleted: true, attempts: [attempt('pending')] }
    const others = ['cancel', 'expire', 'delete', 'email', 'sms', 'disclose', 'inquiry'] as const
    expect(others.filter((value) => isLegal(value, deleted))).toEqual([])
    expect(isLegal('restore', facts)).toBe(false)
  })

  test('has been canceled, expired, deleted or brought back when it is so already', () => {
    const values = ['cancel', 'expire', 'delete', 'restore', 'email'] as const
    const happened = (isDeleted: boolean) =>
      values.filter((value) => hasHappened(value, { ...facts, isDeleted }))
    expect(happened(true)).toEqual(['delete'])
    expect(happened(false)).toEqual([
      ...(state === 'canceled' ? ['cancel'] : []),
      ...(state === 'expired' ? ['expire'] : []),
      ...(isSecured(state) ? ['restore'] : []),
    ])
  })

  test('is written about only while it waits, or when there is a receipt', () => {
    const isTold = !['failed', 'canceled', 'expired', 'invalid'].includes(state)
    expect(offered(facts).includes('email')).toBe(isTold)
    expect(offered({ ...facts, unresolved: [claim] }).includes('email')).toBe(isSecured(state))
    expect(offered({ ...facts, unresolved: [claim] }).includes('delete')).toBe(false)
    expect(offered({ ...facts, hasEmail: false })).not.toContain('email')
    expect(offered({ ...facts, hasPhone: false })).not.toContain('sms')
  })
})

test('cash is refused at the door only where it is what the request waits for', () => {
  const cancels = (one: AttemptActionFacts) => isLegal('cancel', row('cod', { attempts: [one] }))
  expect(cancels(attempt('cod'))).toBe(true)
  expect(cancels(attempt('cod', { isWinner: false }))).toBe(false)
  expect(cancels(attempt('success'))).toBe(false)
})

test('the bank is asked where something may still change', () => {
  const asks = (one: AttemptActionFacts) => offered(row('attempted', { attempts: [one] })).includes('inquiry')
  expect(attemptStates.filter((state) => asks(attempt(state)))).toEqual([
    'created',
    'submitting',
    'pending',
    'unknown',
    'capturing',
    'failed',
    'canceled',
    'expired',
  ])
  expect(asks(attempt('success', { hasOpenOperation: true }))).toBe(true)
  expect(asks(attempt('pending', { isAskable: false }))).toBe(false)
})

test('a gateway that cannot do it is not offered for it', () => {
  const attempts = [attempt('success', { captured: 49_000, operations: [] })]
  expect(offered(row('paid', { attempts }))).not.toContain('refund')
})

test('who lacks a permission over money is offered to ask for it; who lacks another is not offered the rest', () => {
  const attempts = [attempt('authorized', { authorized: 49_000, captured: 1_000 })]
  const actions = actionsOf(row('pending', { attempts }), staff([]))
  expect(actions.filter(({ isPermitted }) => !isPermitted).map(({ value }) => value)).toEqual([
    'capture',
    'refund',
    'void',
  ])
  for (const value of ['cancel', 'expire', 'delete'] as const)
    expect(actions.map((action) => action.value)).not.toContain(value)
  expect(offered(row('pending'), staff(['payment.cancel']))).toContain('cancel')
})

test('every operation says what it asks of the user', () => {
  expect(Object.keys(permissionOf).toSorted()).toEqual([...operations].toSorted())
})

test('money that did not match is offered whole, in its own currency, beside what did', () => {
  const claims = [{ id: 7, operationId: 'op-7', minor: 5_000, currency: 'USD' }]
  const actions = actionsOf(
    row('paid', { attempts: [attempt('success', { captured: 49_000, claims })] }),
    anyone,
  )
  expect(actions.filter(({ value }) => value === 'refund')).toEqual([
    {
      value: 'refund',
      available: { minor: 49_000, currency: 'KWD' },
      attemptId: 'AT-success',
      claim: null,
      movesWhole: false,
      isPermitted: true,
    },
    {
      value: 'refund',
      available: { minor: 5_000, currency: 'USD' },
      attemptId: 'AT-success',
      claim: 'op-7',
      movesWhole: true,
      isPermitted: true,
    },
  ])
  const [asked] = actionsOf(row('invalid', { attempts: [attempt('invalid', { claims })] }), staff([]))
  expect(asked).toMatchObject({ value: 'refund', claim: 'op-7', isPermitted: false })
  const silent = attempt('invalid', { claims, operations: [] })
  expect(offered(row('pending', { attempts: [silent] }))).not.toContain('refund')
})

test('cash and a hold that is given up are offered whole, a refund and the capture of a hold in parts', () => {
  const wholeOf = (state: TransactionState, one: AttemptActionFacts) =>
    actionsOf(row(state, { attempts: [one] }), anyone)
      .filter(({ available }) => available !== null)
      .map(({ value, movesWhole }) => [value, movesWhole])
  expect(wholeOf('cod', attempt('cod'))).toEqual([['capture', true]])
  expect(wholeOf('authorized', attempt('authorized', { authorized: 50_000 }))).toEqual([
    ['capture', false],
    ['void', true],
  ])
  expect(wholeOf('paid', attempt('success', { captured: 49_000 }))).toEqual([['refund', false]])
})

test('surplus money is offered on its own attempt, and deleting comes last', () => {
  const attempts = [
    attempt('success', { publicId: 'AT-2', captured: 49_000 }),
    attempt('success', { publicId: 'AT-1', captured: 49_000, isWinner: false }),
  ]
  const actions = actionsOf(row('paid', { attempts }), anyone)
  expect(actions.filter(({ value }) => value === 'refund').map(({ attemptId }) => attemptId)).toEqual([
    'AT-2',
    'AT-1',
  ])
  expect(actions.at(-1)?.value).toBe('delete')
})
