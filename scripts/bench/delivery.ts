import type { Browser } from 'playwright'
import { openBrowser } from './pages.ts'
import { startProduct, withDataFolder } from '../product.ts'
import { atMost, type Measured } from './report.ts'

/** Chunks that belong to the map, by the names the build gives them. */
const ofTheMap = /\/(map-canvas|EditableMap)-/
/** What a page may load only when somebody needs it: the map, the phone library, the QR reader and drawing. */
const onDemand = /\/(map-canvas|EditableMap|phone|CountryPicker|countries|qr|QrCode|QrScanner|scan)[\w.]*-/i

/** F2 for the delivery step: its script before the map, and that the heavy things come on demand alone. */
export async function benchDelivery(): Promise<Measured[]> {
  return withDataFolder(async (dataFolder) => {
    const product = await startProduct({ dataFolder })
    const browser = await openBrowser()
    try {
      const pay = await scriptsOf(browser, `${product.url}/en/pay/PR-1001`)
      const delivery = await scriptsOf(browser, `${product.url}/en/pay/PR-1003`)
      const size = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
      const form = delivery.filter(({ url }) => !ofTheMap.test(url))
      return [
        atMost('delivery script before the map, beyond the pay page', size(form) - size(pay), 60, 'KB'),
        atMost(
          'map, phone metadata, QR only on demand',
          pay.filter(({ url }) => onDemand.test(url)).length,
          0,
          '',
        ),
        atMost('the map, once it is in view', size(delivery) - size(form), 90, 'KB'),
      ]
    } finally {
      await browser.close()
      await product.stop()
    }
  })
}

type Script = { url: string; bytes: number }

/** What a page has loaded when it rests, each script as it was sent. */
async function scriptsOf(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  // What comes late, such as the map, comes within this time on an idle machine.
  await page.waitForTimeout(5_000)
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
  )
  await context.close()
  return scripts
}
