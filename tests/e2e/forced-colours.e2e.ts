import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** A press has an edge where the system chooses the colours; nothing around it may stand in the way of that edge. */
describe.each(inArabic)('in forced colours in %s the edge of a press crosses no words', (locale) => {
  test('of a transaction', async () => {
    const page = await opened(locale, 'payment-request/transactions/PR-1008')
    await page.getByText('9000001008').first().waitFor({ state: 'attached' })
    expect(await crossedWords(page.getByRole('main'))).toEqual([])
  })

  test('of the sums above a list, at a desk and on a phone', async () => {
    const page = await opened(locale, 'payment-request/transactions')
    const sums = page.locator('[data-box="totals"]')
    await sums.getByRole('button').first().waitFor()
    expect(await crossedWords(sums)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await crossedWords(sums)).toEqual([])
  })

  test('of what folds out at the counter', async () => {
    const page = await opened(locale, '../pos/pay')
    await page.locator('summary').waitFor()
    expect(await crossedWords(page.getByRole('main'))).toEqual([])
  })
})

test('in forced colours a tick stands within the edge of its choice', async () => {
  const page = await opened('en', 'payment-request/create')
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  const rooms = await boxes.evaluateAll((all) =>
    all.flatMap((box) => {
      const edge = box.closest('[data-edge]')
      return edge ? [box.getBoundingClientRect().left - edge.getBoundingClientRect().left] : []
    }),
  )
  expect(rooms.length).toBeGreaterThan(0)
  expect(Math.min(...rooms)).toBeGreaterThan(4)
})

async function opened(locale: Locale, path: string): Promise<Page> {
  const page = await browser.blank({ locale })
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/${path}` })
  return page
}

/** Words of others under a press with an edge, and words of its own with no room before the edge. */
const crossedWords = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const presses = [...root.querySelectorAll('button, summary')].filter(
      (button) => button.checkVisibility() && getComputedStyle(button).borderTopStyle === 'solid',
    )
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const crossed: string[] = []
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement
      if (!walker.currentNode.textContent?.trim() || !around?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      for (const press of presses) {
        const { left, right, top, bottom } = press.getBoundingClientRect()
        const isOwn = press.contains(around)
        const isCrossed = lines.some((line) =>
          isOwn
            ? line.left < left + 2 || line.right > right - 2
            : // Lines are a little higher than their letters.
              line.left < right && line.right > left && line.top + 5 < bottom && line.bottom - 5 > top,
        )
        if (isCrossed)
          crossed.push(
            `${press.getAttribute('aria-label') ?? press.textContent} over ${walker.currentNode.textContent}`,
          )
      }
    }
    return crossed
  })
