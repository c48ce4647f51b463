import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { payerAt } from './payer.ts'
import { recipientAt } from './recipient.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const paidOnce = {
  state: 'paid',
  attempts: [{ state: 'success' }],
  money: ['capture counted 7000'],
}

/** 400 ms there and back, 400 kbit/s. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }

async function fillIn(page: Page): Promise<void> {
  const at = recipientAt(page)
  await at.area().fill('Salmiya')
  await at.field('block').fill('10')
  await at.field('street').fill('12')
  await at.field('houseNo').fill('7')
}

async function payAtBank(page: Page): Promise<void> {
  const payer = payerAt(page)
  await payer.goToBank()
  await payer.answer('bankApprove')
  await payer.sees('thanks')
}

test('on slow 3G a request is delivered, paid and thanked for', async () => {
  const id = await wasl().payLink({ captureAddress: true })
  const profile = await browser.profile({ width: 390, height: 844 })
  const page = await profile.newPage()
  const line = await profile.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', slow3g)
  await page.goto(`/en/pay/${id}`)
  await fillIn(page)
  await recipientAt(page).button('continue').click()
  await payAtBank(page)
  expect(await wasl().bookOf(id)).toMatchObject(paidOnce)
})

test('who is offline on the delivery step loses nothing that was typed, and goes on when the line is back', async () => {
  const id = await wasl().payLink({ captureAddress: true })
  const page = await browser.open(`/en/pay/${id}`)
  await hydrated(page)
  const at = recipientAt(page)
  await fillIn(page)
  await page.context().setOffline(true)
  await page.getByRole('status').filter({ hasText: 'You are offline. What you entered is kept.' }).waitFor()
  await at.button('continue').click()
  expect(await at.field('street').inputValue()).toBe('12')
  await page.context().setOffline(false)
  await at.sees('deliverTo')
  await payAtBank(page)
  expect(await wasl().bookOf(id)).toMatchObject(paidOnce)
})

test('an address whose answer is lost is sent again, and stands once', async () => {
  const id = await wasl().payLink({ captureAddress: true })
  const page = await browser.open(`/en/pay/${id}`)
  await hydrated(page)
  await fillIn(page)
  let sent = 0
  await page.route('**/bff/pay/*/delivery', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  browser.expectRefusals('ERR_CONNECTION_RESET /bff/pay/*/delivery')
  await recipientAt(page).button('continue').click()
  await recipientAt(page).sees('deliverTo')
  await page.getByText('Salmiya, block 10, street 12, no. 7').waitFor()
  expect(sent).toBe(2)
})

test('a reload in the middle of the delivery step shows the step again, and a reload at the choices the choices', async () => {
  const id = await wasl().payLink({
    captureAddress: true,
    secondPopupEn: 'Is this right?',
    secondPopupAr: 'هل هذا صحيح؟',
  })
  const page = await browser.open(`/en/pay/${id}`)
  await hydrated(page)
  const at = recipientAt(page)
  await fillIn(page)
  await at.button('continue').click()
  await at.button('yes').waitFor()
  await page.reload()
  await at.sees('title')
  await hydrated(page)
  await fillIn(page)
  await at.button('continue').click()
  await at.button('yes').click()
  await at.sees('deliverTo')
  await page.reload()
  await at.sees('deliverTo')
  await payAtBank(page)
  expect(await wasl().bookOf(id)).toMatchObject(paidOnce)
})

test('a browser that keeps nothing still pays, once', async () => {
  const id = await wasl().payLink()
  const profile = await browser.profile()
  await profile.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, blocked)
  })
  const page = await profile.newPage()
  await page.goto(`/en/pay/${id}`)
  await hydrated(page)
  await payAtBank(page)
  expect(await wasl().bookOf(id)).toMatchObject(paidOnce)
})
