import axe from 'axe-core'
import type { Page } from 'playwright'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on a page, or only by some of its rules: one line per rule and element. */
export async function axeComplaints(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source)
  await page.evaluate(settled)
  const { violations } = await page.evaluate(
    async (runOnly): Promise<axe.AxeResults> =>
      Reflect.get(globalThis, 'axe').run(document, { runOnly, preload: false }),
    rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${failureSummary} ${html}`),
  )
}

/** A colour on its way to another is no colour to measure. */
async function settled(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(painted))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
  await Promise.allSettled(ending)
}
