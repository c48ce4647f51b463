import { fileURLToPath } from 'node:url'
import { cleanHtml } from '@wasl/core/kernel/merchants/merchant-html'
import { anyHtml, hostileHtml } from '@wasl/core/kernel/merchants/merchant-html.fixtures'
import { allowedInTerms } from '@wasl/web/pay/bill/allowed-in-terms.ts'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { launchChromium } from '../support/browser.ts'

const sanitiser = fileURLToPath(new URL('../../node_modules/dompurify/dist/purify.js', import.meta.url))

/** Both as a browser reads them: what the core let through, and what the sanitiser of the dialog makes of it. */
async function asShown(texts: readonly string[]): Promise<{ given: string; shown: string }[]> {
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.addScriptTag({ path: sanitiser })
  return page.evaluate(
    ({ texts: all, allowed }) => {
      const { sanitize } = Reflect.get(window, 'DOMPurify') as {
        sanitize: (html: string, options: typeof allowed) => string
      }
      const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML
      // Links within links are read otherwise the second time, and what was sanitised is read twice.
      return all.map((html) => ({ given: read(read(html)), shown: read(sanitize(html, allowed)) }))
    },
    { texts, allowed: allowedInTerms },
  )
}

test('reliability D-15: the dialog takes nothing from what the core let through, and both let the same through', async () => {
  const raw = [...hostileHtml, ...fc.sample(anyHtml, { numRuns: 3_000, seed: 20_261_120 })]
  const cleaned = await asShown(raw.map(cleanHtml))
  expect(cleaned.filter(({ given, shown }) => given !== shown)).toEqual([])
})

test('reliability D-15: terms that reached the database unclean run nothing in the dialog', async () => {
  const raw = [...hostileHtml, ...fc.sample(anyHtml, { numRuns: 1_000, seed: 20_261_121 })]
  for (const { shown } of await asShown(raw)) {
    expect(shown).not.toMatch(/<(script|img|svg|math|iframe|form|input|style|base|meta|template|noscript)/i)
    expect(shown).not.toMatch(/<[^>]*(\son\w+=|javascript:|data:|http:|style=|id=|name=|href="\/\/)/i)
  }
})
