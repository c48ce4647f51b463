import { expect, test } from 'vitest'
import { claimsToGiveBack, type TakenMoney } from './claims.domain.ts'

const taken = (wish: Partial<TakenMoney> = {}): TakenMoney => ({
  id: 1,
  operationId: 'op-1',
  minor: 1_000,
  currency: 'KWD',
  disposition: 'quarantined',
  isGivenBack: false,
  ...wish,
})

test('money that matches nothing may go back, whole and once', () => {
  const claim = { id: 1, operationId: 'op-1', minor: 1_000, currency: 'KWD' }
  expect(claimsToGiveBack([taken(), taken({ id: 2, operationId: 'op-2', disposition: 'counted' })])).toEqual([
    claim,
  ])
  expect(claimsToGiveBack([taken({ isGivenBack: true })])).toEqual([])
})

test('an operation that was told with two amounts, or counts after all, is asked about and never given back here', () => {
  expect(claimsToGiveBack([taken(), taken({ id: 2, minor: 2_000 })])).toEqual([])
  expect(claimsToGiveBack([taken(), taken({ id: 2, minor: 49_000, disposition: 'counted' })])).toEqual([])
})

test('a currency nobody knows cannot be given back', () => {
  expect(claimsToGiveBack([taken({ currency: 'XQQ' })])).toEqual([])
})
