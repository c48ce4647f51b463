import { expect, test } from 'vitest'
import { chooseDefaultGateway, hasFees } from './gateway.ts'
import { money } from './money.ts'

const choice = (gatewayCode: string, feeMinor: number, gateway = `${gatewayCode} name`) => ({
  gatewayCode,
  gateway,
  fee: money(feeMinor, 'KWD'),
})
const chosen = (choices: ReturnType<typeof choice>[], preferred: string | null) =>
  chooseDefaultGateway(choices, preferred)?.gatewayCode ?? null

test('a single choice is selected, preferred or not', () => {
  expect(chosen([choice('card', 250)], 'knet')).toBe('card')
})

test('with fees the preferred gateway is selected even where another is cheaper', () => {
  expect(chosen([choice('cod', 0), choice('card', 250)], 'card')).toBe('card')
})

test('with fees and no preferred gateway the lowest fee is selected, the first of equals', () => {
  expect(chosen([choice('card', 250), choice('knet', 100), choice('debit', 100)], null)).toBe('knet')
  expect(chosen([choice('card', 250), choice('knet', 0)], 'absent')).toBe('knet')
})

test('without fees the preferred gateway is selected, else the first', () => {
  expect(chosen([choice('card', 0), choice('knet', 0)], 'knet')).toBe('knet')
  expect(chosen([choice('card', 0), choice('knet', 0)], 'absent')).toBe('card')
})

test('the preferred gateway is matched by code or name in any case', () => {
  expect(chosen([choice('card', 0), choice('knet', 0)], ' KNET ')).toBe('knet')
  expect(chosen([choice('card', 0), choice('kn-2', 0, 'KNET debit card')], 'knet DEBIT card')).toBe('kn-2')
  expect(chosen([choice('card', 0), choice('', 0, '')], '')).toBe('card')
})

test('no choices leave nothing selected', () => {
  expect(chosen([], 'knet')).toBe(null)
})

test('fees show only if any choice has one', () => {
  expect(hasFees([choice('card', 0), choice('knet', 0)])).toBe(false)
  expect(hasFees([choice('card', 0), choice('knet', 1)])).toBe(true)
})
