import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const patient = { timeout: 15_000 }

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const lost = { en: 'The list did not arrive', ar: 'لم تصل القائمة' }

test.each(inEnglish)(
  'a list that does not arrive is told as such, not as a number of rows, in %s',
  async (locale) => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/payment-request/transactions` })
    await page.locator('[data-row-id]').first().waitFor()
    await page.evaluate(() => {
      const said: string[] = []
      Reflect.set(window, 'said', said)
      const hear = () => {
        for (const { textContent } of document.querySelectorAll('output'))
          if (textContent) said.push(textContent)
      }
      new MutationObserver(hear).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    const said = () => page.evaluate((): string[] => Reflect.get(window, 'said'))
    browser.allowRefusal('502 /bff/dashboard/transactions/payment_request/live')
    await page.route('**/bff/dashboard/transactions/payment_request/live?**', (route) =>
      route.fulfill({ status: 502, body: 'a proxy of somebody' }),
    )
    await page.getByRole('searchbox').fill('TT-1001')
    await page.getByRole('heading', { name: lost[locale] }).waitFor()
    await expect.poll(said, patient).toContain(lost[locale])
    expect((await said()).join(' ')).not.toMatch(/0|٠/)
  },
)
