import { expect, test } from 'vitest'
import { linkStateAt, paymentLifeMs } from './payment-link.ts'

const now = new Date('2026-11-20T12:00:00Z')
const link = { active: true, maxUses: 3, expiresAt: null }
const stateOf = (
  changes: Partial<typeof link> | { expiresAt: Date } | { maxUses: null },
  paid = 0,
  held = 0,
) => linkStateAt({ ...link, ...changes }, { paid, held }, now)

test('a link is open until as many have paid as may', () => {
  expect([stateOf({}), stateOf({}, 2), stateOf({}, 3), stateOf({}, 4)]).toEqual([
    'open',
    'open',
    'usedUp',
    'usedUp',
  ])
})

test('a link is full while those who are paying keep the last places', () => {
  expect([stateOf({}, 1, 1), stateOf({}, 1, 2), stateOf({}, 0, 3)]).toEqual(['open', 'full', 'full'])
})

test('a link without a limit counts nothing', () => {
  expect(stateOf({ maxUses: null }, 1_000_000, 1_000_000)).toBe('open')
})

test('a link that is switched off or over says so, whatever it counts', () => {
  expect(stateOf({ active: false }, 3)).toBe('inactive')
  expect(stateOf({ expiresAt: now }, 3)).toBe('expired')
  expect(stateOf({ expiresAt: new Date(now.getTime() + 1) }, 0)).toBe('open')
})

test('a payment of a limited link takes half an hour at most', () => {
  expect([paymentLifeMs(null, 24), paymentLifeMs(5, 24)]).toEqual([86_400_000, 1_800_000])
})
