import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { payerAt } from './payer.ts'
import { say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent))

describe.each(inEnglish)('in %s', (locale) => {
  const path = (rest: string) => `/${locale}/attempt/${rest}`
  /** A result that leads on to a page of ours, by a clock of the test. */
  const goingOn = async (size: { width?: number; height?: number } = {}) => {
    const page = await (await browser.profile({ locale, ...size })).newPage()
    await page.clock.install()
    await page.goto(path(`AT-1008?next=/${locale}/pay/PR-1001`))
    await hydrated(page)
    return { page, payer: payerAt(page, locale) }
  }

  test('a result with a next page goes on after three seconds, and not before', async () => {
    const { page, payer } = await goingOn()
    await payer.button('stayHere').waitFor()
    await page.clock.runFor(2_000)
    await payer.sees('thanks')
    await page.clock.runFor(1_500)
    await page.waitForURL(`**/${locale}/pay/PR-1001`)
    await payer.payButton().waitFor()
    expect(await page.title()).toContain(say('payTitle', locale))
  })

  test('Stay here stays, and Continue now goes on', async () => {
    const { page, payer } = await goingOn()
    await payer.button('stayHere').click()
    await page.clock.runFor(10_000)
    await payer.sees('thanks')
    expect(await payer.button('stayHere').count()).toBe(0)
    await payer.link('continueNow').click()
    await page.waitForURL(`**/${locale}/pay/PR-1001`)
  })

  test('on a phone Stay here and Continue now are on the first screen, come first by Tab, and are said once', async () => {
    const { page, payer } = await goingOn({ width: 390, height: 844 })
    const said = page.locator('output').filter({ hasText: say('goesOn', locale) })
    await said.waitFor({ state: 'attached' })
    for (const way of [payer.button('stayHere'), payer.link('continueNow')]) {
      const box = await way.boundingBox()
      expect(box && box.y > 0 && box.y + box.height < 844).toBe(true)
    }
    await page.clock.runFor(1_500)
    expect(await said.count()).toBe(0)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe(say('continueNow', locale))
  })

  test('who came Back to a result is not carried away again', async () => {
    // A clock of the test knows nothing of how a page was reached.
    const page = await browser.open(path(`AT-1008?next=/${locale}/pay/PR-1001`), { locale })
    await page.waitForURL(`**/${locale}/pay/PR-1001`)
    const payer = payerAt(page, locale)
    await payer.payButton().waitFor()
    await page.evaluate(() => history.back())
    await page.waitForURL(/AT-1008/)
    await hydrated(page)
    await payer.link('continueNow').waitFor()
    expect(await payer.button('stayHere').count()).toBe(0)
    await payer.page.getByText(say('staying', locale), { exact: true }).waitFor()
  })

  test('a page that the browser had kept does not count on when it is shown again', async () => {
    const { page, payer } = await goingOn()
    await payer.button('stayHere').waitFor()
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await payer.button('stayHere').waitFor({ state: 'detached' })
    await page.clock.runFor(10_000)
    expect(await payer.heading('thanks').isVisible()).toBe(true)
  })

  test('a stranger among next pages is named, and reached by a press alone', async () => {
    const page = await (await browser.profile({ locale })).newPage()
    await page.clock.install()
    await page.goto(path('AT-1008?next=https://evil.example/'))
    await hydrated(page)
    await page.clock.runFor(10_000)
    const payer = payerAt(page, locale)
    await payer.sees('thanks')
    const go = page.getByRole('link', { name: /evil\.example/ })
    expect(await go.getAttribute('href')).toBe('https://evil.example/')
    expect(await go.getAttribute('rel')).toContain('noreferrer')
  })

  test('a result that does not exist shows the unit that was asked', async () => {
    const payer = payerAt(await browser.open(path('AT-NONE'), { locale }), locale)
    await payer.sees('noDetails')
    await payer.page.getByRole('banner').getByText(say('merchant', locale)).waitFor()
    const call = payer.page.getByRole('link', { name: /\+965 2234 5678/ })
    expect(await call.getAttribute('href')).toBe('tel:+96522345678')
  })

  test('an attempt that failed offers the attachment of its request too', async () => {
    await wasl().sql(`update payment_transaction set attachment_id =
      (select attachment_id from payment_transaction where public_id = 'PR-1001') where public_id = 'PR-1011'`)
    const payer = payerAt(await browser.open(path('AT-1011'), { locale }), locale)
    await payer.sees('oops')
    await payer.button('print').waitFor()
    const name = { en: 'Download Quote.pdf', ar: 'تنزيل عرض السعر.pdf' }[locale]
    const downloaded = payer.page.waitForEvent('download')
    await payer.page.getByRole('link', { name, exact: true }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/)
  })

  test('the keyboard alone opens the details, copies, prints, stays', async () => {
    const profile = await browser.profile({ locale })
    await profile.addInitScript(() => Reflect.set(window, 'print', () => (document.title = 'printed')))
    const page = await profile.newPage()
    await page.clock.install()
    await page.goto(path(`AT-1008?next=/${locale}/pay/PR-1001`))
    await hydrated(page)
    const payer = payerAt(page, locale)
    await expect.poll(() => focused(page)).toBe(say('thanks', locale))
    await tabTo(page, say('copy', locale))
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: say('copied', locale) })
      .waitFor()
    await tabTo(page, say('details', locale))
    const details = page.getByText('T0000001008')
    expect(await details.isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await details.waitFor({ state: 'hidden' })
    await tabTo(page, say('description', locale))
    await page.keyboard.press('Space')
    await page
      .getByText({ en: 'Quarterly coffee supply', ar: 'توريد القهوة الفصلي' }[locale])
      .waitFor({ state: 'hidden' })
    await tabTo(page, say('print', locale))
    await page.keyboard.press('Enter')
    expect(await page.title()).toBe('printed')
    expect(await payer.button('stayHere').count()).toBe(0)
    await page.clock.runFor(10_000)
    await payer.sees('thanks')
  })
})

test('a result goes on at an exact origin of the merchant, asking once however slow it answers', async () => {
  const profile = await browser.profile()
  const page = await profile.newPage()
  let asked = 0
  const answer = Promise.withResolvers<void>()
  await profile.route('https://tamra-tide.example/**', async (route) => {
    asked += 1
    await answer.promise
    await route.fulfill({ contentType: 'text/html', body: '<title>The shop</title>' })
  })
  await page.clock.install()
  await page.goto('/en/attempt/AT-1008?next=https://tamra-tide.example/thanks')
  await hydrated(page)
  await page.getByText('To tamra-tide.example', { exact: true }).waitFor()
  await page.clock.runFor(8_000)
  await expect.poll(() => asked).toBe(1)
  answer.resolve()
  await page.waitForURL('https://tamra-tide.example/thanks')
  expect(await page.title()).toBe('The shop')
  expect(asked).toBe(1)
})

test('a waiting result does not go on by itself', async () => {
  const page = await (await browser.profile()).newPage()
  await page.clock.install()
  await page.goto('/en/attempt/AT-1006?next=/en/pay/PR-1001')
  await hydrated(page)
  await page.clock.runFor(4_000)
  await payerAt(page).sees('waiting')
  expect(await payerAt(page).button('stayHere').count()).toBe(0)
})

async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page))?.startsWith(text)) return
  }
  throw new Error(`25 presses of Tab did not reach "${text}" but "${await focused(page)}"`)
}
