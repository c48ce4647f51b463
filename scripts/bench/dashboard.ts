import type { Cookie, Page } from 'playwright'
import { openBrowser, serveStatic } from './pages.ts'
import { startProduct, withDataFolder } from '../product.ts'
import { atLeast, atMost, type Measured } from './report.ts'
import { typeInList, type Typed } from './typing.ts'
import { measure, type Vitals } from './vitals/vitals.ts'

const rounds = 9
const list = '/en/dashboard/payment-request/transactions'

/** F6 and F7 of the targets: the frame against a static page, its script until a list shows, and typing over a hundred rows. */
export async function benchDashboard(): Promise<Measured[]> {
  return withDataFolder(async (dataFolder) => {
    const product = await startProduct({ dataFolder })
    const limit = await serveStatic()
    const browser = await openBrowser()
    try {
      const cookies = await signIn(product.url)
      const runs: Record<'static' | 'app' | 'dashboard', Vitals[]> = { static: [], app: [], dashboard: [] }
      for (let round = 0; round < rounds; round += 1) {
        runs.static.push(await measure(browser, { url: `${limit.url}/static.html` }))
        runs.app.push(await measure(browser, { url: `${limit.url}/app.html`, lists: true, act: listStands }))
        runs.dashboard.push(
          await measure(browser, { url: product.url + list, cookies, act: listStands, lists: true }),
        )
      }
      const typed: Typed[] = []
      for (let round = 0; round < rounds; round += 1)
        typed.push(await typeInList(browser, `${product.url}${list}?rows=100`, cookies))
      const least = (of: (one: Typed) => number) => Math.min(...typed.map(of))
      const script = (of: Vitals[]) => Math.max(...of.map(({ scriptBytes }) => scriptBytes))
      const fcp = (of: Vitals[]) => Math.min(...of.map((run) => run.fcp))
      const listed = (of: Vitals[]) => Math.min(...of.map((run) => run.listed))
      return [
        atMost('F6 frame FCP to static page', fcp(runs.dashboard) / fcp(runs.static), 1, '×'),
        atMost('F6 list ready to a plain app of 120 KB', listed(runs.dashboard) / listed(runs.app), 1.4, '×'),
        atMost('F6 script until the list stands, compressed', script(runs.dashboard) / 1024, 220, 'KB'),
        atLeast(
          'F7 rows the key was pressed over',
          least(({ rows }) => rows),
          1,
          'rows',
        ),
        atMost(
          'F7 a key in the filter until it is painted',
          least(({ keyMs }) => keyMs),
          100,
          'ms',
        ),
        atMost(
          'F7 longest task until the found rows stand',
          least(({ longestTaskMs }) => longestTaskMs),
          50,
          'ms',
        ),
        atLeast('runs compared', runs.dashboard.length, rounds, ''),
      ]
    } finally {
      await browser.close()
      limit.stop()
      await product.stop()
    }
  })
}

const listStands = (page: Page) => page.locator('[data-row-id]').first().waitFor({ timeout: 60_000 })

type Given = Pick<Cookie, 'name' | 'value'> & { url: string; secure: true }

async function signIn(url: string): Promise<Given[]> {
  const answer = await fetch(`${url}/bff/auth/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'app',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ username: 'cashier.demo', password: 'Wasl-demo-2026!' }),
  })
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}`)
  return answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, url: url.replace('http:', 'https:'), secure: true }
  })
}
