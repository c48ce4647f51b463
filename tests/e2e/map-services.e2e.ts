import { afterAll, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { openMapServer } from '../support/map-server.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { recipientAt } from './recipient.ts'

const services = await openMapServer()
afterAll(services.close)
const wasl = waslForTests({
  tileUrl: `${services.origin}/tiles/{z}/{x}/{y}.png`,
  placeSearchUrl: `${services.origin}/places?q={q}&lang={lang}`,
})
const browser = browserForTests(() => wasl().url)
const asking = { captureAddress: true, captureLocation: true }

test.each(inArabic)(
  'in %s a configured map and place search are asked by the server alone',
  async (locale) => {
    const id = await wasl().payLink(asking)
    const page = await browser.open(`/${locale}/pay/${id}`, { locale })
    await hydrated(page)
    const at = recipientAt(page, locale)
    const tile = page.waitForResponse((response) => response.url().includes('/bff/tiles/'))
    await at.button('edit').click()
    expect((await tile).status()).toBe(200)

    await at.field('search').fill('mubarak')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /Salem Al Mubarak Street/ }).click()
    await page.locator('output').filter({ hasText: '29.33500, 48.07000' }).waitFor()
    expect(services.asked).toContain(`/places?q=mubarak&lang=${locale}`)
    expect(services.asked.some((path) => /^\/tiles\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    await at.button('confirmLocation').click()
    await at.button('edit').waitFor()
  },
)

test('on a wide screen Tab reaches the form before the map, as it is read', async () => {
  const page = await browser.open(`/en/pay/${await wasl().payLink(asking)}`, { width: 1440, height: 900 })
  await hydrated(page)
  const at = recipientAt(page)
  await at.button('edit').waitFor()
  const reached: string[] = []
  const isAtMap = () => at.button('edit').evaluate((button) => button === document.activeElement)
  for (let steps = 0; steps < 30 && !(await isAtMap()); steps += 1) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('type') ?? 'other'))
  }
  expect(await isAtMap()).toBe(true)
  expect(reached).toContain('radio')
})
