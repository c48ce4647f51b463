import type { Locator, Page } from 'playwright'

export const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement?.textContent || document.activeElement?.id) ?? '')

/** Presses Tab until it is where it should be, at most as often as a person would. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`25 presses of Tab did not get there but to "${await focused(page)}"`)
}

export const isFocused = (place: Locator) => place.evaluate((it) => it === document.activeElement)
