import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { recipientAt } from './recipient.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const failed = {
  en: 'We could not reach the server. Check your connection and press again.',
  ar: 'تعذّر الوصول إلى الخادم. تحقق من الاتصال واضغط مرة أخرى.',
}

describe.each(inEnglish)('a delivery that could not be saved, in %s', (locale) => {
  const failing = async () => {
    const id = await wasl().payLink({ captureAddress: true })
    const page = await browser.open(`/${locale}/pay/${id}`, { locale })
    await hydrated(page)
    const at = recipientAt(page, locale)
    await at.fillsHouse()
    browser.allowRefusal('500 /bff/pay/*/delivery')
    await page.route('**/bff/pay/*/delivery', (route) => route.fulfill({ status: 500, json: {} }))
    await at.button('continue').click()
    const notice = page.getByRole('alert').filter({ hasText: failed[locale] })
    await notice.waitFor()
    return { at, page, notice }
  }

  test('is no longer said to have failed once it is tried again', async () => {
    const { at, page, notice } = await failing()
    const held = Promise.withResolvers<void>()
    await page.unroute('**/bff/pay/*/delivery')
    await page.route('**/bff/pay/*/delivery', async (route) => {
      await held.promise
      await route.continue()
    })
    await at.button('continue').click()
    await notice.waitFor({ state: 'detached' })
    held.resolve()
    await at.sees('deliverTo')
    expect(await notice.count()).toBe(0)
  })

  test('is not said in the old language when the page changes it', async () => {
    const { page, notice } = await failing()
    const other = locale === 'en' ? 'العربية' : 'English'
    await page.getByRole('banner').getByText(other).click()
    await page.waitForURL(new RegExp(`/${locale === 'en' ? 'ar' : 'en'}/`))
    await notice.waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').filter({ hasText: failed[locale] }).count()).toBe(0)
  })
})
