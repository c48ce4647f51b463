import { expect, test } from 'vitest'
import { unresolvedMoney } from './unresolved-money.domain.ts'

const taken = (dedupeKey: string, amount: number, disposition: string, currency = 'KWD') => ({
  kind: 'capture',
  currency,
  dedupeKey,
  amount,
  disposition,
})
const kwd = (minor: number) => ({ minor, currency: 'KWD' })

test('what counts after all is not told as money that does not match', () => {
  const first = [taken('a', 20_000, 'quarantined'), taken('b', 5_000, 'quarantined')]
  expect(unresolvedMoney(first)).toEqual([kwd(25_000)])
  expect(unresolvedMoney([...first, taken('a', 20_000, 'counted')])).toEqual([kwd(5_000)])
  expect(unresolvedMoney([taken('a', 20_000, 'counted')])).toEqual([])
})

test('another operation, and the same one with other money, leave it apart', () => {
  const first = taken('a', 20_000, 'quarantined')
  expect(unresolvedMoney([first, taken('b', 20_000, 'counted')])).toEqual([kwd(20_000)])
  expect(unresolvedMoney([first, taken('a', 49_000, 'counted')])).toEqual([kwd(20_000)])
})

test('money of another currency is no part of the sum', () => {
  const both = [taken('a', 48_750, 'quarantined'), taken('b', 49_000, 'quarantined', 'USD')]
  expect(unresolvedMoney(both)).toEqual([kwd(48_750), { minor: 49_000, currency: 'USD' }])
})
