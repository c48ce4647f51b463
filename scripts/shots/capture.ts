import { join } from 'node:path'
import { installEyes, type Toolbar } from '@wasl/tests/stories/eyes'
import type { Browser, Page } from 'playwright'
import { fileOf, type Shot } from './plan.ts'

export type Taken = Shot & { readonly file: string; readonly problems: readonly string[] }

type Places = { readonly product: string; readonly storybook: string; readonly folder: string }

const heights: Readonly<Record<number, number>> = { 320: 568, 390: 844, 1024: 768, 1440: 900 }

/** One shot, with what went wrong on the page while it was taken: a shot with a console error is capped at 75 (ux E). */
export async function capture(browser: Browser, places: Places, shot: Shot): Promise<Taken> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: heights[shot.width] ?? 900 },
    colorScheme: shot.theme === 'dark' ? 'dark' : 'light',
    forcedColors: shot.theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    // A finger, not a mouse: hints of keys and hover give way.
    hasTouch: shot.width < 760,
    isMobile: shot.width < 760,
    locale: shot.locale === 'ar' ? 'ar-KW' : 'en-KW',
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
  try {
    await open(page, places, shot).catch((error: unknown) =>
      problems.push(`it did not open: ${String(error)}`),
    )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) problems.push(`${wide} px too wide`)
    const file = fileOf(shot)
    await page.screenshot({ path: join(places.folder, file), fullPage: true, animations: 'disabled' })
    return { ...shot, file, problems }
  } finally {
    await context.close()
  }
}

async function open(page: Page, { product, storybook }: Places, { from, locale }: Shot): Promise<void> {
  if ('path' in from) {
    await page.goto(`${product}/${locale}/${from.path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  } else {
    await page.addInitScript(installEyes)
    await page.goto(`${storybook}/iframe.html?viewMode=story`)
    await page.waitForFunction(() => eyes.isReady())
    const toolbar: Toolbar = { locale, theme: 'system', a11y: { manual: true } }
    // A play is written for a desk: what it misses on a phone is no fault of the picture.
    await page.evaluate(([id, wanted]) => eyes.show(id, wanted), [from.story, toolbar] as const)
  }
  // Where there is no network, what a browser asks about its wallets is never answered.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => null)
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
