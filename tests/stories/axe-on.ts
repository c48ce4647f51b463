import axe from 'axe-core'
import type { Page } from 'playwright'

/** Storybook's own frame around a story, and one rule for whole pages: a component stands in no landmark. */
const notOurs = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']
const forPagesOnly = 'region'
const contrast = 'color-contrast'

/** Everything axe knows. Contrast costs more than all other rules together and knows no language. */
export const axeOn = (page: Page): Promise<string[]> => run(page, { rules: off(forPagesOnly) })

export const axeButContrastOn = (page: Page): Promise<string[]> =>
  run(page, { rules: off(forPagesOnly, contrast) })

export const darkContrastOn = (page: Page): Promise<string[]> => run(page, { runOnly: [contrast] }, 'dark')

/** Given to a page once, before its first story. */
export const teachAxe = (page: Page) => page.addInitScript(axe.source)

const off = (...ids: readonly string[]): axe.RuleObject =>
  Object.fromEntries(ids.map((id) => [id, { enabled: false }]))

const run = (page: Page, options: axe.RunOptions, theme: 'dark' | null = null): Promise<string[]> =>
  page.evaluate(
    async ([exclude, given, wanted]) => {
      if (wanted) document.documentElement.dataset.theme = wanted
      const library: typeof axe = Reflect.get(globalThis, 'axe')
      const { violations } = await library.run(
        { include: [document.body], exclude },
        { ...given, resultTypes: ['violations'], preload: false, iframes: false },
      )
      if (wanted) document.documentElement.dataset.theme = 'light'
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ failureSummary, html }) => `${id}: ${failureSummary} ${html}`),
      )
    },
    [notOurs, options, theme] as const,
  )
