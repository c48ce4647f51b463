import { createServer } from 'node:http'
import { chromium, type Browser, type Page } from 'playwright'
import { findOrInstallChromium, findOrInstallShell } from '../chromium.ts'
import { startProduct, withDataFolder } from '../product.ts'
import { plainApp } from './vitals/plain-app.ts'
import { staticPage } from './vitals/static-page.ts'
import { atLeast, atMost, type Measured } from './report.ts'
import { measure, type Vitals } from './vitals/vitals.ts'

const rounds = 21
const visits = 5

/** F1 to F4 of the performance targets: the pay page against a static page, interleaved, minima compared. */
export async function benchPages(): Promise<Measured[]> {
  return withDataFolder(async (dataFolder) => {
    const product = await startProduct({ dataFolder })
    const limit = await serveStatic()
    const browser = await openBrowser()
    try {
      const runs: Record<'static' | 'english' | 'arabic', Vitals[]> = { static: [], english: [], arabic: [] }
      for (let round = 0; round < rounds; round += 1) {
        runs.static.push(await measure(browser, { url: `${limit.url}/static.html` }))
        runs.english.push(await measure(browser, { url: `${product.url}/en/pay/PR-1001` }))
        runs.arabic.push(await measure(browser, { url: `${product.url}/ar/pay/PR-1001` }))
      }
      const used: Vitals[] = []
      for (let visit = 0; visit < visits; visit += 1) {
        used.push(await measure(browser, { url: `${product.url}/en/pay/PR-1001`, act: useThePage }))
      }
      return results(runs, used)
    } finally {
      await browser.close()
      limit.stop()
      await product.stop()
    }
  })
}

function results(runs: Record<'static' | 'english' | 'arabic', Vitals[]>, used: Vitals[]): Measured[] {
  const fcp = (of: Vitals[]) => Math.min(...of.map((run) => run.fcp))
  const lcp = (of: Vitals[]) => Math.min(...of.map((run) => run.lcp))
  const { english, arabic } = runs
  const first = english[0]
  if (!first) return []
  const script = (run: Vitals) => run.scriptBytes / 1024
  return [
    atMost('F1 pay page FCP to static page', fcp(english) / fcp(runs.static), 0.9, '×'),
    atMost('F1 pay page LCP to static page', lcp(english) / lcp(runs.static), 0.9, '×'),
    atMost('F1 Arabic pay page FCP to static page', fcp(arabic) / fcp(runs.static), 0.9, '×'),
    atMost('F1 Arabic pay page LCP to static page', lcp(arabic) / lcp(runs.static), 0.9, '×'),
    atMost('F2 document, compressed', (first.bytes['Document'] ?? 0) / 1024, 16, 'KB'),
    atMost('F2 all script, compressed', script(first), 140, 'KB'),
    atMost('F3 total blocking time', Math.min(...english.map((run) => run.tbt)), 60, 'ms'),
    atMost('F3 layout shift', Math.max(...english.concat(used).map((run) => run.cls)), 0.02, ''),
    atMost('F3 press to paint', Math.min(...used.map((run) => run.inp)), 80, 'ms'),
    atMost('F4 third parties', first.thirdParties.length, 0, ''),
    atMost(
      'page errors',
      english.concat(arabic, used).reduce((sum, run) => sum + run.errors, 0),
      0,
      '',
    ),
    atLeast('runs compared', english.length, rounds, ''),
  ]
}

/** What a payer presses before paying: another gateway, and the other language. */
async function useThePage(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Credit card/ }).check({ force: true })
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.locator('html[lang=ar]').waitFor()
}

/** Pictures need no window's parts, which cost a third; what is timed is timed with them. */
export async function openBrowser({ isWhole = true } = {}): Promise<Browser> {
  const found = await findOrInstallChromium()
  if ('problem' in found) throw new Error(found.problem)
  return chromium.launch({
    executablePath: (isWhole ? null : await findOrInstallShell()) ?? found.path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
    ],
  })
}

/** Two limits: the page as plain HTML, and the list as a plain single-page app. */
export async function serveStatic(): Promise<{ url: string; stop: () => void }> {
  const files = new Map([...staticPage(), ...plainApp()])
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return response.writeHead(404).end()
    return response
      .writeHead(200, {
        'content-type': file.type,
        'content-encoding': file.encoding,
        'content-length': file.body.length,
        'cache-control': 'no-store',
      })
      .end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}
