import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  select: { en: 'Select', ar: 'تحديد' },
} as const

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

describe.each(inArabic)('by keyboard in %s', (locale) => {
  const list = `/${locale}/dashboard/payment-request/transactions`

  test('one press of Tab leads to the rows on a phone, also where the window was a wide one', async () => {
    const page = await browser.blank({ locale, ...phone })
    await signIn(page, 'cashier.demo', locale, { next: list })
    const select = page.getByRole('button', { name: words.select[locale], exact: true })
    const rowAfterSelect = async () => {
      await select.focus()
      await page.keyboard.press('Tab')
      return page.evaluate(() => document.activeElement?.closest('[data-row-id]') !== null)
    }
    await page.locator('[data-row-id]').first().waitFor()
    expect(await rowAfterSelect()).toBe(true)

    await page.setViewportSize(desk)
    await page.reload()
    await expect.poll(() => stopsIn(page)).toBe(1)
    await page.setViewportSize(phone)
    await expect.poll(() => stopsIn(page)).toBe(1)
    expect(await rowAfterSelect()).toBe(true)
  })

  test('on a phone the mark of focus stands whole around the id of a row', async () => {
    const page = await browser.blank({ locale, ...phone })
    await signIn(page, 'cashier.demo', locale, { next: list })
    await page.locator('[data-row-id]').first().waitFor()
    await page.getByRole('button', { name: words.select[locale], exact: true }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(cutMark)).toEqual([])
  })

  test('one Tab leads from the rows to what may be done with those that are selected', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'cashier.demo', locale, { next: list })
    const tick = page.locator('[data-row-id]').first().getByRole('checkbox')
    await tick.focus()
    await page.keyboard.press('Space')
    await page.locator('[data-box="bulk"]').waitFor()
    await page.keyboard.press('Tab')
    const isInBar = () => page.evaluate(() => document.activeElement?.closest('[data-box="bulk"]') !== null)
    expect(await isInBar()).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await tick.evaluate((own) => document.activeElement === own)).toBe(true)
  })

  test('whoever follows a row is at the title of its page, also after the page that stood in for it', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'cashier.demo', locale, { next: list })
    const link = page.locator('[data-row-id]').first().getByRole('link').first()
    const id = (await link.textContent()) ?? ''
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**/bff/dashboard/transaction/*/*/${id}`, async (route) => {
      await held
      await route.continue()
    })
    const atTitle = () => page.evaluate(() => document.activeElement?.matches('#main h1') === true)
    await link.press('Enter')
    await page.waitForURL((url) => url.pathname === `${list}/${id}`)
    await expect.poll(atTitle).toBe(true)
    answer()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await expect.poll(atTitle).toBe(true)
  })
})

/** Stops of the table for Tab that can be seen. */
const stopsIn = (page: Page) => page.locator('table [tabindex="0"]').filter({ visible: true }).count()

/** What cuts the outline of what has the focus. */
function cutMark(): string[] {
  const at = document.activeElement
  if (!at) return ['nothing has the focus']
  const { outlineWidth, outlineOffset } = getComputedStyle(at)
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const mark = at.getBoundingClientRect()
  const cuts: string[] = []
  for (let around = at.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue
    const { left, right } = around.getBoundingClientRect()
    if (mark.left - reach < left || mark.right + reach > right) cuts.push(around.tagName)
  }
  return cuts
}
