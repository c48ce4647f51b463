import { locales } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  select: { en: 'Select', ar: 'تحديد' },
} as const

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

describe.each(locales)('by keyboard in %s', (locale) => {
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
})

/** Stops of the table for Tab that can be seen. */
const stopsIn = (page: Page) => page.locator('table [tabindex="0"]').filter({ visible: true }).count()
