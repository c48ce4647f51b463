import type { ListFilters } from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { Locale } from '@wasl/domain/locale'
import { expect, test } from 'vitest'
import { textOf } from '../../../i18n/text.tsx'
import { appliedFilters } from './applied-filters.tsx'
import { listStringsAr } from './list.strings.ar.ts'
import { listStrings } from './list.strings.ts'

const strings = { en: listStrings, ar: listStringsAr }
const chips = (filters: ListFilters, locale: Locale) =>
  appliedFilters(filters, {
    locale,
    t: textOf<keyof typeof listStrings>(locale, strings[locale]),
    setup: undefined,
  }).map(({ text }) => text.replaceAll('\u00a0', ' '))

const hours = { createdFrom: '2026-11-24T10:00', createdTo: '2026-11-24T12:00' }
const day = { createdFrom: '2026-11-24T00:00', createdTo: '2026-11-24T23:59' }

test('hours of a day are not told as the whole day', () => {
  expect(chips(hours, 'en')).toEqual(['Created: 24 Nov 2026, 10:00 AM – 12:00 PM'])
  expect(chips(hours, 'ar')).toEqual(['الإنشاء: من 24 نوفمبر 2026، 10:00 ص إلى 12:00 م'])
})

test('a range that begins or ends within a day says when', () => {
  expect(chips({ createdFrom: '2026-11-24T23:59' }, 'en')).toEqual(['Created: from 24 Nov 2026, 11:59 PM'])
  expect(chips({ createdTo: '2026-11-24T00:00' }, 'en')).toEqual(['Created: until 24 Nov 2026, 12:00 AM'])
  expect(chips({ ...day, createdTo: hours.createdTo }, 'en')).toEqual([
    'Created: 24 Nov 2026, 12:00 AM – 12:00 PM',
  ])
})

test('whole days are dates', () => {
  expect(chips(day, 'en')).toEqual(['Created: 24 Nov 2026'])
  expect(chips(day, 'ar')).toEqual(['الإنشاء: 24 نوفمبر 2026'])
  expect(chips({ ...day, createdTo: '2026-11-25T23:59' }, 'en')).toEqual(['Created: 24 – 25 Nov 2026'])
})

test('a value with a comma is one chip’s value, not two', () => {
  expect(chips({ productType: String.raw`Coffee\, tea,Cake` }, 'en')).toEqual([
    'Product type: Coffee, tea, Cake',
  ])
  const [chip] = appliedFilters(
    { productType: String.raw`A\, B,C\, D,E` },
    { locale: 'en', t: textOf('en', listStrings), setup: undefined },
  )
  expect(chip?.value).toBe('A, B, C, D +1')
})
