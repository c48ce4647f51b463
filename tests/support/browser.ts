import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { watchConsole, type ConsoleWatch } from './browser-console.ts'
import { watchTraffic } from './browser-traffic.ts'
import { storageComplaints } from './browser-storage.ts'

/** How a visitor comes: by default with script, in light, on a desk, somewhere that is not Kuwait. */
export type Visit = {
  readonly locale?: 'en' | 'ar'
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
  readonly script?: boolean
  readonly calm?: boolean
  readonly touch?: boolean
}

export type TestBrowser = {
  /** A browser profile of its own, closed after the test. */
  profile(visit?: Visit): Promise<BrowserContext>
  /** An empty page in a fresh profile. */
  blank(visit?: Visit): Promise<Page>
  /** A page in a fresh profile, opened at a path of the first merchant or at a whole address. */
  open(path: string, visit?: Visit): Promise<Page>
  /** Says which refused or failed requests this test provokes: '409 /bff/pay/*'. Each must happen, and no other. */
  expectRefusals(...refusals: string[]): void
  /** What may be refused never or often: who notices something first is a race. */
  allowRefusal(refusal: string): void
  /** Says which line this test provokes on the console, once. */
  expectNoise(line: RegExp): void
}

/** One profile per visitor. Any noise in a page fails the test it happens in. */
export function browserForTests(origin: () => string, kind: Kind = {}): TestBrowser {
  let browser: Browser | null = null
  const profiles: BrowserContext[] = []
  const refusals: string[] = []
  const allowed: string[] = []
  const expectedNoise: RegExp[] = []
  const watch: ConsoleWatch = watchConsole()
  const traffic = watchTraffic(() => new URL(origin()).host)

  beforeAll(async () => {
    browser = await sharedChromium(kind)
  })
  afterEach(async () => {
    const stored = await storageComplaints(profiles)
    await Promise.all(profiles.splice(0).map((profile) => profile.close()))
    const { noise, refused } = watch.taken()
    const tolerated = new Set(allowed.splice(0))
    expect({
      noise: unexpected(noise, expectedNoise.splice(0)),
      refused: refused
        .map(withoutIds)
        .filter((line) => !tolerated.has(line))
        .toSorted(),
      strangers: traffic.taken(),
      stored,
    }).toEqual({ noise: [], refused: refusals.splice(0).toSorted(), strangers: [], stored: [] })
  })
  afterAll(() => {
    browser = null
  })

  const profile: TestBrowser['profile'] = async (visit = {}) => {
    if (!browser) throw new Error('the browser is open inside tests only')
    const context = await browser.newContext(contextOptions(origin(), visit))
    profiles.push(context)
    await watch.follow(context)
    traffic.follow(context)
    return context
  }
  const blank: TestBrowser['blank'] = async (visit) => (await profile(visit)).newPage()
  return {
    profile,
    blank,
    async open(path, visit) {
      const page = await blank(visit)
      await page.goto(path)
      return page
    },
    expectRefusals(...expected) {
      refusals.push(...expected)
    },
    allowRefusal(refusal) {
      allowed.push(refusal)
    },
    expectNoise(line) {
      expectedNoise.push(line)
    },
  }
}

type Kind = {
  /** With a window's parts: wallets, files shown inside a page. Without them a browser works a third less. */
  readonly isWhole?: boolean
}

const shared = new Map<boolean, Promise<Browser>>()

/** One browser of each kind for all files that a process runs one after the other; it ends with the process. */
async function sharedChromium(kind: Kind): Promise<Browser> {
  const isWhole = kind.isWhole ?? false
  const known = await shared.get(isWhole)
  if (known?.isConnected()) return known
  const launched = launchChromium(kind)
  shared.set(isWhole, launched)
  return launched
}

/** `npm test` names the browsers it found. */
export const launchChromium = ({ isWhole = false }: Kind = {}): Promise<Browser> =>
  chromium.launch({
    executablePath:
      (isWhole ? undefined : process.env['CHROMIUM_SHELL']) ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--in-process-gpu',
    ],
    // Without a locale a browser names what it saves in ASCII alone.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })

export const contextOptions = (baseURL: string, visit: Visit) => ({
  baseURL,
  locale: visit.locale === 'ar' ? 'ar-KW' : 'en-KW',
  timezoneId: 'America/New_York',
  viewport: { width: visit.width ?? 1280, height: visit.height ?? 900 },
  colorScheme: visit.theme ?? 'light',
  reducedMotion: visit.calm ? ('reduce' as const) : ('no-preference' as const),
  javaScriptEnabled: visit.script ?? true,
  hasTouch: visit.touch ?? false,
})

/** Ids are random, and built files carry a hash of their content. */
const withoutIds = (line: string): string =>
  line
    .replace(/(\/(?:pay|attempt|return|link)\/)[\w-]+/, '$1*')
    .replace(/(\/assets\/[A-Za-z.]+-)[\w-]+(\.\w+)$/, '$1*$2')

/** The lines nobody expected, and the expected ones that were not said. */
function unexpected(lines: readonly string[], patterns: readonly RegExp[]): string[] {
  const left = [...lines]
  const unsaid = patterns.filter((pattern) => {
    const at = left.findIndex((line) => pattern.test(line))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...left, ...unsaid.map((pattern) => `never said: ${pattern}`)]
}
