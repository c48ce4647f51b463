import { locales, type Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { payerAt } from './payer.ts'
import { withApplePay, withGooglePay, type Payer } from './wallet-stand-in.ts'

const wasl = waslForTests({
  googlePay: { merchantId: 'BCR2DN4T000000AB', gateway: 'sandbox', gatewayMerchantId: 'tamra' },
})
const browser = browserForTests(() => wasl().url, { isWhole: true })

const approves: Payer = { card: '4111111111111111', presses: 'pay' }
const makers = [
  ['Apple Pay', 'apple_pay', withApplePay],
  ['Google Pay', 'google_pay', withGooglePay],
] as const
type Wallet = (typeof makers)[number]
type Maker = readonly [name: Wallet[0], gatewayCode: Wallet[1], standIn: Wallet[2]]

const words: Record<Locale, (name: string) => string> = {
  en: (name) => `Pay with ${name}`,
  ar: (name) => `ادفع باستخدام ${name}`,
}

async function opened(
  [, gatewayCode, standIn]: Maker,
  who: Payer,
  { locale = 'en' as Locale, scenario = '' } = {},
) {
  const id = await wasl().payLink({ gateways: ['knet', gatewayCode], ...(scenario && { scenario }) })
  const profile = await browser.profile({ locale })
  await standIn(profile, who)
  const page = await profile.newPage()
  await page.goto(`/${locale}/pay/${id}`)
  await hydrated(page)
  const button = (name: string) => page.getByRole('button', { name: words[locale](name) })
  return { id, page, button, payer: payerAt(page, locale) }
}

describe.each(makers)('%s', (...maker) => {
  const [name, gatewayCode] = maker
  test.each(locales)('pays on the page and leads to the result, in %s', async (locale) => {
    const { id, page, button, payer } = await opened(maker, approves, { locale })
    await button(name).click()
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    expect(await wasl().bookOf(id)).toMatchObject({ state: 'paid', money: ['capture counted 7000'] })
    expect(await page.evaluate(() => window.name)).toBe('success')
  })

  test('a decline leads to the result that says so, and the next try is another payment', async () => {
    const { id, page, button, payer } = await opened(maker, { ...approves, card: '4000000000009995' })
    await button(name).click()
    await payer.arrivesAtResult()
    await payer.sees('oops')
    expect(await page.evaluate(() => window.name)).toBe('fail')
    await payer.link('tryAgain').click()
    await page.evaluate(() => (window.wallet.payer = { card: '4111111111111111', presses: 'pay' }))
    await button(name).click()
    await payer.sees('thanks')
    expect(await wasl().bookOf(id)).toMatchObject({ state: 'paid', money: ['capture counted 7000'] })
  })

  test('a canceled sheet comes back to the choices with nothing lost, and opens again', async () => {
    const { id, page, button, payer } = await opened(maker, { ...approves, presses: 'cancel' })
    if (gatewayCode === 'apple_pay') browser.expectRefusals('409 /bff/pay/*/wallet')
    await button(name).click()
    await page.waitForFunction(() => window.wallet.sheets === 1)
    await expect.poll(() => button(name).getAttribute('aria-busy')).toBeNull()
    expect(await payer.tile('knet').isChecked()).toBe(true)
    await page.evaluate(() => (window.wallet.payer.presses = 'pay'))
    await button(name).click()
    await payer.sees('thanks')
    expect(await wasl().bookOf(id)).toMatchObject({ state: 'paid' })
  })
})

describe('a wallet', () => {
  const [maker] = makers
  const [name] = maker

  test('two quick presses open one sheet and make one payment', async () => {
    const { id, page, button, payer } = await opened(maker, approves)
    await button(name).dblclick()
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    const { money } = await wasl().bookOf(id)
    expect(money).toEqual(['capture counted 7000'])
    expect(page.url()).toContain('/attempt/')
  })

  test('its token lies in no storage of the browser', async () => {
    const { page, button, payer } = await opened(maker, approves)
    await button(name).click()
    await payer.sees('thanks')
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(stored).toContain('wasl.pay')
    expect(stored).not.toContain('4111111111111111')
  })

  test('a device without it is shown no button, and nothing on the page moves', async () => {
    const { page, button } = await opened(maker, { ...approves, has: false })
    expect(await button(name).count()).toBe(0)
    expect(await shiftOf(page)).toBeLessThan(leastMove)
  })

  test('nothing on the page moves while the device is asked', async () => {
    const { page, button } = await opened(maker, approves)
    await button(name).waitFor()
    expect(await shiftOf(page)).toBeLessThan(leastMove)
  })
})

test('a request without wallets fetches none of their code', async () => {
  const id = await wasl().payLink({ gateways: ['knet'] })
  const profile = await browser.profile()
  await withApplePay(profile, approves)
  const page = await profile.newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`/en/pay/${id}`)
  await hydrated(page)
  expect(fetched.filter((url) => /wallet/i.test(url))).toEqual([])
})

/** A button that comes moves all below it by a hundred times as much; type that comes moves words by parts of a pixel. */
const leastMove = 0.001

/** Layout shift since the page began, as the browser itself counts it. */
const shiftOf = (page: Awaited<ReturnType<typeof opened>>['page']): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
