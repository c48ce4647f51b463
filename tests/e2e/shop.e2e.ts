import { locales, type Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { bankAddress, payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const texts = {
  en: {
    dates: 'Ikhlas date box, 12 pieces',
    coffee: 'Saffron Arabic coffee, 250 g',
    add: /^Add to cart/,
    cart: /^Cart/,
    checkout: 'Checkout',
    name: 'Full name',
    phone: /^Phone/,
    area: 'Area',
    block: 'Block',
    street: 'Street',
    house: 'Building / house no.',
    pay: /^Pay Now/,
    approve: /^Approve/,
    order: 'Your order',
    empty: 'Your cart is empty',
    areaName: 'Salmiya',
  },
  ar: {
    dates: 'علبة تمر إخلاص، 12 حبة',
    coffee: 'قهوة عربية بالزعفران، 250 غ',
    add: /^أضف إلى السلة/,
    cart: /^السلة/,
    checkout: 'إتمام الطلب',
    name: 'الاسم الكامل',
    phone: /^الهاتف/,
    area: 'المنطقة',
    block: 'القطعة',
    street: 'الشارع',
    house: 'رقم المبنى / المنزل',
    pay: /^ادفع الآن/,
    approve: /^Approve|^قبول|^موافقة/,
    order: 'طلبك',
    empty: 'سلتك فارغة',
    areaName: 'السالمية',
  },
} as const

const shopAt = (page: Page, locale: Locale) => {
  const say = texts[locale]
  const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name })
  return {
    add: (name: string) => cardOf(name).getByRole('button', { name: say.add }).click(),
    /** Fills what has to be filled, and arrives at the bank. */
    async checkOut() {
      await page.getByRole('link', { name: say.checkout }).click()
      await page.getByRole('textbox', { name: say.name }).fill('Noura')
      await page.locator('input[name=phone]').fill(locale === 'ar' ? '٥٠٠١٢٣٤٥' : '50012345')
      await page.getByRole('textbox', { name: say.area }).fill(say.areaName)
      await page.getByRole('textbox', { name: say.block }).fill('10')
      await page.getByRole('textbox', { name: say.street }).fill('12')
      await page.getByRole('textbox', { name: say.house }).fill('7')
      await page.getByRole('button', { name: say.pay }).click()
      await page.waitForURL(bankAddress)
    },
  }
}

describe.each(locales)('the shop, in %s', (locale) => {
  const say = texts[locale]

  test.each([true, false])(
    'two products are bought, paid and leave the cart, with script: %s',
    async (script) => {
      const page = await browser.open(`/${locale}/catalogue/product-list`, { locale, script })
      const shop = shopAt(page, locale)
      await shop.add(say.dates)
      await shop.add(say.coffee)
      await page.getByRole('link', { name: say.cart }).click()
      await page.getByText('9.750').first().waitFor()
      await shop.checkOut()
      const payer = payerAt(page, locale)
      await payer.answer('bankApprove')
      await payer.arrivesAtResult()
      await payer.sees('thanks')
      const order = page.getByRole('region', { name: say.order })
      await order.getByText(say.dates).waitFor()
      await page.goto(`${wasl().url}/${locale}/catalogue/cart`)
      await payer.sees(say.empty)
      const [row] = await wasl().sql('select state, payment_state from shop_order order by id desc limit 1')
      expect(row).toMatchObject({ state: 'confirmed' })
    },
  )
})

test('what was put into the cart without script is there with script', async () => {
  const page = await browser.open('/en/catalogue/product-list', { locale: 'en', script: false })
  await shopAt(page, 'en').add(texts.en.dates)
  const cookies = await page.context().cookies()
  const scripted = await browser.open('/en', { locale: 'en' })
  await scripted.context().addCookies(cookies)
  await scripted.goto(`${wasl().url}/en/catalogue/cart`)
  await scripted.getByRole('spinbutton', { name: texts.en.dates }).waitFor()
  expect(await scripted.evaluate(() => document.cookie)).toContain('ikhlas-box-12')
})
