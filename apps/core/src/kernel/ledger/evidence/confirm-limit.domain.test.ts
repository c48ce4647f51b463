import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import { confirmLimit } from './confirm-limit.domain.ts'

test('D-36: what a merchant has set for a currency counts, else what is usual for its decimals', () => {
  const own = { KWD: '20.5', USD: 'twenty' }
  expect(confirmLimit(own, 'KWD')).toEqual(money(20_500, 'KWD'))
  expect(confirmLimit(own, 'USD')).toEqual(money(100_000, 'USD'))
  expect(confirmLimit(own, 'BHD')).toEqual(money(100_000, 'BHD'))
  expect(confirmLimit({}, 'JPY')).toEqual(money(50_000, 'JPY'))
})
