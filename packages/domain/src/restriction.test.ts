import { expect, test } from 'vitest'
import { groundsOf, unlimitedCurrencies } from './restriction.ts'

const none = {
  list: 'none' as const,
  minimum: null,
  maximum: null,
  sumPerDay: null,
  sumPerMonth: null,
  paymentsPerDay: null,
  paymentsPerMonth: null,
  gateways: [],
  days: [],
  opens: null,
}

test('a rule names each thing it checks, typed or stored, and what is empty checks nothing', () => {
  expect(groundsOf(none)).toEqual([])
  expect(groundsOf({ ...none, minimum: ' ', opens: '' })).toEqual([])
  expect(groundsOf({ ...none, sumPerDay: '2000', paymentsPerDay: 5 })).toEqual([
    'sumPerDay',
    'paymentsPerDay',
  ])
  expect(groundsOf({ ...none, list: 'block', gateways: ['knet'], days: [1], opens: '08:00' })).toEqual([
    'list',
    'gateway',
    'hours',
  ])
})

test('amounts in one currency limit no other, unless the others are not taken', () => {
  const rule = { ...none, sumPerDay: '2000', currency: 'KWD', currencies: [] as string[] }
  const taken = ['KWD', 'USD', 'BHD']
  expect(unlimitedCurrencies(rule, taken)).toEqual(['USD', 'BHD'])
  expect(unlimitedCurrencies({ ...rule, currencies: ['KWD', 'USD'] }, taken)).toEqual(['USD'])
  expect(unlimitedCurrencies({ ...rule, currencies: ['KWD'] }, taken)).toEqual([])
  expect(unlimitedCurrencies({ ...rule, sumPerDay: null }, taken)).toEqual([])
})
