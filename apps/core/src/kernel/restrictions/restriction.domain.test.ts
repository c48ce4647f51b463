import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import { appliesTo, judge, type Payment, type Restriction, type Usage } from './restriction.domain.ts'

const rule = (wish: Partial<Restriction>): Restriction => ({
  id: 1,
  publicId: 'rule',
  name: 'Rule',
  scope: 'all',
  scopeOf: [],
  identifier: 'phone',
  list: 'none',
  currency: 'KWD',
  minimum: null,
  maximum: null,
  sumPerDay: null,
  sumPerMonth: null,
  paymentsPerDay: null,
  paymentsPerMonth: null,
  currencies: [],
  gateways: [],
  days: [],
  opens: null,
  closes: null,
  messageEn: null,
  messageAr: null,
  ...wish,
})

const payment = (wish: Partial<Payment> = {}): Payment => ({
  payer: { phone: '+96550012345', email: null, civil_id: null, customer_id: null },
  amount: money(5_000, 'KWD'),
  gatewayCode: 'knet',
  collectorId: 'COL-1',
  atCounter: false,
  at: { day: 6, minutes: 12 * 60 },
  ...wish,
})

const usage = (wish: Partial<Usage> = {}): Usage => ({
  isListed: false,
  paymentsToday: 0,
  paymentsThisMonth: 0,
  sumToday: 0n,
  sumThisMonth: 0n,
  ...wish,
})

const nobody = payment({ payer: { phone: null, email: 'a@b.example', civil_id: null, customer_id: null } })
const atCounter = { ...nobody, atCounter: true }
const yen = payment({ amount: money(500, 'JPY') })

test.each([
  ['a rule without limits', [rule({}), payment(), usage()], 'passes'],
  [
    'a listed payer of a block-list',
    [rule({ list: 'block' }), payment(), usage({ isListed: true })],
    'blocked',
  ],
  ['an unlisted payer of a block-list', [rule({ list: 'block' }), payment(), usage()], 'passes'],
  ['an unlisted payer of an allow-list', [rule({ list: 'allow' }), payment(), usage()], 'notAllowed'],
  [
    'a listed payer of an allow-list',
    [rule({ list: 'allow' }), payment(), usage({ isListed: true })],
    'passes',
  ],
  [
    'somebody without the phone a list reads',
    [rule({ list: 'block' }), nobody, usage()],
    'identifierMissing',
  ],
  [
    'somebody without the phone a count reads',
    [rule({ paymentsPerDay: 1 }), nobody, usage()],
    'identifierMissing',
  ],
  ['nobody named at a counter, under a block-list', [rule({ list: 'block' }), atCounter, usage()], 'passes'],
  ['nobody named at a counter, under a count', [rule({ paymentsPerDay: 1 }), atCounter, usage()], 'passes'],
  [
    'nobody named at a counter, under an allow-list',
    [rule({ list: 'allow' }), atCounter, usage()],
    'identifierMissing',
  ],
  [
    'nobody named at a counter who pays more than anybody may in a day',
    [rule({ sumPerDay: 4_999 }), atCounter, usage()],
    'aloneOverDay',
  ],
  [
    'a name on the block-list, given at a counter',
    [rule({ list: 'block' }), payment({ atCounter: true }), usage({ isListed: true })],
    'blocked',
  ],
  [
    'somebody without a phone where only amounts count',
    [rule({ maximum: 9_000 }), nobody, usage()],
    'passes',
  ],
  ['the smallest amount', [rule({ minimum: 5_000 }), payment(), usage()], 'passes'],
  ['less than it', [rule({ minimum: 5_001 }), payment(), usage()], 'tooSmall'],
  ['the largest amount', [rule({ maximum: 5_000 }), payment(), usage()], 'passes'],
  ['more than it', [rule({ maximum: 4_999 }), payment(), usage()], 'tooLarge'],
  ['an amount in another currency than the limits', [rule({ maximum: 1 }), yen, usage()], 'passes'],
  ['a currency that is not allowed', [rule({ currencies: ['KWD'] }), yen, usage()], 'currency'],
  ['a gateway that is not allowed', [rule({ gateways: ['cod'] }), payment(), usage()], 'gateway'],
  ['no gateway yet', [rule({ gateways: ['cod'] }), payment({ gatewayCode: null }), usage()], 'passes'],
  [
    'the last payment of a day',
    [rule({ paymentsPerDay: 3 }), payment(), usage({ paymentsToday: 2 })],
    'passes',
  ],
  ['one more', [rule({ paymentsPerDay: 3 }), payment(), usage({ paymentsToday: 3 })], 'paymentsPerDay'],
  [
    'one more in a month',
    [rule({ paymentsPerMonth: 3 }), payment(), usage({ paymentsThisMonth: 3 })],
    'paymentsPerMonth',
  ],
  [
    'a day filled to the last coin',
    [rule({ sumPerDay: 9_000 }), payment(), usage({ sumToday: 4_000n })],
    'passes',
  ],
  ['a coin more', [rule({ sumPerDay: 9_000 }), payment(), usage({ sumToday: 4_001n })], 'sumPerDay'],
  [
    'a coin more in a month',
    [rule({ sumPerMonth: 9_000 }), payment(), usage({ sumThisMonth: 4_001n })],
    'sumPerMonth',
  ],
  [
    'a single amount above the sum of a day, with nothing paid before',
    [rule({ sumPerDay: 4_999 }), payment(), usage()],
    'aloneOverDay',
  ],
  [
    'a single amount above the sum of a month, whatever was paid before',
    [rule({ sumPerMonth: 4_999 }), payment(), usage({ sumThisMonth: 1n })],
    'aloneOverMonth',
  ],
  ['a closed day', [rule({ days: [0, 1, 2, 3, 4] }), payment(), usage()], 'closed'],
  ['opening time', [rule({ opens: '12:00', closes: '20:00' }), payment(), usage()], 'passes'],
  ['closing time', [rule({ opens: '08:00', closes: '12:00' }), payment(), usage()], 'closed'],
] as const)('%s', (_what, [restriction, asked, used], verdict) => {
  const judged = judge(restriction, asked, used)
  expect(judged.kind === 'refuses' ? judged.reason : judged.kind).toBe(verdict)
})

test('hours over midnight belong to the day they begin on', () => {
  const evening = rule({ days: [5], opens: '20:00', closes: '02:00' })
  const at = (day: number, hour: number) =>
    judge(evening, payment({ at: { day, minutes: hour * 60 } }), usage()).kind
  expect([at(5, 21), at(6, 1), at(6, 2), at(5, 1), at(6, 21)]).toEqual([
    'passes',
    'passes',
    'refuses',
    'refuses',
    'refuses',
  ])
})

test('a rule for all applies to whoever pays, by whatever, wherever', () => {
  expect(appliesTo(rule({}), payment())).toBe(true)
  expect(appliesTo(rule({}), { gatewayCode: null, collectorId: null })).toBe(true)
})

test('a rule for collectors or gateways applies to those alone', () => {
  const at = payment()
  expect(appliesTo(rule({ scope: 'collector', scopeOf: ['COL-1'] }), at)).toBe(true)
  expect(appliesTo(rule({ scope: 'collector', scopeOf: ['COL-2'] }), at)).toBe(false)
  expect(appliesTo(rule({ scope: 'collector', scopeOf: ['COL-1'] }), { ...at, collectorId: null })).toBe(
    false,
  )
  expect(appliesTo(rule({ scope: 'gateway', scopeOf: ['knet'] }), at)).toBe(true)
  expect(appliesTo(rule({ scope: 'gateway', scopeOf: ['card'] }), at)).toBe(false)
  expect(appliesTo(rule({ scope: 'gateway', scopeOf: ['knet'] }), { ...at, gatewayCode: null })).toBe(false)
})
