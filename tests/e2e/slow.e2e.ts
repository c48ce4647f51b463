import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { browserForTests } from '../support/browser.ts'
import { hydrated, restingPlace } from '../support/hydrated.ts'
import { lateScripts } from '../support/late-scripts.ts'
import { waslForTests } from '../support/wasl.ts'
import { bankAddress, payerAt } from './payer.ts'
import { recipientAt } from './recipient.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

async function slowPhone(): Promise<Page> {
  const profile = await browser.profile({ width: 390, height: 844 })
  const page = await profile.newPage()
  const line = await profile.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', slow4g)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** A thumb that comes down on Pay so long after the first paint, whatever has arrived by then. */
async function pressAfterPaint(page: Page, ms: number): Promise<void> {
  await page.addInitScript((wait) => {
    new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      setTimeout(() => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click(), wait)
    }).observe({ type: 'paint', buffered: true })
  }, ms)
}

test.each([0, 900])('on slow 4G, Pay pressed %d ms after the first paint pays', async (ms) => {
  const id = await wasl().payLink({ gateways: ['knet', 'card'] })
  const page = await slowPhone()
  await pressAfterPaint(page, ms)
  await page.goto(`/en/pay/${id}`, { waitUntil: 'commit' })
  await page.waitForURL(bankAddress)
  const payer = payerAt(page)
  await payer.answer('bankApprove')
  await payer.sees('thanks')
  expect(await wasl().bookOf(id)).toMatchObject({
    state: 'paid',
    attempts: [{ state: 'success' }],
    money: ['capture counted 7000'],
  })
})

test('a phone draws its gateways in the frame after the first, and nothing moves; without script they stand at once', async () => {
  const id = await wasl().payLink({ gateways: ['knet', 'card', 'instalments', 'cod'] })
  const phone = await slowPhone()
  await phone.addInitScript(() => {
    const seen = { frames: [] as string[], moved: 0 }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const gateways = document.querySelector('fieldset')?.parentElement
      if (gateways) seen.frames.push(getComputedStyle(gateways).contentVisibility)
      if (seen.frames.at(-1) !== 'visible') requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await phone.goto(`/en/pay/${id}`)
  await hydrated(phone)
  const seen: unknown = await phone.evaluate(() => Reflect.get(window, 'seen'))
  await payerAt(phone).tile('card').check()
  expect(seen).toMatchObject({ frames: expect.arrayContaining(['hidden', 'visible']) as unknown })
  expect(Number(Reflect.get(Object(seen), 'moved'))).toBeLessThan(0.01)

  const plain = await browser.open(`/en/pay/${id}`, { width: 390, height: 844, script: false })
  expect(await payerAt(plain).tile('card').isVisible()).toBe(true)
})

test('what was typed and chosen before the script arrived is what is paid', async () => {
  const id = await wasl().payLink({ amount: '15.000', editableAmount: true, gateways: ['knet', 'card'] })
  const page = await (await browser.profile()).newPage()
  const arrive = await lateScripts(page)
  await page.goto(`/en/pay/${id}`, { waitUntil: 'commit' })
  const payer = payerAt(page)
  await payer.tile('card').check()
  await payer.field('amount').fill('21.5')
  arrive()
  await hydrated(page)
  await page.getByRole('button', { name: 'Pay Now (21.750 KWD)', exact: true }).waitFor()
  await payer.goToBank()
  await payer.answer('bankApprove')
  await payer.sees('thanks')
  expect((await wasl().bookOf(id)).money).toEqual(['capture counted 21750'])
})

test('terms that were agreed to before the script arrived are not asked about again', async () => {
  const id = await wasl().payLink({ amount: '15.000', gateways: ['knet'] })
  await wasl().sql(`update payment_transaction set terms = 'required' where public_id = '${id}'`)
  const page = await (await browser.profile()).newPage()
  const arrive = await lateScripts(page)
  await page.goto(`/en/pay/${id}`, { waitUntil: 'commit' })
  await page.getByRole('checkbox').check()
  arrive()
  await hydrated(page)
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  await payerAt(page).goToBank()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('who has read on before the script arrived stays there, and after the page is loaded anew', async () => {
  const page = await (await browser.profile({ width: 390, height: 500 })).newPage()
  const arrive = await lateScripts(page)
  await page.goto('/en/pay/PR-1005', { waitUntil: 'commit' })
  await page.getByText('PR-1005').first().waitFor()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => restingPlace(page)).toBe(300)
  arrive()
  await hydrated(page)
  expect(await restingPlace(page)).toBe(300)
  await page.reload()
  await hydrated(page)
  expect(await restingPlace(page)).toBe(300)
})

test('a script that never arrives leaves a page that pays', async () => {
  const id = await wasl().payLink()
  const page = await (await browser.profile()).newPage()
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
  const lost = lostBy(page)
  const payer = payerAt(page)
  await page.goto(`/en/pay/${id}`)
  await payer.goToBank()
  await payer.answer('bankApprove')
  await payer.page.waitForURL(/\/attempt\//)
  await payer.sees('thanks')
  browser.expectRefusals(...lost)
  expect((await wasl().bookOf(id)).money).toEqual(['capture counted 7000'])
})

test('a payer who goes offline is told, keeps what was typed, and pays when the line is back', async () => {
  const id = await wasl().payLink({ amount: '15.000', editableAmount: true })
  const page = await browser.open(`/en/pay/${id}`)
  await hydrated(page)
  const payer = payerAt(page)
  await payer.field('amount').fill('16')
  await page.getByRole('button', { name: 'Pay Now (16.000 KWD)', exact: true }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('status').filter({ hasText: 'You are offline. What you entered is kept.' }).waitFor()
  await payer.payButton().click()
  await payer.alert('No connection: not sent.').waitFor()
  await page.getByRole('button', { name: 'Stop this payment' }).click()
  await payer.payButton().click()
  await payer.alert('No connection: not sent.').waitFor()
  expect((await wasl().bookOf(id)).attempts).toEqual([])
  await page.context().setOffline(false)
  await page.waitForURL(bankAddress)
  await payer.answer('bankApprove')
  await payer.sees('thanks')
  expect((await wasl().bookOf(id)).money).toEqual(['capture counted 16000'])
})

test('a part of the page that was lost on the way is asked for once more', async () => {
  const page = await browser.open('/en/pay/PR-1001')
  await hydrated(page)
  await page.route('**/assets/TermsDialog-*.js', (route) => route.abort('connectionreset'), { times: 1 })
  browser.expectRefusals('ERR_CONNECTION_RESET /assets/TermsDialog-*.js')
  await payerAt(page).link('termsLink').click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').getByRole('heading', { name: 'Payment terms' }).count()).toBe(1)
})

test('a part of the page that stays lost leaves the rest to pay with', async () => {
  const id = await wasl().payLink()
  const page = await browser.open(`/en/pay/${id}`)
  await hydrated(page)
  await page.route('**/assets/TermsDialog-*.js', (route) => route.abort('connectionreset'))
  const lost = lostBy(page)
  browser.expectNoise(/A part of the page could not be loaded/)
  browser.expectNoise(/Failed to fetch dynamically imported module/)
  const payer = payerAt(page)
  await payer.link('termsLink').click()
  await payer.alert('This part of the page could not be loaded.').waitFor()
  await page.getByRole('button', { name: 'Reload the page' }).waitFor()
  await payer.goToBank()
  browser.expectRefusals(...lost)
  expect((await wasl().bookOf(id)).attempts).toHaveLength(1)
})

test('a map that was lost comes by a press, and the address that was typed stays', async () => {
  const id = await wasl().payLink({ captureAddress: true, captureLocation: true })
  const page = await browser.blank()
  const map = '**/assets/EditableMap-*.js'
  await page.route(map, (route) => route.abort('connectionreset'))
  const lost = lostBy(page)
  browser.expectNoise(/A part of the page could not be loaded/)
  browser.expectNoise(/Failed to fetch dynamically imported module/)
  await page.goto(`/en/pay/${id}`)
  const at = recipientAt(page)
  await at.fillsHouse()
  await payerAt(page).alert('This part of the page could not be loaded.').waitFor()
  await page.unroute(map)
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await at.button('edit').waitFor()
  expect([await at.field('block').inputValue(), await at.field('street').inputValue()]).toEqual(['10', '12'])
  browser.expectRefusals(...lost)
})

/** Every script that the test took away, as the console names it. */
function lostBy(page: Page): string[] {
  const lost: string[] = []
  page.on('requestfailed', (request) => {
    const path = new URL(request.url()).pathname.replace(/-[\w-]+\.js$/, '-*.js')
    if (path.startsWith('/assets/')) lost.push(`ERR_CONNECTION_RESET ${path}`)
  })
  return lost
}
