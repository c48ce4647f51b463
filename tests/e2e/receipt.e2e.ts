import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { pdfText } from '../support/pdf-spans.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'
import { price } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  receipt: { en: 'Receipt', ar: 'إيصال' },
  open: { en: 'Open the receipt', ar: 'فتح الإيصال' },
  download: { en: 'Download as PDF', ar: 'تنزيل بصيغة PDF' },
  print: { en: 'Print', ar: 'طباعة' },
  back: { en: 'Back to the payment', ar: 'العودة إلى الدفعة' },
  fileName: { en: 'receipt', ar: 'إيصال' },
} as const

describe.each(inArabic)('a receipt, in %s', (locale) => {
  test('after paying, the receipt is one press away, and its file says the same', async () => {
    const id = await wasl().payLink({ gateways: ['knet', 'card'] })
    const payer = payerAt(await browser.open(`/${locale}/pay/${id}`, { locale }), locale)
    await hydrated(payer.page)
    await payer.tile('card').check()
    await payer.goToBank()
    await payer.answer('bankApprove')
    const attempt = await payer.arrivesAtResult()
    await payer.sees('thanks')
    await payer.page.getByRole('link', { name: words.open[locale] }).click()
    await payer.sees(words.receipt[locale])
    expect(new URL(payer.page.url()).pathname).toBe(`/${locale}/attempt/${attempt}/receipt`)
    await payer.page.getByText(price('7.250', locale), { exact: true }).first().waitFor()
    const downloaded = payer.page.waitForEvent('download')
    await payer.page.getByRole('link', { name: words.download[locale] }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${words.fileName[locale]}-.+\\.pdf$`))
    const text = pdfText(await readFile(await file.path())).replaceAll('\u00a0', ' ')
    expect(text).toContain(price('7.250', locale))
    expect(text).toContain(`/${locale}/attempt/${attempt}/receipt`)
  })

  test('on paper it is one page: the receipt without the buttons around it', async () => {
    const page = await browser.open(`/${locale}/attempt/AT-1008/receipt`, { locale })
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: words.download[locale] }).isVisible()).toBe(false)
    expect(await page.getByText('R00001008').isVisible()).toBe(true)
    await page.getByText(`${wasl().url}/${locale}/attempt/AT-1008/receipt`).waitFor()
    expect(await sheetsOf(page)).toBe(1)
    await page.setViewportSize({ width: 302, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test.each(['attempt/AT-1016', 'attempt/AT-1016/receipt'])('on paper %s is one page', async (path) => {
    const page = await browser.open(`/${locale}/${path}`, { locale })
    await hydrated(page)
    expect(await sheetsOf(page)).toBe(1)
  })

  test.each(['attempt/AT-1016/receipt'])('on paper %s is black on white in the dark too', async (path) => {
    const page = await browser.open(`/${locale}/${path}`, { locale, theme: 'dark' })
    await hydrated(page)
    expect((await coloursOf(page)).paper).not.toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const onPaper = { paper: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' }
    expect(await coloursOf(page)).toEqual(onPaper)
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    expect(await coloursOf(page)).toEqual(onPaper)
  })

  test('the keyboard alone downloads, prints and goes back', async () => {
    const profile = await browser.profile({ locale })
    await profile.addInitScript(() => Reflect.set(window, 'print', () => (document.title = 'printed')))
    const page = await profile.newPage()
    await page.goto(`/${locale}/attempt/AT-1008/receipt`)
    await hydrated(page)
    await tabTo(page, words.download[locale])
    const downloaded = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await downloaded).suggestedFilename()).toBe(`${words.fileName[locale]}-R00001008.pdf`)
    await tabTo(page, words.print[locale])
    await page.keyboard.press('Enter')
    await expect.poll(() => page.title()).toBe('printed')
    await tabTo(page, words.back[locale])
    await page.keyboard.press('Enter')
    await payerAt(page, locale).sees('thanks')
  })
})

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { paper: backgroundColor, ink: color }
  })

async function sheetsOf(page: Page, format = 'A4'): Promise<number> {
  const loading = getDocument({ data: new Uint8Array(await page.pdf({ format })), verbosity: 0 })
  const { numPages } = await loading.promise
  await loading.destroy()
  return numPages
}

async function tabTo(page: Page, text: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused()).startsWith(text)) return
  }
  throw new Error(`25 presses of Tab did not reach "${text}" but "${await focused()}"`)
}
