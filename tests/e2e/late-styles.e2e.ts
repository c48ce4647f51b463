import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const paths = ['pay/PR-1001', 'login']
const visits = [
  { width: 390, theme: 'dark', forcedColors: 'none' },
  { width: 1440, theme: 'light', forcedColors: 'none' },
  { width: 1440, theme: 'light', forcedColors: 'active' },
] as const

/** Decisions 054 and 091: what a page carries is all that what the server drew needs. */
describe.each(inArabic)('in %s no element changes when all styles of the page have come', (locale) => {
  test.each(paths)('%s', async (path) => {
    for (const { forcedColors, ...visit } of visits) {
      const page = await browser.open(`/${locale}/${path}`, { ...visit, locale, script: false })
      await page.emulateMedia({ forcedColors })
      expect(await changes(page)).toEqual([])
    }
  })
})

/** Turns on the files that stay away from a screen without script, and off again; what that did to any element. */
const changes = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const looks = () =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          if (pseudo !== null && style.content === 'none') return []
          const names = [...style].filter((name) => !name.startsWith('--'))
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
          return [{ of: `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}`, values }]
        }),
      )
    const before = looks()
    for (const link of links) link.media = 'all'
    const after = looks()
    for (const link of links) link.media = 'print'
    const changed = after.flatMap(({ of, values }, at) => {
      const other = values.filter((value, place) => value !== before[at]?.values[place])
      return other.length > 0 ? [`${of} ${other.join('; ')}`] : []
    })
    const files = links.filter(({ sheet }) => sheet !== null).length
    return files === 0 ? ['no styles came late'] : changed
  })
