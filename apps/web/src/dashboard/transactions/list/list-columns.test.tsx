import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../i18n/text.tsx'
import { listColumns } from './list-columns.ts'
import { transactionRows } from './list.fixtures.ts'
import { listStrings } from './list.strings.ts'

const [first] = transactionRows
if (!first) throw new Error('the list has rows')
const row = {
  ...first,
  trackId: 'TR-1',
  location: { lat: 29.3, lng: 48.1 },
  extra: { location: 'Hall 2', track_id: 'Of the merchant', reference_number: 'R-9', gateway: 'Gate 4' },
  remarks: [
    { label: { en: 'Order', ar: 'الطلب' }, value: 'Date latte:2~Karak:1' },
    { label: { en: 'Guests', ar: 'الضيوف' }, value: 'about 20 ~ 30' },
  ],
}

const markup = (name: string, isCustom: boolean): string => {
  const column: Column = { name, label: { en: name, ar: name }, isActive: true, order: 0, isCustom }
  const [shown] = listColumns([column], {
    locale: 'en',
    t: textOf('en', listStrings),
    q: '',
    today: '2026-11-20',
    timeZone: 'Asia/Kuwait',
    hrefOf: ({ id }) => `/${id}`,
  })
  return renderToStaticMarkup(shown?.cell(row))
}

const drawn = (name: string, isCustom: boolean): string => markup(name, isCustom).replaceAll(/<[^>]*>/g, '')

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

test('remarks are one table: what is a table itself has its rows below its name', () => {
  const rows = markup('remarks', false).matchAll(/<th[^>]*><bdi>([^<]*)<\/bdi><\/th><td><bdi>([^<]*)</g)
  expect(Array.from(rows, ([, name, value]) => `${name}|${value}`)).toEqual([
    'Order|',
    'Date latte|2',
    'Karak|1',
    'Guests|about 20 ~ 30',
  ])
})
