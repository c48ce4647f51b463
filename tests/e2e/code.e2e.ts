import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { merchantMakes } from './merchant-server.ts'
import { tabTo } from './keys.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const phone = '50012345'
const withCode = (more: Record<string, unknown> = {}) =>
  merchantMakes(wasl().url, 'payment_request', {
    code_referrer: 'gathering',
    code_pair: `+965${phone}`,
    ...more,
  })

describe.each(inArabic)('in %s', (locale) => {
  const open = async (referrer = 'gathering', script = true) => {
    const payer = payerAt(
      await browser.open(`/${locale}/cpr?referrer=${referrer}`, { locale, script }),
      locale,
    )
    if (script) await hydrated(payer.page)
    return payer
  }

  test('by keyboard a code and its phone lead to the page of their request, once', async () => {
    const made = await withCode()
    const payer = await open()
    const { page } = payer
    await payer.field('code').focus()
    await page.keyboard.type(` ${made.code?.slice(0, 4)} ${made.code?.slice(4)}`)
    await tabTo(page, () => payer.field('codePhone').evaluate((field) => field === document.activeElement))
    await page.keyboard.type(locale === 'ar' ? '٥٠٠١٢٣٤٥' : phone)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${locale}/pay/${made.id}`)
    await payer.sees('choose')

    browser.expectRefusals('400 /bff/cpr/gathering')
    const again = await open()
    await again.field('code').fill(made.code ?? '')
    await again.field('codePhone').fill(phone)
    await again.button('codeContinue').click()
    await again.reads('codeUsed')
    expect(new URL(again.page.url()).pathname).toBe(`/${locale}/cpr`)
  })

  test('what is missing is said at each field, and the first of them has the focus', async () => {
    const payer = await open()
    await payer.button('codeContinue').click()
    const problems = payer.page.getByText({ en: 'This field is required', ar: 'هذا الحقل مطلوب' }[locale], {
      exact: true,
    })
    await expect.poll(() => problems.count()).toBe(2)
    await expect
      .poll(() => payer.field('code').evaluate((field) => field === document.activeElement))
      .toBe(true)
  })

  test('without script the same form leads to the same page', async () => {
    const made = await withCode()
    const payer = await open('gathering', false)
    await payer.field('code').fill(made.code ?? '')
    await payer.field('codePhone').fill(phone)
    await payer.button('codeContinue').click()
    await payer.sees('choose')
    expect(new URL(payer.page.url()).pathname).toBe(`/${locale}/pay/${made.id}`)
  })
})

test('a code that leads to a stranger names the host, and goes there only by a press', async () => {
  const payer = payerAt(await browser.open('/en/cpr?referrer=order'))
  await hydrated(payer.page)
  await payer.field('code').fill('55550002')
  await payer.field('codeOrder').fill('tt-5002')
  await payer.button('codeContinue').click()
  await payer.sees('codeLeaving')
  const link = payer.page.getByRole('link', { name: 'Continue to delivery.example' })
  expect(await link.getAttribute('href')).toBe('https://delivery.example/track/TT-5002')
  expect(new URL(payer.page.url()).pathname).toBe('/en/cpr')
  await payer.page.getByRole('link', { name: 'Cancel' }).click()
  await payer.field('code').waitFor()
})
