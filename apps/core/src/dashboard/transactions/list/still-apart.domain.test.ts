import { expect, test } from 'vitest'
import { stillApart } from './still-apart.domain.ts'

const taken = (dedupeKey: string, amount: number, disposition: string) => ({
  kind: 'capture',
  currency: 'KWD',
  dedupeKey,
  amount,
  disposition,
})

test('what counts after all is not told as money that does not match', () => {
  const first = [taken('a', 20_000, 'quarantined'), taken('b', 5_000, 'quarantined')]
  expect(stillApart(25_000, first)).toBe(25_000)
  expect(stillApart(25_000, [...first, taken('a', 20_000, 'counted')])).toBe(5_000)
})

test('another operation, and the same one with other money, leave it apart', () => {
  const first = taken('a', 20_000, 'quarantined')
  expect(stillApart(20_000, [first, taken('b', 20_000, 'counted')])).toBe(20_000)
  expect(stillApart(20_000, [first, taken('a', 49_000, 'counted')])).toBe(20_000)
})
