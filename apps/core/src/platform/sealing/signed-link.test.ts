import { expect, test } from 'vitest'
import { createLinkSigner } from './signed-link.ts'

const links = createLinkSigner('a key of the tests that is long enough')
const now = new Date('2026-12-01T12:00:00Z')
const later = new Date('2026-12-02T12:00:00Z')
const token = links.sign('feedback', 'booking-1', later)

test('a link opens what it was signed for, until its end', () => {
  expect(links.read('feedback', token, now)).toBe('booking-1')
  expect(links.read('feedback', token, later)).toBeNull()
  expect(links.read('tickets', token, now)).toBeNull()
})

test('a link that was changed anywhere, or signed with another key, opens nothing', () => {
  const changed = Array.from(
    token,
    (sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1),
  )
  // The last characters of base64 may say the same bytes only if nothing of them is used: 24 bytes use all of them.
  expect(changed.map((one) => links.read('feedback', one, now)).filter((id) => id !== null)).toEqual([])
  const other = createLinkSigner('another key of the tests, also long')
  expect(other.read('feedback', token, now)).toBeNull()
  expect(['', 'x', '..', `${token}.x`].map((one) => links.read('feedback', one, now))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
