import { expect, test } from 'vitest'
import { directionOf, isLocale, locales, localeTag, otherLocale, pick } from './locale.ts'

test('Arabic reads right to left and English left to right', () => {
  expect(locales.map(directionOf)).toEqual(['ltr', 'rtl'])
})

test('the language switch goes to the other language and back', () => {
  expect(otherLocale('en')).toBe('ar')
  expect(locales.map((locale) => otherLocale(otherLocale(locale)))).toEqual([...locales])
})

test('both languages count with Latin digits in the Gregorian calendar', () => {
  const day = new Date(Date.UTC(2026, 10, 27))
  for (const locale of locales) {
    const format = new Intl.DateTimeFormat(localeTag(locale), {
      dateStyle: 'medium',
      timeZone: 'Asia/Kuwait',
    })
    expect(format.format(day)).toMatch(/27.*2026|2026.*27/)
  }
})

test('a text missing in one language is shown in the other', () => {
  expect(pick({ en: 'Order', ar: 'طلب' }, 'ar')).toBe('طلب')
  expect(pick({ en: 'Order', ar: '' }, 'ar')).toBe('Order')
  expect(pick({ en: '', ar: 'طلب' }, 'en')).toBe('طلب')
})

test('only en and ar are languages of an address', () => {
  expect(['en', 'ar', 'fr', 'EN', '', 'constructor'].filter(isLocale)).toEqual(['en', 'ar'])
})
