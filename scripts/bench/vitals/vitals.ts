import type { Browser, BrowserContext, Page } from 'playwright'

export type Vitals = {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** Longest time from a press to the next paint, where the visit pressed anything. */
  inp: number
  requests: number
  /** Transferred (compressed) bytes per resource type. */
  bytes: Record<string, number>
  /** Compressed script without the headers of its answers. */
  scriptBytes: number
  /** Transferred bytes of what had finished when the largest element was painted. */
  bytesBeforeLcp: number
  thirdParties: string[]
  errors: number
  /** When the first row of a list stood, where the visit waits for it. */
  listed: number
}

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; a phone four times slower than this machine. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** A new tab's processes start for that long, beside whatever it loads: half the time until a first paint on two cores. */
const settledMs = 600

type Visit = {
  url: string
  /** Notes when the first row of a list stands. */
  lists?: boolean
  act?: (page: Page) => Promise<void>
  cookies?: Parameters<BrowserContext['addCookies']>[0]
}

/** One cold load of `url` on a throttled phone. */
export async function measure(browser: Browser, { url, act, lists, cookies = [] }: Visit): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  if (lists) await page.addInitScript(noteList)

  const seen = new Map<string, { type: string; url: string }>()
  const finished: { type: string; bytes: number; at: number }[] = []
  let navigationStart = 0
  cdp.on('Network.requestWillBeSent', (event) => {
    if (navigationStart === 0) navigationStart = event.timestamp
  })
  cdp.on('Network.responseReceived', (event) => {
    seen.set(event.requestId, { type: event.type, url: event.response.url })
  })
  cdp.on('Network.loadingFinished', (event) => {
    const request = seen.get(event.requestId)
    const at = (event.timestamp - navigationStart) * 1000
    if (request) finished.push({ type: request.type, bytes: event.encodedDataLength, at })
  })
  let errors = 0
  page.on('pageerror', () => (errors += 1))

  await page.waitForTimeout(settledMs)
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  await page.waitForTimeout(1500)
  if (act) {
    await act(page)
    await page.waitForTimeout(500)
  }
  const marks = await page.evaluate(() => Reflect.get(window, 'waslMarks') as Marks)
  const scriptBytes = await page.evaluate(readScriptBytes, marks.listed || Number.MAX_VALUE)
  await context.close()

  const bytes: Record<string, number> = {}
  for (const { type, bytes: size } of finished) bytes[type] = (bytes[type] ?? 0) + size
  return {
    ...marks,
    tbt: marks.long
      .filter(([start, length]) => start + length > marks.fcp)
      .reduce(
        (sum, [start, length]) => sum + Math.max(0, start + length - Math.max(start, marks.fcp) - 50),
        0,
      ),
    requests: finished.length,
    bytes,
    scriptBytes,
    bytesBeforeLcp: finished
      .filter(({ at }) => at <= marks.lcp)
      .reduce((sum, { bytes: size }) => sum + size, 0),
    thirdParties: [...seen.values()]
      .map((request) => new URL(request.url).host)
      .filter((host) => host !== '' && host !== new URL(url).host),
    errors,
  }
}

type Marks = {
  fcp: number
  lcp: number
  cls: number
  inp: number
  listed: number
  long: [number, number][]
}

function observe() {
  const marks: Marks = { fcp: 0, lcp: 0, cls: 0, inp: 0, listed: 0, long: [] }
  Reflect.set(window, 'waslMarks', marks)
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => (marks.lcp = entry.startTime))
  watch('longtask', (entry) => marks.long.push([entry.startTime, entry.duration]))
  watch('event', (entry) => (marks.inp = Math.max(marks.inp, entry.duration)), { durationThreshold: 16 })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) marks.cls += Number(Reflect.get(entry, 'value'))
  })
}

/** What the page has fetched until then. */
const readScriptBytes = (until = Infinity): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= until)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

function noteList() {
  const look = () => {
    const marks: Marks = Reflect.get(window, 'waslMarks')
    if (document.querySelector('[data-row-id]')) marks.listed = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
