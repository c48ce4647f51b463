import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Money } from './Money.tsx'

const words = (markup: string) => markup.replace(/<[^>]+>/g, '')

test('an amount is one isolated run with the currency where the language puts it', () => {
  const english = renderToStaticMarkup(<Money value="48.750" currency="KWD" locale="en" />)
  const arabic = renderToStaticMarkup(<Money value="48.750" currency="KWD" locale="ar" />)
  expect(english.match(/<bdi/g)).toHaveLength(1)
  expect(words(english)).toBe('KWD\u00a048.750')
  expect(words(arabic)).toBe('48.750\u00a0د.ك')
  expect(arabic).toContain('dir="rtl"')
})

test('the pay button writes the amount first in both languages', () => {
  expect(
    words(renderToStaticMarkup(<Money value="48.750" currency="KWD" locale="en" order="amount-first" />)),
  ).toBe('48.750\u00a0KWD')
  expect(
    words(renderToStaticMarkup(<Money value="48.750" currency="KWD" locale="ar" order="amount-first" />)),
  ).toBe('48.750\u00a0د.ك')
})

test('the minus sign stays before its figure in Arabic', () => {
  const markup = renderToStaticMarkup(<Money value="-5.000" currency="KWD" locale="ar" />)
  expect(markup).toContain('<span dir="ltr">\u22125.000</span>')
})
