import { cleanHtml } from '@wasl/core/kernel/merchants/merchant-html'
import { anyHtml, hostileHtml } from '@wasl/core/kernel/merchants/merchant-html.fixtures'
import { shownHtml } from '@wasl/bff/pages/shown-html'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const opened = (html: string) => new Set(html.match(/<[a-z][^<>]*>/g))

test('decision 006 S8: a disclaimer is shown as the core let it through', () => {
  const raw = [...hostileHtml, ...fc.sample(anyHtml, { numRuns: 3_000, seed: 20_261_122 })]
  const cleaned = raw.map(cleanHtml)
  expect(cleaned.map(shownHtml)).toEqual(cleaned)
})

test('decision 006 S8: a disclaimer that reached the database unclean runs nothing on the pay page', () => {
  const raw = [...hostileHtml, ...fc.sample(anyHtml, { numRuns: 3_000, seed: 20_261_123 })]
  for (const html of raw.map(shownHtml)) {
    expect(html).not.toMatch(/<(script|img|svg|math|iframe|form|input|style|base|meta|template|noscript)/i)
    expect(html).not.toMatch(/<[^>]*(\son\w+=|javascript:|data:|http:|style=|id=|name=|href="\/\/)/i)
    expect(opened(html)).toEqual(opened(cleanHtml(html)))
  }
})
