import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { focused, tabTo } from './keys.ts'
import { inArabic } from './languages.ts'
import { bankAddress, payerAt } from './payer.ts'
import { price, say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

describe.each(inArabic)('in %s', (locale) => {
  const open = async (path: string) =>
    payerAt(await browser.open(`/${locale}/pay/${path}`, { locale }), locale)

  test('the terms open in a dialog, are agreed to, and the focus goes back to their link', async () => {
    const payer = await open('PR-1001')
    const { page } = payer
    await hydrated(page)
    await payer.link('termsLink').click()
    const dialog = page.getByRole('dialog', { name: say('terms', locale) })
    await dialog.waitFor()
    expect((await focused(page)).trim()).toBe(say('terms', locale))
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe(
      locale === 'ar' ? 'rtl' : 'ltr',
    )
    await dialog.getByRole('link').waitFor()
    await dialog.getByRole('button', { name: say('agree', locale), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe(say('termsLink', locale))
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe(say('termsLink', locale))
  })

  test('remarks with ~ and : are a table with a header for each row', async () => {
    const payer = await open('PR-1005')
    const table = payer.page.getByRole('table', { name: { en: 'Items', ar: 'الأصناف' }[locale] })
    expect(await table.getByRole('row').allInnerTexts()).toEqual(['Date latte\t2', 'Karak tea\t1'])
    expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(['Date latte', 'Karak tea'])
  })

  test('the attachment downloads under its name', async () => {
    const payer = await open('PR-1001')
    const name = { en: 'Quote.pdf', ar: 'عرض السعر.pdf' }[locale]
    const link = payer.page.getByRole('link', { name: new RegExp(`^${name}`) })
    expect(await link.getAttribute('download')).toBe('')
    const downloaded = payer.page.waitForEvent('download')
    await link.click()
    expect((await downloaded).suggestedFilename()).toBe(name)
    const file = await payer.page.request.get((await link.getAttribute('href')) ?? '', {
      headers: { referer: payer.page.url() },
    })
    expect(file.status()).toBe(200)
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect(file.headers()['content-disposition']).toBe(
      `attachment; filename="${{ en: name, ar: '___ _____.pdf' }[locale]}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    expect(file.headers()['content-security-policy']).toMatch(/^sandbox;/)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('a subtotal, a delivery charge and a fee add up to the total on the button', async () => {
    const payer = await open('PR-1001')
    await payer.tile('card').check()
    for (const amount of ['47.250', '1.500', '0.250', '49.000'])
      await payer.page.getByText(price(amount, locale), { exact: true }).first().waitFor()
    expect(await payer.payButton().innerText()).toContain('49.000')
  })

  test('everything is done with the keyboard: skip, choose, read the terms, agree, pay', async () => {
    const id = await wasl().payLink({ gateways: ['knet', 'card', 'cod'] })
    const payer = await open(id)
    const { page } = payer
    await hydrated(page)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(say('skip', locale))
    await page.keyboard.press('Enter')
    await tabTo(page, () => payer.tile('knet').evaluate((tile) => tile === document.activeElement))
    await page.keyboard.press('ArrowDown')
    expect(await payer.tile('card').isChecked()).toBe(true)
    await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft')
    expect(await payer.tile('knet').isChecked()).toBe(true)
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    expect(await payer.tile('card').isChecked()).toBe(true)
    await tabTo(page, async () => (await focused(page)) === say('termsLink', locale))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, async () => (await focused(page)) === say('agree', locale))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe(say('termsLink', locale))
    await tabTo(page, async () => (await focused(page)).startsWith(say('payNow', locale)))
    await page.keyboard.press('Enter')
    await page.waitForURL(bankAddress)
    expect((await wasl().bookOf(id)).attempts).toMatchObject([{ gateway: 'card' }])
  })
})

test('terms keep their direction, and their links tell nobody where the payer came from', async () => {
  const words =
    '<div dir="rtl">شروط</div><a href="https://tamra-tide.example/t" rel="noopener noreferrer nofollow">good</a>'
  await wasl().sql(`update merchant set terms_en = $$${words}$$ where id = 1`)
  const payer = payerAt(await browser.open('/en/pay/PR-1001'))
  await hydrated(payer.page)
  await payer.link('termsLink').click()
  const dialog = payer.page.getByRole('dialog')
  expect(await dialog.getByRole('link', { name: 'good' }).getAttribute('rel')).toBe(
    'noopener noreferrer nofollow',
  )
  expect(await dialog.getByText('شروط').getAttribute('dir')).toBe('rtl')
})

test('terms that carry markup of their own bring none of it to life', async () => {
  const hostile = `<h3>Ours</h3><img src=x onerror="document.title='owned'">
    <script>document.title='owned'</script><a href="javascript:alert(1)">bad</a><a href="https://tamra-tide.example/t">good</a>`
  await wasl().sql(`update merchant set terms_en = $$${hostile}$$ where id = 1`)
  const payer = payerAt(await browser.open('/en/pay/PR-1001'))
  await hydrated(payer.page)
  // The sanitiser reads the text in a document that runs nothing, and the browser reports that it would not have.
  browser.expectNoise(/inline event handler/)
  browser.expectNoise(/policy: script-src-attr inline/)
  await payer.link('termsLink').click()
  const dialog = payer.page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Ours' }).waitFor()
  expect(await dialog.locator('img, script, [onclick], [onerror], [href^="javascript"]').count()).toBe(0)
  await dialog.getByRole('link', { name: 'good' }).waitFor()
  expect(await payer.page.title()).toBe('Payment request – Tamra & Tide')
})

test.each(inArabic)(
  'PAY-07: long terms open again where they were left, and are what is printed, in %s',
  async (locale) => {
    const rules = Array.from({ length: 80 }, (_, at) => `<p>Rule ${at + 1}</p>`).join('')
    await wasl().sql(`update merchant set terms_en = $$${rules}$$, terms_ar = $$${rules}$$ where id = 1`)
    const payer = payerAt(await browser.open(`/${locale}/pay/${await wasl().payLink()}`, { locale }), locale)
    const { page } = payer
    await hydrated(page)
    await payer.link('termsLink').click()
    const dialog = page.getByRole('dialog', { name: say('terms', locale) })
    const rule = (at: number) => dialog.getByText(`Rule ${at}`, { exact: true })
    await rule(60).evaluate(scrolledTo)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await payer.link('termsLink').click()
    await rule(60).waitFor()
    await expect.poll(() => rule(60).evaluate(isInView)).toBe(true)
    expect(await rule(1).evaluate(isInView)).toBe(false)
    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed')
    })
    await dialog.getByRole('button', { name: { en: 'Print', ar: 'طباعة' }[locale], exact: true }).click()
    expect(await page.title()).toBe('printed')
    await page.emulateMedia({ media: 'print' })
    expect(await payer.payButton().isVisible()).toBe(false)
    const paper = await page.locator('[data-print="alone"]').evaluate((text) => {
      const cut = [...document.querySelectorAll('body, body *')].filter(
        (element) => element.contains(text) && getComputedStyle(element).overflowY !== 'visible',
      )
      return { cut: cut.length, isLong: document.documentElement.scrollHeight >= text.scrollHeight }
    })
    expect(paper).toEqual({ cut: 0, isLong: true })
  },
)

const isInView = (element: Element) => {
  const scroller = element.closest('section')
  if (!scroller) return false
  const [own, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return own.bottom > frame.top && own.top < frame.bottom
}

/** A scroll is told of with the next frame. */
const scrolledTo = (element: Element) =>
  new Promise<void>((told) => {
    element.closest('section')?.addEventListener('scroll', () => setTimeout(told), { once: true })
    element.scrollIntoView()
  })
