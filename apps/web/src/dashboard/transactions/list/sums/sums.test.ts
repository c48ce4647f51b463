import { expect, test } from 'vitest'
import { statistics } from '../list.fixtures.ts'
import { inOrder, pressedSums, sumFilters } from './sums.ts'

test('each sum stands for the rows it is made of', () => {
  expect(sumFilters('generated', 'KWD')).toEqual({ currencyCode: 'KWD' })
  expect(sumFilters('received', 'KWD')).toEqual({ currencyCode: 'KWD', state: 'paid,authorized,cod' })
  expect(sumFilters('balance', 'USD')).toEqual({ currencyCode: 'USD', state: 'created,pending,attempted' })
})

test("the merchant's own currency leads, and currencies nobody named come last", () => {
  const eur = { amount: '1.00', currency: 'EUR' }
  const mixed = { ...statistics, generated: [eur, ...statistics.generated.toReversed()] }
  expect(inOrder(mixed, ['KWD', 'USD']).generated.map(({ currency }) => currency)).toEqual([
    'KWD',
    'USD',
    'EUR',
  ])
})

test('a sum is pressed where its rows may be asked for: nothing deleted is awaited, and who may not search reads', () => {
  expect(pressedSums('live', true)).toEqual(['generated', 'received', 'balance'])
  expect(pressedSums('deleted', true)).toEqual(['generated', 'received'])
  expect(pressedSums('live', false)).toEqual([])
})
