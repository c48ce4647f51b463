import { transactionStates } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import { decideExpiry } from './expiry.domain.ts'

const now = new Date('2026-11-21T09:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const due = { state: 'pending' as const, expiresAt: at(-20) }
const live = (sessionMinutes: number) => ({ state: 'pending' as const, sessionExpiresAt: at(sessionMinutes) })

test('a request expires when its time has come and nobody is paying', () => {
  expect(decideExpiry({ ...due, expiresAt: now }, null, { now, asked: 'no' })).toEqual({ kind: 'expire' })
  expect(decideExpiry({ ...due, expiresAt: at(1) }, null, { now, asked: 'no' })).toEqual({
    kind: 'later',
    at: at(1),
  })
})

test('what is paid, closed or without expiry does not expire', () => {
  for (const state of transactionStates) {
    const expires = state === 'created' || state === 'pending' || state === 'attempted'
    expect([state, decideExpiry({ ...due, state }, null, { now, asked: 'no' }).kind]).toEqual([
      state,
      expires ? 'expire' : 'leave',
    ])
  }
  expect(decideExpiry({ ...due, expiresAt: null }, null, { now, asked: 'no' })).toEqual({ kind: 'leave' })
})

test('a live attempt keeps its session, for 15 minutes at most', () => {
  expect(decideExpiry({ ...due, expiresAt: at(-5) }, live(4), { now, asked: 'no' })).toEqual({
    kind: 'later',
    at: at(4),
  })
  expect(decideExpiry({ ...due, expiresAt: at(-5) }, live(60), { now, asked: 'no' })).toEqual({
    kind: 'later',
    at: at(10),
  })
})

test('the gateway is asked before a request with a live attempt expires', () => {
  expect(decideExpiry(due, live(-1), { now, asked: 'no' })).toEqual({ kind: 'askFirst' })
  expect(decideExpiry(due, live(-1), { now, asked: 'answered' })).toEqual({ kind: 'expire' })
})

test('a silent gateway delays the expiry, not for ever', () => {
  expect(decideExpiry(due, live(-1), { now, asked: 'silent' })).toEqual({ kind: 'later', at: at(1) })
  expect(decideExpiry({ ...due, expiresAt: at(-30) }, live(-1), { now, asked: 'silent' })).toEqual({
    kind: 'expire',
  })
})
