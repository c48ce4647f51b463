import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'
import { say } from './words.ts'

/** What comes and goes on a page, judged by axe in both themes: dialogs, problems, notices, the bank's own pages. */
const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

async function complaints(page: Page): Promise<string[]> {
  const light = await axeComplaints(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeComplaints(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((line) => `in the dark: ${line}`)]
}

describe.each(inArabic)('in %s axe finds nothing', (locale) => {
  const open = async (path: string) => {
    const page = await browser.open(`/${locale}/${path}`, { locale })
    await hydrated(page)
    return payerAt(page, locale)
  }

  test('in the open terms', async () => {
    const payer = await open('pay/PR-1001')
    await payer.link('termsLink').click()
    await payer.page.getByRole('dialog').waitFor()
    expect(await complaints(payer.page)).toEqual([])
  })

  test('in a form with problems, a question and a wrong phone', async () => {
    const payer = await open('pay/PR-1002')
    await payer.field('amount').fill('0')
    await payer.page.getByText(say('notPositive', locale), { exact: true }).waitFor()
    await payer.field('phone').fill('abc')
    await payer.payButton().click()
    await payer.page.getByText(say('phoneInvalid', locale), { exact: true }).waitFor()
    expect(await complaints(payer.page)).toEqual([])
    await payer.field('amount').fill('48,750')
    await payer.page
      .getByRole('button', { name: /48\.750/ })
      .first()
      .waitFor()
    expect(await complaints(payer.page)).toEqual([])
  })

  test('at the bank: its answers, its code step, a pending payment, a settled one, its book', async () => {
    const payer = await open(`pay/${await wasl().payLink()}`)
    await payer.goToBank()
    const { page } = payer
    const address = page.url()
    expect(await complaints(page)).toEqual([])
    await payer.answer('bankCode')
    await payer.field('bankCodeField').waitFor()
    expect(await complaints(page)).toEqual([])
    await payer.field('bankCodeField').fill('123456')
    await payer.answer('bankConfirm')
    await payer.sees('thanks')
    await page.goto(address)
    expect(await complaints(page)).toEqual([])
    await page.goto(`/sandbox-bank/pay/SB0000001006?lang=${locale}`)
    expect(await complaints(page)).toEqual([])
    await page.goto(`/sandbox-bank?lang=${locale}`)
    expect(await complaints(page)).toEqual([])
  })
})
