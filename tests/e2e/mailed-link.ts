import { expect } from 'vitest'
import type { browserForTests } from '../support/browser.ts'

/** The link to a new password, as the newest mail in the outbox carries it. */
export async function mailedLink(browser: ReturnType<typeof browserForTests>): Promise<string> {
  const page = await browser.open('/outbox?channel=email')
  await page
    .getByRole('link', { name: /Choose a new password|اختر كلمة مرور/ })
    .first()
    .click()
  const href = await page
    .locator('iframe')
    .first()
    .contentFrame()
    .locator('a[href*="reset-password#token="]')
    .first()
    .getAttribute('href')
  expect(href).toMatch(/\/reset-password#token=[\w-]{43}$/)
  return href ?? ''
}
