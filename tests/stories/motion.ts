import type { Page } from 'playwright'

/** Fades this short are no motion (ux B3). */
const briefMs = 80

/** What still moves on a page whose reader asked for less motion. */
export const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate((brief) => {
    return document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation
      const { duration, iterations } = effect?.getComputedTiming() ?? {}
      const isLong = Number(duration) > brief || iterations === Infinity
      if (playState !== 'running' || !isLong || !(effect instanceof KeyframeEffect) || !effect.target)
        return []
      return [`${eyes.nameOf(effect.target)} moves for ${String(duration)} ms`]
    })
  }, briefMs)
