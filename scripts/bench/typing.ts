import type { Browser, Cookie, Page } from 'playwright'

export type Typed = { rows: number; keyMs: number; longestTaskMs: number }

/** A letter typed into the filter of a list on a machine four times slower, until what was found is drawn. */
export async function typeInList(browser: Browser, url: string, cookies: Given[]): Promise<Typed> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(url, { timeout: 90_000 })
    await page.getByRole('row').nth(1).waitFor({ timeout: 90_000 })
    await page.waitForLoadState('networkidle')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.getByRole('searchbox').focus()
    const rows = await drawnRows(page)
    await page.evaluate(watch)
    await page.keyboard.press('a')
    await page.waitForTimeout(2_500)
    return { rows, ...(await page.evaluate(() => Reflect.get(window, 'waslTyped'))) }
  } finally {
    await context.close()
  }
}

type Given = Pick<Cookie, 'name' | 'value'> & { url: string; secure: true }

const drawnRows = (page: Page) => page.locator('[data-row-id]').count()

function watch() {
  const typed = { keyMs: 0, longestTaskMs: 0 }
  Reflect.set(window, 'waslTyped', typed)
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name.startsWith('key') || name === 'input') typed.keyMs = Math.max(typed.keyMs, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      typed.longestTaskMs = Math.max(typed.longestTaskMs, duration)
  }).observe({ type: 'longtask' })
}
