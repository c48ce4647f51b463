import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { merchantMakes } from './merchant-server.ts'
import { bankAddress, payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const below = (url: string) => new URL(url).pathname

describe.each(inEnglish)('in %s', (locale) => {
  test('an order of a shop is paid by keyboard on its hosted checkout', async () => {
    const made = await merchantMakes(wasl().url, 'e_commerce', { language: locale })
    const payer = payerAt(await browser.open(below(made.checkout_url), { locale }), locale)
    const { page } = payer
    await hydrated(page)
    expect(below(page.url())).toBe(`/${locale}/checkout/${made.session_id}`)
    await expect.poll(async () => (await wasl().bookOf(made.id)).state).toBe('pending')
    await payer.tile('knet').focus()
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    expect(await payer.tile('card').isChecked()).toBe(true)
    await payer.payButton().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(bankAddress)
    await payer.answer('bankApprove')
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    expect(await wasl().bookOf(made.id)).toMatchObject({ state: 'paid', money: ['capture counted 12750'] })
  })

  test('a payer of shopify stays on shopify’s addresses, before and after', async () => {
    const made = await merchantMakes(wasl().url, 'shopify', { language: locale })
    const payer = payerAt(await browser.open(below(made.checkout_url), { locale }), locale)
    expect(below(payer.page.url())).toBe(`/${locale}/spf/payment-options/${made.id}`)
    await payer.goToBank()
    await payer.answerUnder('bankDecline', { en: 'Wrong CVV', ar: 'رمز الأمان غير صحيح' }[locale])
    await payer.sees('oops')
    expect(below(payer.page.url())).toMatch(new RegExp(`^/${locale}/spf/payment-details/`))
    await payer.link('tryAgain').click()
    await payer.page.waitForURL(`**/${locale}/spf/payment-options/${made.id}`)
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect(below(payer.page.url())).toMatch(new RegExp(`^/${locale}/spf/payment-details/`))
    await payer.page.goto(below(made.checkout_url))
    await payer.link('seeResult').click()
    await payer.page.waitForURL(`**/${locale}/spf/payment-details/*`)
    await payer.sees('thanks')
  })

  test('without script a hosted checkout is paid, and a refused press comes back to it', async () => {
    const made = await merchantMakes(wasl().url, 'e_commerce', {
      language: locale,
      has_editable_amount: true,
      minimum_amount: '5.000',
    })
    const page = await browser.open(below(made.checkout_url), { locale, script: false })
    const payer = payerAt(page, locale)
    await payer.field('amount').fill('1')
    await payer.payButton().click()
    await page.waitForURL(`**/${locale}/checkout/${made.session_id}?notice=*`)
    expect(await payer.field('amount').inputValue()).toBe('1')
    await payer.field('amount').fill('12.500')
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect(await wasl().bookOf(made.id)).toMatchObject({ state: 'paid' })
  })
})

test('after the result the payer goes on to the shop, which is told which payment it was', async () => {
  const redirect_url = 'https://tamra-tide.example/thanks'
  const made = await merchantMakes(wasl().url, 'e_commerce', { redirect_url, order_no: 'HC-1' })
  const payer = payerAt(await browser.open(below(made.checkout_url)))
  await payer.goToBank()
  await payer.answer('bankApprove')
  const attempt = await payer.arrivesAtResult()
  const wayOn = payer.page.getByRole('link', { name: 'Continue now' })
  expect(await wayOn.getAttribute('href')).toBe(
    `${redirect_url}?order_no=HC-1&reference_number=${attempt}&session_id=${made.session_id}`,
  )
})

test('who looks for the result from the page of the payment goes on to the shop as well', async () => {
  const redirect_url = 'https://tamra-tide.example/thanks'
  const made = await merchantMakes(wasl().url, 'e_commerce', { redirect_url })
  const payer = payerAt(await browser.open(below(made.checkout_url)))
  await payer.goToBank()
  const elsewhere = payerAt(await browser.open(below(made.checkout_url)))
  await elsewhere.page.getByRole('link', { name: 'Check payment status' }).click()
  const attempt = await elsewhere.arrivesAtResult()
  const next = `${redirect_url}?reference_number=${attempt}&session_id=${made.session_id}`
  expect(new URL(elsewhere.page.url()).searchParams.get('next')).toBe(next)
  await payer.answer('bankApprove')
  await payer.arrivesAtResult()
  await elsewhere.page.goto(below(made.checkout_url))
  await elsewhere.link('seeResult').click()
  expect(await elsewhere.page.getByRole('link', { name: 'Continue now' }).getAttribute('href')).toBe(next)
})
