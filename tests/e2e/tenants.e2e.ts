import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { axeComplaints } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const at = (host: string, path: string) => {
  const url = new URL(path, wasl().url)
  url.hostname = host
  return url.href
}

const tenants = [
  {
    host: 'dar-nuwair.localhost',
    request: 'PR-2001',
    title: { en: 'Payment request – Dar Nuwair', ar: 'طلب دفع – دار النوير' },
    icon: '/art/favicon-nuwair.svg',
    button: { en: 'Pay Now (12.645 BHD)', ar: 'ادفع الآن (12.645 د.ب)' },
    taken: ['capture counted 12645'],
  },
  {
    host: 'lulwa-studio.localhost',
    request: 'PR-3002',
    title: { en: 'Payment request – Lulwa Studio', ar: 'طلب دفع – استوديو لولوة' },
    icon: '/art/favicon-lulwa.svg',
    button: { en: 'Pay Now (550 JPY)', ar: 'ادفع الآن (550 ين)' },
    taken: ['capture counted 550'],
  },
]

test.each(tenants)(
  '$host has its own title, icon, brand and readable colours',
  async ({ host, request, title, icon }) => {
    const locale = 'ar'
    const page = await browser.open(at(host, `/${locale}/pay/${request}`), { locale })
    expect(await page.title()).toBe(title[locale])
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe(icon)
    expect(await statusOf(page, icon)).toBe(200)
    const brandOf = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
    const own = await brandOf()
    await hydrated(page)
    expect(await axeComplaints(page)).toEqual([])
    await page.goto(at('localhost', `/${locale}/pay/PR-1001`))
    expect(own).not.toBe('')
    expect(await brandOf()).not.toBe(own)
  },
)

test.each(tenants)('$host is paid in its own currency', async ({ host, request, button, taken }) => {
  const page = await browser.open(at(host, `/en/pay/${request}`))
  const payer = payerAt(page)
  await payer.tile('card').check()
  await page.getByRole('button', { name: button.en, exact: true }).waitFor()
  await payer.goToBank()
  await payer.answer('bankApprove')
  await payer.sees('thanks')
  expect(new URL(page.url()).hostname).toBe(host)
  expect((await wasl().bookOf(request)).money).toEqual(taken)
})

/** Asked by the page itself: only browsers know where *.localhost is. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path)
