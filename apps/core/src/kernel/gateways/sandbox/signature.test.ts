import { expect, test } from 'vitest'
import { isGenuine, seal } from './signature.ts'

const current = { id: 'k2', secret: 'the current secret' }
const previous = { id: 'k1', secret: 'the previous secret' }
const retired = { id: 'k0', secret: 'the retired secret' }
const now = new Date('2026-11-21T09:00:00Z')
const trusted = { keys: [current, previous], now }
const text = '{"result":"CAPTURED"}'
const later = (seconds: number) => ({ ...trusted, now: new Date(now.getTime() + seconds * 1000) })

test('both live keys are trusted, a retired or unknown one is not', () => {
  expect(isGenuine(text, seal(current, text, now), trusted)).toBe(true)
  expect(isGenuine(text, seal(previous, text, now), trusted)).toBe(true)
  expect(isGenuine(text, seal(retired, text, now), trusted)).toBe(false)
  expect(isGenuine(text, { ...seal(retired, text, now), keyId: 'k2' }, trusted)).toBe(false)
})

test('a signature holds for 300 seconds, into the past and into the future', () => {
  const mark = seal(current, text, now)
  expect(isGenuine(text, mark, later(300))).toBe(true)
  expect(isGenuine(text, mark, later(301))).toBe(false)
  expect(isGenuine(text, mark, later(-300))).toBe(true)
  expect(isGenuine(text, mark, later(-301))).toBe(false)
})

test('neither the text nor the time can be changed', () => {
  const mark = seal(current, text, now)
  expect(isGenuine(`${text} `, mark, trusted)).toBe(false)
  expect(isGenuine(text, { ...mark, timestamp: String(Number(mark.timestamp) + 1) }, trusted)).toBe(false)
})

test.each(['', 'x', '0'.repeat(64), 'A'.repeat(64), '00', 'é'.repeat(64)])(
  '%j is no signature',
  (signature) => {
    expect(isGenuine(text, { ...seal(current, text, now), signature }, trusted)).toBe(false)
  },
)

test.each(['', '-1', '1e9', 'NaN', ' 1', '9'.repeat(13)])('%j is no timestamp', (timestamp) => {
  expect(isGenuine(text, { ...seal(current, text, now), timestamp }, trusted)).toBe(false)
})
