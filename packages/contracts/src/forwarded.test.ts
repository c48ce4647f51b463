import { expect, test } from 'vitest'
import { readForwarded, signForwarded } from './forwarded.ts'

const now = new Date('2026-11-20T12:00:00Z')
const forwarded = {
  host: 'dar-nuwair.localhost',
  language: 'ar',
  requestId: 'r-1',
  address: '203.0.113.7',
} as const
const signed = () => new Headers(signForwarded(forwarded, 'secret', now))

test('what the bff signed is what the core reads', () => {
  expect(readForwarded(signed(), 'secret', now)).toEqual(forwarded)
})

test.each(['host', 'language', 'request-id', 'address', 'timestamp', 'signature'])(
  'a changed x-wasl-%s makes all of them say nothing',
  (name) => {
    const headers = signed()
    headers.set(
      `x-wasl-${name}`,
      name === 'language' ? 'en' : name === 'timestamp' ? String(now.getTime() + 1) : 'other',
    )
    expect(readForwarded(headers, 'secret', now)).toBeNull()
    headers.delete(`x-wasl-${name}`)
    expect(readForwarded(headers, 'secret', now)).toBeNull()
  },
)

test('another secret, and headers older than five minutes, are refused', () => {
  expect(readForwarded(signed(), 'other', now)).toBeNull()
  expect(readForwarded(signed(), 'secret', new Date(now.getTime() + 300_000))).toEqual(forwarded)
  expect(readForwarded(signed(), 'secret', new Date(now.getTime() + 300_001))).toBeNull()
})

test('fields cannot be shifted into each other', () => {
  const shifted = new Headers(signForwarded({ ...forwarded, host: 'a', requestId: 'b' }, 'secret', now))
  shifted.set('x-wasl-host', 'a,b')
  shifted.set('x-wasl-request-id', 'b')
  expect(readForwarded(shifted, 'secret', now)).toBeNull()
})
