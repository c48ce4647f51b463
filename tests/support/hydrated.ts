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
