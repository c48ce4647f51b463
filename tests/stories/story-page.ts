import type { Browser, ConsoleMessage, Page } from 'playwright'
import { teachAxe } from './axe-on.ts'
import { installEyes, type Toolbar } from './eyes.ts'

export type StoryPage = {
  readonly page: Page
  /** Draws a story in a language and plays it. What threw, and what the console said meanwhile, is given back. */
  show(id: string, locale: 'en' | 'ar'): Promise<string[]>
  /** Changes the toolbar under the story that is shown. It is not played again. */
  change(toolbar: Toolbar): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
}

/** The window the plays are written for. */
export const desk = { width: 1200, height: 900 }
const defaults: Toolbar = {
  // The accessibility addon would check once more what is checked here.
  a11y: { manual: true },
  direction: 'auto',
  theme: 'light',
  density: 'regular',
  brand: '#f77c1a',
}

/** One page through which many stories go: loading the preview costs more than drawing a story. */
export async function openStoryPage(browser: Browser, url: string): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: desk,
    reducedMotion: 'reduce',
    locale: 'en-KW',
    timezoneId: 'Asia/Kuwait',
  })
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    const isOurs = !text.startsWith('Accessing the Story Store is deprecated') && !isMockedRefusal(message)
    if (['error', 'warning'].includes(message.type()) && isOurs)
      noise.push(text.startsWith('Failed to load') ? `${text} ${message.location().url}` : text)
  })
  page.on('pageerror', (error) => noise.push(error.message))
  await page.addInitScript(withoutHighlights)
  await page.addInitScript(installEyes)
  await teachAxe(page)
  // A page that leads on by itself stays: it would be gone before a busy machine has looked at it.
  await page.route(
    (address) => address.origin !== url,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
  )
  await load()
  let isPlain = false

  return {
    page,
    async show(id, locale) {
      if (!isPlain) {
        await page.emulateMedia({ forcedColors: 'none' })
        await page.setViewportSize(desk)
        await page.waitForFunction((width) => innerWidth === width, desk.width)
        isPlain = true
      }
      // Storybook loads itself anew when a story does not end.
      if (!(await page.evaluate(() => 'eyes' in globalThis && eyes.isReady()))) await load()
      noise.length = 0
      const told = await page.evaluate(([story, toolbar]) => eyes.show(story, toolbar), [
        id,
        { ...defaults, locale },
      ] as const)
      const isNews = (line: string) => !told.some((known) => line.includes(known.slice(0, 100)))
      return [...told, ...noise.filter(isNews)].map((line) => line.slice(0, 500))
    },
    change: (toolbar) => page.evaluate((wanted) => eyes.change(wanted), toolbar),
    async resize(size) {
      isPlain = false
      await page.setViewportSize(size)
      await page.evaluate(() => eyes.settle())
    },
  }

  async function load() {
    await page.goto(`${url}/iframe.html?viewMode=story`)
    await page.waitForFunction(() => eyes.isReady())
  }
}

/** The browser tells of every refusal, also of one that a story is about. */
const isMockedRefusal = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && message.location().url.includes('/bff/')

/**
 * To keep the marks of its accessibility panel in place, Storybook asks every element for its styles after every change of
 * the page: no function costs a walked page more, and nobody sees the panel here.
 */
function withoutHighlights(): void {
  let given: object = {}
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => given,
    set: (features: object) => {
      given = { ...features, highlight: false }
    },
  })
}
