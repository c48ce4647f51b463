import { expect, test } from 'vitest'
import { isPreferred, withCurrency, withoutCurrency, wishOf } from './gateway-form.ts'
import { gateway } from './gateways.fixtures.ts'

test('a currency that is added or taken away is so at every unit', () => {
  const more = withCurrency(wishOf(gateway()), 'BHD')
  expect(more.terms.map(({ currencyCode }) => currencyCode)).toEqual(['KWD', 'USD', 'BHD'])
  expect(more.units.map(({ terms }) => terms.length)).toEqual([3, 3])
  const less = withoutCurrency(more, 'KWD')
  expect(less.units.map(({ terms }) => terms.map(({ currencyCode }) => currencyCode))).toEqual([
    ['USD', 'BHD'],
    ['USD', 'BHD'],
  ])
})

test('the preferred gateway is known by its code or its name, in any case', () => {
  const card = gateway()
  expect([' CARD ', 'credit card', 'knet', null].map((wanted) => isPreferred(card, wanted))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
