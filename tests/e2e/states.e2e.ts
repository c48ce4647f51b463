import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

describe.each(inEnglish)('in %s', (locale) => {
  test('an expired attempt shows only the message, and trying again says whom to ask', async () => {
    const payer = payerAt(await browser.open(`/${locale}/attempt/AT-1013`, { locale }), locale)
    await payer.sees('expired')
    expect(await payer.heading('oops').count()).toBe(0)
    await payer.link('tryAgain').click()
    await payer.alert('contact').waitFor()
  })

  test('a paid request leads to its result', async () => {
    const payer = payerAt(await browser.open(`/${locale}/pay/PR-1008`, { locale }), locale)
    await payer.sees('alreadyPaid')
    expect(await payer.payButton().count()).toBe(0)
    await payer.link('seeResult').click()
    await payer.sees('thanks')
    expect(new URL(payer.page.url()).pathname).toBe(`/${locale}/attempt/AT-1008`)
  })

  test('a request that goes on at a stranger names it and waits for a press', async () => {
    const id = await wasl().payLink({ nextUrl: 'https://evil.example/orders' })
    const page = await browser.open(`/${locale}/pay/${id}`, { locale })
    await page.getByText('evil.example').waitFor()
    const go = page.getByRole('link', { name: { en: 'Continue', ar: 'متابعة' }[locale], exact: true })
    expect(await go.getAttribute('href')).toBe('https://evil.example/orders')
    expect(await go.getAttribute('rel')).toBe('noreferrer')
    expect(new URL(page.url()).pathname).toBe(`/${locale}/pay/${id}`)
  })

  test('a paused request can be paid as soon as its merchant accepts payments again', async () => {
    const payer = payerAt(await browser.open(`/${locale}/pay/PR-423`, { locale }), locale)
    await payer.sees('paused')
    browser.expectRefusals('423 /bff/pay/*')
    const refusal = payer.page.waitForResponse(/\/bff\/pay\/PR-423$/)
    await payer.link('checkAgain').click()
    expect((await refusal).status()).toBe(423)
    await payer.sees('paused')
    await wasl().sql("update unit set paused = false where key = 'paused'")
    await payer.link('checkAgain').click()
    await payer.payButton().waitFor()
    await wasl().sql("update unit set paused = true where key = 'paused'")
  })

  test('a request that goes on at an address of the merchant goes there', async () => {
    const page = await (await browser.profile({ locale })).newPage()
    const asked = page.waitForRequest('https://tamra-tide.example/orders')
    // The name exists nowhere: the browser goes there and finds nobody.
    const opened = page.goto(`/${locale}/pay/PR-NEXT`).catch((error: Error) => error)
    expect((await asked).redirectedFrom()?.url()).toBe(`${wasl().url}/${locale}/pay/PR-NEXT`)
    expect(String(await opened)).toContain('ERR_NAME_NOT_RESOLVED')
  })
})

test('a request that goes on inside this site goes there', async () => {
  const payer = payerAt(await browser.open('/en/pay/PR-NEXT2'))
  await payer.sees('thanks')
  expect(new URL(payer.page.url()).pathname).toBe('/en/attempt/AT-1008')
})

test('an address without a language is retried in English once', async () => {
  const page = await browser.open('/pay/PR-1001?from=message')
  expect(page.url()).toBe(`${wasl().url}/en/pay/PR-1001?from=message`)
})
