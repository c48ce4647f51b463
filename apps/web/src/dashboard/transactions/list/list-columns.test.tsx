import type { Column, TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../i18n/text.tsx'
import { hiddenAtFirst, listColumns } from './list-columns.ts'
import { transactionRows } from './list.fixtures.ts'
import { listStrings } from './list.strings.ts'

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
  return renderToStaticMarkup(shown?.cell(of))
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
