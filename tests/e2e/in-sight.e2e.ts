import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'
import { recipientAt } from './recipient.ts'
import { say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const phone = { width: 390, height: 844 }

/** How much of it is cut off at the sides of the page, in pixels. */
const cutOff = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right } = (element.closest('[data-box="tile"]') ?? element).getBoundingClientRect()
    return Math.max(0, -left, right - document.documentElement.clientWidth)
  })

/** Whether all of it stands above the bar with the pay button. */
const isAboveBar = (target: Locator) =>
  target.evaluate((element) => {
    const bar = document.querySelector('[data-box="bar"]')?.getBoundingClientRect().top ?? 0
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= bar
  })

describe.each(inArabic)('on a phone in %s', (locale) => {
  const open = async (id: string) => {
    const page = await browser.open(`/${locale}/pay/${id}`, { locale, ...phone })
    await hydrated(page)
    return payerAt(page, locale)
  }

  test('the tile that is chosen comes into sight, by the arrow keys and by a press on its edge', async () => {
    const payer = await open(await wasl().payLink({ gateways: ['knet', 'card', 'instalments', 'cod'] }))
    const { page } = payer
    const last = page.getByRole('radio').last()
    expect(await cutOff(last)).toBeGreaterThan(0)
    const peek = await last.boundingBox()
    if (!peek) throw new Error('the last tile is not drawn')
    await page.mouse.click(locale === 'ar' ? peek.x + peek.width - 6 : peek.x + 6, peek.y + 30)
    expect(await last.isChecked()).toBe(true)
    await expect.poll(() => cutOff(last)).toBe(0)
    for (const tile of (await page.getByRole('radio').all()).toReversed().slice(1)) {
      await page.keyboard.press('ArrowUp')
      expect(await tile.isChecked()).toBe(true)
      await expect.poll(() => cutOff(tile)).toBe(0)
    }
  })

  test('what fits a typed area stands above the bar', async () => {
    const { page } = await open(await wasl().payLink({ captureAddress: true, captureLocation: true }))
    const area = recipientAt(page, locale).area()
    await area.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await area.pressSequentially({ en: 'sal', ar: 'سل' }[locale])
    await expect.poll(() => isAboveBar(page.getByRole('listbox'))).toBe(true)
  })

  test('a refused phone and why it is refused stand above the pay bar', async () => {
    const payer = await open('PR-1002')
    await payer.field('phone').fill('abc')
    for (const presses of [1, 2]) {
      await payer.payButton().click()
      const reason = payer.page.getByText(say('phoneInvalid', locale), { exact: true })
      await reason.waitFor()
      await expect.poll(() => isAboveBar(reason), { message: `after press ${presses}` }).toBe(true)
      expect(await isAboveBar(payer.field('phone'))).toBe(true)
      await payer.page.evaluate(() => scrollTo(0, 0))
    }
  })
})
