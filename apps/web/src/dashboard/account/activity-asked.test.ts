import { expect, test } from 'vitest'
import { readActivityWish, sinceOf, writeActivityWish } from './activity-asked.ts'

test('what the address asks of the history is read back as it was written', () => {
  const wish = { kind: 'payments', period: 'week' } as const
  expect(readActivityWish(new URLSearchParams(writeActivityWish(wish)).toString())).toEqual(wish)
  expect(readActivityWish('?kind=gossip&period=decade')).toEqual({ kind: null, period: null })
})

test('a period begins on a whole minute', () => {
  const now = Date.parse('2026-11-20T12:34:56Z')
  expect(sinceOf('week', now)).toBe('2026-11-13T12:34:00.000Z')
  expect(sinceOf(null, now)).toBeNull()
})
