import { readFile } from 'node:fs/promises'
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

const words = {
  share: { en: 'Share', ar: 'مشاركة' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  unpaid: { en: 'Not paid yet', ar: 'لم يُدفع بعد' },
  qr: { en: 'QR code for payment link', ar: 'رمز QR لرابط الدفع' },
  orderNo: { en: 'Order no.', ar: 'رقم الطلب' },
  noData: {
    en: 'Cannot fetch data. Most likely there is an issue with the configuration.',
    ar: 'تعذّر جلب البيانات. على الأرجح توجد مشكلة في الإعدادات.',
  },
} as const

const whatsApp = (page: Page) => page.getByRole('link', { name: /^(WhatsApp|واتساب)/ })
const share = (page: Page) => page.locator('summary')

describe.each(inEnglish)('the details of a transaction, in %s', (locale) => {
  const path = (id: string) => `/${locale}/transaction/${id}`
  const open = async (id: string, script = true) => {
    const page = await browser.open(path(id), { locale, script })
    if (script) await hydrated(page)
    return page
  }

  test('the list, the QR code and the share menu are there without script', async () => {
    const page = await open('PR-1001', false)
    await page.getByText('TT-1001').waitFor()
    await page.getByText(words.orderNo[locale], { exact: true }).waitFor()
    await page.getByRole('img', { name: words.qr[locale] }).waitFor()
    expect(await whatsApp(page).isVisible()).toBe(false)
    await share(page).click()
    const href = (await whatsApp(page).getAttribute('href')) ?? ''
    expect(href).toMatch(/^https:\/\/wa\.me\/96550012345\?text=/)
    expect(decodeURIComponent(href)).toContain(`${wasl().url}/${locale}/pay/PR-1001`)
    await page.getByRole('link', { name: { en: 'Email', ar: 'البريد الإلكتروني' }[locale] }).waitFor()
  })

  test('the keyboard alone opens the share menu, leaves it and copies the link', async () => {
    const page = await open('PR-1001')
    await tabTo(page, words.share[locale])
    await page.keyboard.press('Enter')
    await whatsApp(page).waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^(WhatsApp|واتساب)/)
    await page.keyboard.press('Escape')
    await whatsApp(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe(words.share[locale])
    await tabTo(page, words.copyLink[locale])
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: say('copied', locale) })
      .waitFor()
  })

  test('the border is green for money that is there and red otherwise, and the words say the same', async () => {
    const borderOf = async (id: string) => {
      const page = await open(id)
      const plate = page.getByRole('img', { name: words.qr[locale] }).locator('..')
      return { page, colour: await plate.evaluate((box) => getComputedStyle(box).borderBlockStartColor) }
    }
    const unpaid = await borderOf('PR-1001')
    await unpaid.page.getByText(words.unpaid[locale], { exact: true }).waitFor()
    for (const id of ['PR-1008', 'PR-1009', 'PR-1010']) {
      const secured = await borderOf(id)
      expect(greenest(secured.colour)).toBe(true)
      expect(await secured.page.getByText(words.unpaid[locale], { exact: true }).count()).toBe(0)
    }
    expect(greenest(unpaid.colour)).toBe(false)
    expect(greenest((await borderOf('PR-1013')).colour)).toBe(false)
  })

  test('the QR code is saved as SVG and as PNG, with the amount under it', async () => {
    const page = await open('PR-1001')
    const save = async (name: RegExp, role: 'link' | 'button') => {
      const downloaded = page.waitForEvent('download')
      await page.getByRole(role, { name }).click()
      const file = await downloaded
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
    }
    const svg = await save(/SVG/, 'link')
    expect(svg.name).toBe('qr-PR-1001.svg')
    expect(svg.content.toString()).toContain('>KWD 48.750</text>')
    const png = await save(/PNG/, 'button')
    expect(png.name).toBe('qr-PR-1001.png')
    expect(png.content.subarray(1, 4).toString()).toBe('PNG')
    expect(png.content.readUInt32BE(16)).toBe(1024)
    expect(png.content.readUInt32BE(20)).toBeGreaterThan(1024)
  })

  test('details that are null say what is most likely wrong, and trying again shows them once it is put right', async () => {
    const id = await wasl().payLink()
    await wasl().sql(`update payment_transaction set pg_codes = '{nobody}' where public_id = '${id}'`)
    const page = await open(id)
    const payer = payerAt(page, locale)
    await payer.sees(words.noData[locale])
    await wasl().sql(`update payment_transaction set pg_codes = '{knet}' where public_id = '${id}'`)
    await payer.link('tryAgain').click()
    await page.getByRole('img', { name: words.qr[locale] }).waitFor()
    expect(await payer.heading(words.noData[locale]).count()).toBe(0)
  })
})

test('an error while asking shows its message, and what was shown stays', async () => {
  const profile = await browser.profile()
  const page = await profile.newPage()
  await page.goto('/en/transaction/PR-1001')
  await hydrated(page)
  await profile.route('**/bff/transaction/PR-1001', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid', message: 'The core is being moved', requestId: 'r-1' },
    }),
  )
  browser.expectRefusals('400 /bff/transaction/PR-1001')
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.getByText('The core is being moved').waitFor()
  expect(await page.getByText('TT-1001').isVisible()).toBe(true)
})

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent))

async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page))?.startsWith(text)) return
  }
  throw new Error(`25 presses of Tab did not reach "${text}" but "${await focused(page)}"`)
}

function greenest(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return green > red && green > blue
}
