import { locales, type Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { screens, titleOf, type Screen } from './screens.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

type Shown = { title: string; lang: string | null; dir: string | null; heading: string }
type Sight = {
  status: number
  inlineStyles: number
  opened: Shown
  reloaded: Shown
  tooWide: string[]
  isTooTall: boolean
}

/** A minute and a half where nothing else runs. */
const walkMs = 300_000

/** Each language's pages are walked once; what was seen is judged fact by fact. */
describe.each(locales)('in %s every state of every page', (locale) => {
  const sights = new Map<Screen, Sight>()
  const seen = <Fact>(fact: (sight: Sight) => Fact) =>
    Object.fromEntries(screens.map((screen) => [screen.name, fact(sights.get(screen) ?? missing(screen))]))
  const all = <Fact>(fact: (screen: Screen) => Fact) =>
    Object.fromEntries(screens.map((screen) => [screen.name, fact(screen)]))

  beforeAll(async () => {
    const page = await (await browser.profile({ locale })).newPage()
    for (const screen of screens) sights.set(screen, await look(page, screen, locale))
  }, walkMs)

  test('answers with its status, and without inline styles', () => {
    expect(seen(({ status, inlineStyles }) => ({ status, inlineStyles }))).toEqual(
      all(({ status }) => ({ status, inlineStyles: 0 })),
    )
  })

  test('has its title, language and heading, and keeps them after a reload', () => {
    const shown = (screen: Screen): Shown => ({
      title: titleOf(screen, locale),
      lang: locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      heading: screen.heading[locale],
    })
    expect(seen(({ opened }) => opened)).toEqual(all(shown))
    expect(seen(({ reloaded }) => reloaded)).toEqual(all(shown))
  })

  test('does not scroll where all of it is in sight', () => {
    expect(seen(({ isTooTall }) => isTooTall)).toEqual(all(() => false))
  })

  test('scrolls one way only at 320 px and at twice the text size', () => {
    expect(seen(({ tooWide }) => tooWide)).toEqual(all(() => []))
  })
})

async function look(page: Page, screen: Screen, locale: Locale): Promise<Sight> {
  await page.setViewportSize({ width: 1280, height: 900 })
  const response = await page.goto(`/${locale}/${screen.path}`)
  const html = (await response?.text()) ?? ''
  await hydrated(page)
  const opened = await shownOn(page)
  await page.reload()
  await hydrated(page)
  return {
    status: response?.status() ?? 0,
    inlineStyles: html.match(/ style=/g)?.length ?? 0,
    opened,
    reloaded: await shownOn(page),
    isTooTall: await page.evaluate(isTooTall),
    tooWide: await widths(page),
  }
}

async function shownOn(page: Page): Promise<Shown> {
  const html = page.locator('html')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  return {
    title: await page.title(),
    lang: await html.getAttribute('lang'),
    dir: await html.getAttribute('dir'),
    heading: heading.replaceAll('\u00a0', ' '),
  }
}

/** A pixel of what only screen readers hear gives every short page a bar to scroll by. */
const isTooTall = (): boolean =>
  document.body.getBoundingClientRect().bottom <= innerHeight &&
  document.documentElement.scrollHeight > innerHeight

async function widths(page: Page): Promise<string[]> {
  const complaints: string[] = []
  for (const [width, height, fontSize] of [
    [320, 256, '100%'],
    [1280, 900, '200%'],
    [390, 844, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    const over = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    }, fontSize)
    if (over > 0) complaints.push(`${over} px too wide at ${width} px and ${fontSize}`)
  }
  return complaints
}

const missing = ({ name }: Screen): never => {
  throw new Error(`${name} was not looked at`)
}
