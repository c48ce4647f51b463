import { join } from 'node:path'
import { installEyes, type Toolbar } from '@wasl/tests/stories/eyes'
import type { Browser, Page } from 'playwright'
import { fileOf, type Look, type Shot } from './plan.ts'

export type Taken = Shot & { readonly file: string; readonly problems: readonly string[] }

type Places = { readonly product: string; readonly storybook: string; readonly folder: string }

/** A page of the product is opened for its shot; through the page of a look many stories go. */
type Stage = { readonly look: string; readonly page: Page; readonly problems: string[] }

const heights: Readonly<Record<number, number>> = { 320: 568, 390: 844, 1024: 768, 1440: 900 }

/** Takes one shot after the other, with what went wrong on the page meanwhile: a console error caps a shot at 75 (ux E). */
export function createCamera(browser: Browser, places: Places) {
  let kept: Stage | null = null

  return {
    async take(shot: Shot): Promise<Taken> {
      const stage = await stageFor(shot)
      stage.problems.length = 0
      const { page, problems } = stage
      await show(page, places, shot).catch((error: unknown) => {
        problems.push(`it did not open: ${String(error)}`)
        kept = null
      })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) problems.push(`${wide} px too wide`)
      const file = fileOf(shot)
      await page.screenshot({ path: join(places.folder, file), fullPage: true, animations: 'disabled' })
      if (stage !== kept) await page.context().close()
      return { ...shot, file, problems: [...problems] }
    },
    close: async () => kept?.page.context().close(),
  }

  async function stageFor(shot: Shot): Promise<Stage> {
    const look = lookOf(shot)
    if ('path' in shot.from) return openStage(browser, shot)
    if (kept?.look === look) return kept
    await kept?.page.context().close()
    kept = await openStage(browser, shot)
    await kept.page.addInitScript(installEyes)
    await kept.page.goto(`${places.storybook}/iframe.html?viewMode=story`)
    await kept.page.waitForFunction(() => eyes.isReady())
    return kept
  }
}

/** Shots of the same look stand next to each other, the product's before the stories. */
export const inOrder = (shots: readonly Shot[]): Shot[] =>
  shots.toSorted((left, right) => orderOf(left).localeCompare(orderOf(right)))

const orderOf = (shot: Shot) => `${'path' in shot.from ? 0 : 1} ${lookOf(shot)}`

const lookOf = ({ locale, theme, width }: Look) => `${locale} ${theme} ${width}`

async function openStage(browser: Browser, look: Look): Promise<Stage> {
  const { width, theme, locale } = look
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    // A finger, not a mouse: hints of keys and hover give way.
    hasTouch: width < 760,
    isMobile: width < 760,
    locale: locale === 'ar' ? 'ar-KW' : 'en-KW',
    timezoneId: 'Asia/Kuwait',
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // The page that is not found says so on the console too; a browser asks for an icon by itself.
    const isExpected = url === page.url() || url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isExpected) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return { look: lookOf(look), page, problems }
}

async function show(page: Page, { product }: Places, { from, locale }: Shot): Promise<void> {
  if ('path' in from) {
    await page.goto(`${product}/${locale}/${from.path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // Where there is no network, what a browser asks about its wallets is never answered.
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => null)
  } else {
    const toolbar: Toolbar = { locale, theme: 'system', a11y: { manual: true } }
    // A play is written for a desk: what it misses on a phone is no fault of the picture.
    await page.evaluate(([id, wanted]) => eyes.show(id, wanted), [from.story, toolbar] as const)
  }
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(drawAll)
}

/** What waits to be scrolled to is in the picture too. */
async function drawAll(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.race([
    Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))),
    new Promise((late) => setTimeout(late, 2000)),
  ])
}
