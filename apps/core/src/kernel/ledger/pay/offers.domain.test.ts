import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import { amountToPay, offersFor, type AmountTerms, type OfferedGateway } from './offers.domain.ts'

const offering = (changes: Partial<OfferedGateway> & { code: string }): OfferedGateway => ({
  active: true,
  currencies: ['KWD'],
  wallet: false,
  fees: {},
  limits: {},
  units: {},
  ...changes,
})

const gateways: OfferedGateway[] = [
  offering({ code: 'knet' }),
  offering({
    code: 'card',
    currencies: ['KWD', 'USD', 'JPY'],
    fees: { KWD: '0.250', USD: '0.80', JPY: '50' },
  }),
  offering({ code: 'apple_pay', wallet: true }),
]

const terms = {
  unitKey: 'main',
  currency: 'KWD',
  amount: 48_750,
  delivery: 1_500,
  pgCodes: ['card', 'knet', 'apple_pay', 'gone'],
}

test('what the gateway takes is the amount with its delivery and the fee of the currency', () => {
  const [card, knet, ...others] = offersFor(terms, gateways, money(48_750, 'KWD'))
  expect(card).toEqual({
    gateway: gateways[1],
    base: money(48_750, 'KWD'),
    delivery: money(1_500, 'KWD'),
    fee: money(250, 'KWD'),
    total: money(49_000, 'KWD'),
  })
  expect(knet).toMatchObject({ fee: money(0, 'KWD'), total: money(48_750, 'KWD') })
  expect(others).toEqual([])
})

test('gateways stand in the order of the request', () => {
  const codes = offersFor({ ...terms, pgCodes: ['knet', 'card'] }, gateways, money(1, 'KWD')).map(
    (offer) => offer.gateway.code,
  )
  expect(codes).toEqual(['knet', 'card'])
})

test('a gateway that does not take the currency is no choice, and fees are per currency', () => {
  const offers = offersFor({ ...terms, currency: 'JPY', delivery: 0 }, gateways, money(500, 'JPY'))
  expect(offers.map(({ gateway, total }) => [gateway.code, total])).toEqual([['card', money(550, 'JPY')]])
})

test('a wallet is no pay choice of its own', () => {
  expect(offersFor({ ...terms, pgCodes: ['apple_pay'] }, gateways, money(1, 'KWD'))).toEqual([])
})

test('a gateway that is off, or that a unit does not offer, is no choice there', () => {
  const codesAt = (unitKey: string, changed: OfferedGateway) =>
    offersFor({ ...terms, unitKey, pgCodes: ['knet'] }, [changed], money(1, 'KWD')).length
  expect(codesAt('main', offering({ code: 'knet', active: false }))).toBe(0)
  const closed = offering({ code: 'knet', units: { kiosk: { offered: false } } })
  expect([codesAt('main', closed), codesAt('kiosk', closed)]).toEqual([1, 0])
})

test("a unit's own fee goes before the merchant's, in its own currency alone", () => {
  const card = offering({
    code: 'card',
    currencies: ['KWD', 'USD'],
    fees: { KWD: '0.250', USD: '0.80' },
    units: { kiosk: { fees: { KWD: '0.100' } } },
  })
  const feeAt = (unitKey: string, currency: string) =>
    offersFor({ ...terms, unitKey, currency, pgCodes: ['card'] }, [card], money(1_000, currency))[0]?.fee
      .minor
  expect([feeAt('main', 'KWD'), feeAt('kiosk', 'KWD'), feeAt('kiosk', 'USD')]).toEqual([250, 100, 80])
})

test('limits are without the fee, both ends may be paid, and a unit narrows or widens them', () => {
  const card = offering({
    code: 'card',
    fees: { KWD: '5.000' },
    limits: { KWD: { minimum: '1.000', maximum: '10.000' } },
    units: { kiosk: { limits: { KWD: { maximum: '20.000' } } } },
  })
  const isOffered = (unitKey: string, minor: number) =>
    offersFor({ ...terms, unitKey, pgCodes: ['card'] }, [card], money(minor, 'KWD')).length === 1
  expect([999, 1_000, 10_000, 10_001].map((minor) => isOffered('main', minor))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([999, 20_000, 20_001].map((minor) => isOffered('kiosk', minor))).toEqual([false, true, false])
})

const editable: AmountTerms = {
  currency: 'KWD',
  amount: 15_000,
  delivery: 0,
  editableAmount: true,
  minimumAmount: 5_000,
  maximumAmount: 20_000,
}

const problem = (text: string, wish: Partial<AmountTerms> = {}) => {
  const amount = amountToPay({ ...editable, ...wish }, text)
  return amount.ok ? amount.value.minor : amount.error.problem
}

test('an empty amount is the amount asked for', () => {
  expect(amountToPay(editable, null)).toEqual({ ok: true, value: money(15_000, 'KWD') })
  expect(problem('')).toBe(15_000)
})

test('a typed amount stays within the limits of the request', () => {
  expect(problem('5.000')).toBe(5_000)
  expect(problem('20')).toBe(20_000)
  expect(amountToPay(editable, '4.999')).toEqual({
    ok: false,
    error: { problem: 'belowMinimum', limit: money(5_000, 'KWD') },
  })
  expect(amountToPay(editable, '20.001')).toEqual({
    ok: false,
    error: { problem: 'aboveMaximum', limit: money(20_000, 'KWD') },
  })
})

test('without a maximum a payer names ten thousand million minor units at most, or what is asked', () => {
  const free = { maximumAmount: null }
  expect(problem('10000000.000', free)).toBe(10_000_000_000)
  expect(amountToPay({ ...editable, ...free }, '10000000.001')).toEqual({
    ok: false,
    error: { problem: 'aboveMaximum', limit: money(10_000_000_000, 'KWD') },
  })
  expect(problem('15000000', { ...free, amount: 20_000_000_000 })).toBe(15_000_000_000)
  expect(problem('20000000.001', { ...free, amount: 20_000_000_000 })).toBe('aboveMaximum')
  expect(problem('15000000', { maximumAmount: 20_000_000_000 })).toBe(15_000_000_000)
})

test('a payer cannot pay less than the delivery', () => {
  expect(problem('0.500', { delivery: 1_000, minimumAmount: null })).toBe('belowMinimum')
})

test('a fixed amount may be repeated but not changed', () => {
  expect(problem('15', { editableAmount: false })).toBe(15_000)
  expect(problem('14.999', { editableAmount: false })).toBe('notEditable')
})

test.each([
  ['0', 'notPositive'],
  ['0.000', 'notPositive'],
  ['-5', 'malformed'],
  ['1e3', 'malformed'],
  ['NaN', 'malformed'],
  ['٥', 'malformed'],
  [' 5', 'malformed'],
  ['5.0000', 'tooManyDecimals'],
  ['1000000000000', 'tooLarge'],
  ['99999999999999999999', 'tooLarge'],
])('the amount %s is refused: %s', (text, expected) => {
  expect(problem(text, { maximumAmount: null })).toBe(expected)
})
