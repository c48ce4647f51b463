import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const minutes = (count: number) => count * 60_000

describe.each(inArabic)('in %s', (locale) => {
  test('paying after expiry is refused with a notice, and the bill stays', async () => {
    const id = await wasl().payLink({ expiresInMs: minutes(2) })
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await hydrated(payer.page)
    await wasl().advance(minutes(3))
    browser.expectRefusals('409 /bff/pay/*')
    await payer.payButton().click()
    await payer.alert('expired').waitFor()
    await payer.sees('expired')
    await payer.page.getByRole('heading', { level: 1, name: '7.000' }).waitFor()
    expect(await payer.payButton().count()).toBe(0)
    expect(await wasl().bookOf(id)).toEqual({ state: 'expired', attempts: [], money: [] })
  })

  test('after four declines the payer is asked to wait, and the same press pays later', async () => {
    const id = await wasl().payLink({ scenario: 'create-declined' })
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    for (let tries = 0; tries < 4; tries += 1) {
      await hydrated(payer.page)
      await payer.payButton().click()
      await payer.arrivesAtResult()
      await payer.link('tryAgain').click()
      await payer.page.waitForURL(`**/pay/${id}`)
    }
    await hydrated(payer.page)
    browser.expectRefusals('429 /bff/pay/*')
    await payer.payButton().click()
    await payer.page
      .getByRole('alert')
      .filter({ hasText: locale === 'en' ? 'To protect your card, wait 0:' : 'حمايةً لبطاقتك، انتظر 0:' })
      .waitFor()
    expect((await wasl().bookOf(id)).attempts).toHaveLength(4)
    await wasl().advance(31_000)
    await payer.payButton().click()
    await payer.arrivesAtResult()
    expect((await wasl().bookOf(id)).attempts).toHaveLength(5)
  })

  test('a page whose time runs out changes by itself, and the bill stays', async () => {
    const id = await wasl().payLink({ expiresInMs: minutes(30) })
    const page = await (await browser.profile({ locale })).newPage()
    await page.clock.install()
    const payer = payerAt(page, locale)
    await page.goto(`/${locale}/pay/${id}`)
    await hydrated(page)
    await page.getByRole('timer').waitFor()
    await page.clock.runFor(minutes(29))
    await payer.payButton().waitFor()
    await wasl().advance(minutes(31))
    await page.clock.runFor(minutes(2))
    await payer.alert('expired').waitFor()
    await payer.sees('expired')
    await page.getByRole('heading', { level: 1, name: '7.000' }).waitFor()
    expect(await payer.payButton().count()).toBe(0)
  })
})

test('a phone whose clock is a day ahead still pays', async () => {
  const id = await wasl().payLink({ expiresInMs: minutes(60 * 2) })
  const page = await (await browser.profile()).newPage()
  await page.clock.install({ time: new Date(wasl().now().getTime() + minutes(60 * 24)) })
  const payer = payerAt(page)
  await page.goto(`/en/pay/${id}`)
  await hydrated(page)
  await page.clock.runFor(minutes(1))
  await payer.goToBank()
  expect((await wasl().bookOf(id)).attempts).toHaveLength(1)
})

test('a link preview leaves the request as created, the opened page makes it pending', async () => {
  const id = await wasl().payLink()
  const preview = await fetch(`${wasl().url}/en/pay/${id}`, { headers: { 'user-agent': 'WhatsApp/2.23' } })
  expect(preview.status).toBe(200)
  expect(await preview.text()).toContain('<title>Payment request – Tamra &amp; Tide</title>')
  expect((await wasl().bookOf(id)).state).toBe('created')
  await browser.open(`/en/pay/${id}`)
  await expect.poll(async () => (await wasl().bookOf(id)).state).toBe('pending')
})

test('a payer who closes the tab at the bank finds the result later', async () => {
  const id = await wasl().payLink({ scenario: 'approve+return-never+callback-none' })
  const payer = payerAt(await browser.open(`/en/pay/${id}`))
  await payer.goToBank()
  await payer.answer('bankAsks')
  await payer.page.getByRole('heading', { name: /has left|does not answer/ }).waitFor()
  await payer.page.close()
  await wasl().advance(minutes(1))
  const later = payerAt(await browser.open(`/en/pay/${id}`))
  await later.sees('alreadyPaid')
  await later.link('seeResult').click()
  await later.sees('thanks')
  expect((await wasl().bookOf(id)).money).toEqual(['capture counted 7000'])
})
