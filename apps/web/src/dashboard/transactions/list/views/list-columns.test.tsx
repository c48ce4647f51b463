import type { Column, TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageFixed } from '../../../../i18n/language.tsx'
import { textOf } from '../../../../i18n/text.tsx'
import { hiddenAtFirst, listColumns } from './list-columns.ts'
import { transactionRows } from '../list.fixtures.ts'
import { listStrings } from '../list.strings.ts'

const [first] = transactionRows
if (!first) throw new Error('the list has rows')
const row = {
  ...first,
  trackId: 'TR-1',
  location: { lat: 29.3, lng: 48.1 },
  originalAmount: '20.125',
  amount: '18.250',
  paidAmount: '17.375',
  refundedAmount: '3.500',
  remainingAmount: '14.750',
  fee: '0.250',
  paidAttemptFee: '0.300',
  pgCodes: ['knet', 'card'],
  extra: { location: 'Hall 2', track_id: 'Of the merchant', reference_number: 'R-9', gateway: 'Gate 4' },
  remarks: [
    { label: { en: 'Order', ar: 'الطلب' }, value: 'Date latte:2~Karak:1' },
    { label: { en: 'Guests', ar: 'الضيوف' }, value: 'about 20 ~ 30' },
  ],
}

const columnOf = (name: string, isCustom = false): Column => ({
  name,
  label: { en: name, ar: name },
  isActive: true,
  order: 0,
  isCustom,
})

const markup = (name: string, isCustom: boolean, of: TransactionRow = row): string => {
  const [shown] = listColumns([columnOf(name, isCustom)], {
    locale: 'en',
    t: textOf('en', listStrings),
    q: '',
    today: '2026-11-20',
    timeZone: 'Asia/Kuwait',
    hrefOf: ({ id }) => `/${id}`,
  })
  return renderToStaticMarkup(
    <LanguageFixed locale="en" arabic={null}>
      {shown?.cell(of)}
    </LanguageFixed>,
  )
}

const drawn = (...of: Parameters<typeof markup>): string => markup(...of).replaceAll(/<[^>]*>/g, '')

test.each([
  ['location', 'Hall 2'],
  ['reference_number', 'R-9'],
  ['gateway', 'Gate 4'],
  ['track_id', 'Of the merchant'],
])('a field of the merchant’s own called %s shows what they wrote in it', (name, text) => {
  expect(drawn(name, true)).toBe(text)
})

test('a column of ours shows what we know', () => {
  expect(drawn('track_id', false)).toBe('TR-1')
  expect(drawn('delivery_location', false)).toContain('Show Location')
})

test.each([
  ['original_amount', '20.125'],
  ['amount', '18.250'],
  ['paid_amount', '17.375'],
  ['refunded_amount', '3.500'],
  ['remaining_amount', '14.750'],
  ['fee', '0.250'],
  ['paid_attempt_fee', '0.300'],
])('the column %s shows its own amount, %s', (name, text) => {
  expect(drawn(name, false)).toBe(`KWD\u00a0${text}`)
})

test.each(['fee', 'paid_attempt_fee'])('a %s of zero is a dash, an amount of zero is not', (name) => {
  const nothing = { ...row, fee: '0.000', paidAttemptFee: '0.000', amount: '0.000' }
  expect(drawn(name, false, nothing)).toBe('-')
  expect(drawn(name, false, { ...row, paidAttemptFee: null, fee: '0' })).toBe('-')
  expect(drawn('amount', false, nothing)).toBe('KWD\u00a00.000')
})

test('gateways that were offered are listed by their codes, in their order', () => {
  expect(drawn('pg_codes', false)).toBe('knet, card')
  expect(drawn('pg_codes', false, { ...row, pgCodes: [] })).toBe('-')
})

test('Show Location opens a map at the latitude and longitude of the row', () => {
  const [, address = ''] = /href="([^"]*)"/.exec(markup('delivery_location', false)) ?? []
  expect(address).toBe('https://www.openstreetmap.org/?mlat=29.3&amp;mlon=48.1#map=17/29.3/48.1')
  expect(drawn('delivery_location', false, { ...row, location: null })).toBe('-')
})

test('what the merchant took out is hidden, the initiator too; what stands in their table is shown', () => {
  const columns = [columnOf('id'), { ...columnOf('initiator'), isActive: false }]
  expect(hiddenAtFirst(columns)).toEqual(['initiator'])
  expect(hiddenAtFirst([columnOf('id'), columnOf('initiator')])).toEqual([])
})

test('remarks are one table: what is a table itself has its rows below its name', () => {
  const rows = markup('remarks', false).matchAll(/<th[^>]*><bdi>([^<]*)<\/bdi><\/th><td><bdi>([^<]*)</g)
  expect(Array.from(rows, ([, name, value]) => `${name}|${value}`)).toEqual([
    'Order|',
    'Date latte|2',
    'Karak|1',
    'Guests|about 20 ~ 30',
  ])
})

const held = { amount: { amount: '6.250', currency: 'KWD' }, since: '2026-11-20T09:12:00.000Z' }

test('a row says that a payment did not match, without the amount that would push other columns out of sight', () => {
  const pending = { ...row, state: 'pending', moneyStates: [], unresolved: held }
  expect(drawn('state', false, pending)).toBe('PendingDid not match')
})

test('of money that did not match nothing is left to pay', () => {
  expect(drawn('remaining_amount', false, row)).toContain('14.750')
  expect(drawn('remaining_amount', false, { ...row, unresolved: held })).toBe('-')
})
