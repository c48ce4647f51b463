import type { Page } from 'playwright'
import { vi } from 'vitest'

/** Resolves when React has taken over what the server wrote, so that presses reach the script. */
export const hydrated = (page: Page): Promise<void> =>
  vi.waitFor(
    async () => {
      const isTaken = await page.evaluate(() => {
        const heading = document.querySelector('#main h1, #main h2')
        return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
      })
      if (!isTaken) throw new Error('the page was not hydrated')
    },
    { timeout: 30_000 },
  )

/** Resolves when the staff app has taken the place of the frame that its page came with, so that keys and presses reach it. */
export const takenOver = (page: Page): Promise<void> =>
  vi.waitFor(
    async () => {
      const isFrame = await page.evaluate(() => document.querySelector('#app > [aria-busy="true"]') !== null)
      if (isFrame) throw new Error('the app has not started')
    },
    { timeout: 30_000 },
  )

/** Where the page is scrolled to, once nothing is left to be drawn. */
export const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(Math.round(window.scrollY)))),
  )
