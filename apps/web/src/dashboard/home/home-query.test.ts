import { expect, test } from 'vitest'
import { askedOf, isCustom, readHomeQuery, writeHomeQuery } from './home-query.ts'

test('an address without a period asks for the usual one', () => {
  const asked = readHomeQuery('')
  expect([askedOf(asked), isCustom(asked), writeHomeQuery(asked)]).toEqual([{}, false, {}])
})

test('a period nobody knows is the usual one', () => {
  expect(askedOf(readHomeQuery('?period=fortnight'))).toEqual({})
})

test('two dates are a period of their own, and dates beside a named one are not asked for', () => {
  const dates = readHomeQuery('?from=2026-11-01&to=2026-11-20')
  expect(askedOf(dates)).toEqual({ period: 'custom', from: '2026-11-01', to: '2026-11-20' })
  expect(writeHomeQuery(dates)).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  expect(askedOf(readHomeQuery('?period=week&from=2026-11-01'))).toEqual({ period: 'week' })
  expect(askedOf(readHomeQuery('?from=2026-11-01'))).toEqual({ period: 'custom', from: '2026-11-01', to: '' })
})
