import { otherLocale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { recipientAt } from './recipient.ts'
import { payerAt } from './payer.ts'
import { say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const atLeast = { en: 'Pay at least KWD 5.000', ar: 'ادفع 5.000 د.ك على الأقل' }
const noMatch = { en: 'This does not match the code', ar: 'هذه القيمة لا تطابق الرمز' }

const plainly = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
const wrongIn = async (page: Page) =>
  plainly((await page.locator('[id$="-problem"]').allInnerTexts()).join('\n'))

describe.each(inEnglish)('what is wrong with a field, in %s, is not said in the old language', (locale) => {
  const other = otherLocale(locale)
  const open = async (path: string) => {
    const page = await browser.open(`/${locale}/${path}`, { locale })
    await hydrated(page)
    return page
  }
  const change = async (page: Page) => {
    await page
      .getByRole('banner')
      .getByText({ en: 'العربية', ar: 'English' }[locale], { exact: true })
      .click()
    await page.waitForURL(`**/${other}/**`)
  }

  test.each(['login', 'cpr?referrer=gathering'])('at %s it is said in the new one', async (path) => {
    const page = await open(path)
    await page.locator('main button[type=submit]').click()
    await expect.poll(() => wrongIn(page)).toContain(say('required', locale))
    await change(page)
    await expect.poll(() => wrongIn(page)).toContain(say('required', other))
    expect(await wrongIn(page)).not.toContain(say('required', locale))
  })

  test('where to deliver: it is said in the new one, in the summary too', async () => {
    const page = await open(`pay/${await wasl().payLink({ captureAddress: true })}`)
    await recipientAt(page, locale).button('continue').click({ force: true })
    await page
      .locator('main form')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    const summary = () => page.getByRole('alert').allInnerTexts()
    await expect.poll(async () => (await summary()).join()).toContain(say('required', locale))
    await change(page)
    await expect.poll(async () => (await summary()).join()).toContain(say('required', other))
    expect(`${await summary()} ${await wrongIn(page)}`).not.toContain(say('required', locale))
  })

  test('an amount the server refused: it is asked again, and the focus stays', async () => {
    const editable = { amount: '15.000', minimumAmount: '5.000', editableAmount: true }
    const page = await open(`pay/${await wasl().payLink(editable)}`)
    browser.expectRefusals('400 /bff/pay/*/choices', '400 /bff/pay/*/choices')
    await payerAt(page, locale).field('amount').fill('4')
    await expect.poll(() => wrongIn(page)).toContain(atLeast[locale])
    await change(page)
    await expect.poll(() => wrongIn(page)).toContain(atLeast[other])
    expect(await wrongIn(page)).not.toContain(atLeast[locale])
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
  })

  test('what the server said of a code is gone, and comes in the new one with the next press', async () => {
    const page = await open('cpr?referrer=gathering')
    browser.expectRefusals('400 /bff/cpr/gathering', '400 /bff/cpr/gathering')
    await page.locator('[name=code]').fill('24681358')
    await page.locator('[name=pair]').fill('50012345')
    await page.locator('main button[type=submit]').click()
    await expect.poll(() => wrongIn(page)).toContain(noMatch[locale])
    await change(page)
    await expect.poll(() => wrongIn(page)).toBe('')
    await page.locator('main button[type=submit]').click()
    await expect.poll(() => wrongIn(page)).toContain(noMatch[other])
  })
})
