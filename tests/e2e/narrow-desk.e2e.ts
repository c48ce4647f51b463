import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  send: { en: 'Create and send', ar: 'إنشاء وإرسال' },
}

const narrow = { width: 320, height: 640 }

async function opened(locale: Locale, path: string): Promise<Page> {
  const page = await browser.blank({ locale, ...narrow })
  await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/${path}` })
  return page
}

describe.each(inArabic)('on a screen of 320 px in %s', (locale) => {
  test('what takes the focus in a new request stands above the bar, with the preview behind it', async () => {
    const page = await opened(locale, 'payment-request/create')
    const send = page.getByRole('button', { name: words.send[locale], exact: true })
    await page.frameLocator('iframe').locator('[data-box="bar"]').waitFor({ state: 'attached' })
    // The preview's own bar has been measured.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await page.getByRole('heading', { level: 1 }).focus()
    const covered: string[] = []
    while (!(await send.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab')
      covered.push(...(await send.evaluate(coveredBeside)))
    }
    expect(covered).toEqual([])
  })

  test('the sums of a list leave the first screen to its rows', async () => {
    const page = await opened(locale, 'payment-request/transactions')
    await page.getByRole('row').first().waitFor()
    const sums = await page.locator('[data-box="totals"]').boundingBox()
    expect(sums?.height).toBeLessThan(130)
  })

  test('when a report was asked for stands beside its press, not under it', async () => {
    const page = await opened(locale, 'generated-reports')
    await page.getByRole('row').first().waitFor()
    const under = await page.evaluate(() => {
      const seen = [...document.querySelectorAll('td time')].filter((time) => time.checkVisibility())
      return seen.flatMap((time) => {
        const press = time.closest('td')?.querySelector('button')?.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(time)
        const isUnder = [...range.getClientRects()].some(
          (line) =>
            press &&
            line.left < press.right &&
            line.right > press.left &&
            line.top < press.bottom &&
            line.bottom > press.top,
        )
        return isUnder ? [time.textContent] : []
      })
    })
    expect(under).toEqual([])
  })
})

/** What has the focus, if the bar in which the press stands covers its lower end. */
function coveredBeside(press: Element): string[] {
  const bar = press.parentElement
  const at = document.activeElement
  if (!bar || !at || bar.contains(at)) return []
  const px = Math.round(at.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)
  return px > 0 ? [`${at.id || at.textContent}: ${px} px`] : []
}
