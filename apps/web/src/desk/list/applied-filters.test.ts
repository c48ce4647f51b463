import { transactionList, type TransactionFilters } from '@wasl/contracts/lists/transactions'
import type { Locale } from '@wasl/domain/locale'
import { expect, test } from 'vitest'
import { textOf } from '../../i18n/text.tsx'
import { appliedFilters, clearedBy } from './applied-filters.ts'
import { filtersStringsAr } from './filters.strings.ar.ts'
import { filtersStrings } from './filters.strings.ts'

const strings = { en: filtersStrings, ar: filtersStringsAr }
const names: Record<Locale, Record<string, string>> = {
  en: { created: 'Created', productType: 'Product type' },
  ar: { created: 'الإنشاء' },
}
const applied = (filters: TransactionFilters, locale: Locale) =>
  appliedFilters(transactionList, filters, {
    locale,
    t: textOf<keyof typeof filtersStrings>(locale, strings[locale]),
    nameOf: (filter) => names[locale][filter] ?? filter,
    choices: undefined,
  })
const chips = (filters: TransactionFilters, locale: Locale) =>
  applied(filters, locale).map(({ text }) => text.replaceAll('\u00a0', ' '))

const hours = { createdAfter: '2026-11-24T10:00', createdBefore: '2026-11-24T12:00' }
const day = { createdAfter: '2026-11-24T00:00', createdBefore: '2026-11-24T23:59' }

test('hours of a day are not told as the whole day', () => {
  expect(chips(hours, 'en')).toEqual(['Created: 24 Nov 2026, 10:00 AM – 12:00 PM'])
  expect(chips(hours, 'ar')).toEqual(['الإنشاء: من 24 نوفمبر 2026، 10:00 ص إلى 12:00 م'])
})

test('a range that begins or ends within a day says when', () => {
  expect(chips({ createdAfter: '2026-11-24T23:59' }, 'en')).toEqual(['Created: from 24 Nov 2026, 11:59 PM'])
  expect(chips({ createdBefore: '2026-11-24T00:00' }, 'en')).toEqual(['Created: until 24 Nov 2026, 12:00 AM'])
  expect(chips({ ...day, createdBefore: hours.createdBefore }, 'en')).toEqual([
    'Created: 24 Nov 2026, 12:00 AM – 12:00 PM',
  ])
})

test('whole days are dates', () => {
  expect(chips(day, 'en')).toEqual(['Created: 24 Nov 2026'])
  expect(chips(day, 'ar')).toEqual(['الإنشاء: 24 نوفمبر 2026'])
  expect(chips({ ...day, createdBefore: '2026-11-25T23:59' }, 'en')).toEqual(['Created: 24 – 25 Nov 2026'])
})

test('a value with a comma is one chip’s value, not two', () => {
  expect(chips({ productType: String.raw`Coffee\, tea,Cake` }, 'en')).toEqual([
    'Product type: Coffee, tea, Cake',
  ])
  const [chip] = applied({ productType: String.raw`A\, B,C\, D,E` }, 'en')
  expect(chip?.value).toBe('A, B, C, D +1')
})

test('each filter that is on has its chip, in the order of the list; what is no value of it is shown as it stands', () => {
  expect(chips({ emailSeen: 'false', state: 'paid', stateChangedAtAfter: '2026-11-24T00:00' }, 'en')).toEqual(
    ['state: paid', 'emailSeen: No', 'stateChangedAt: from 24 Nov 2026'],
  )
  expect(clearedBy(transactionList, 'created')).toEqual({ createdAfter: null, createdBefore: null })
  expect(clearedBy(transactionList, 'state')).toEqual({ state: null })
})
