import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { sayIn } from './session-words.ts'
import { demoPassword } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url, { isWhole: true })

/** Codes that nobody enters are counted, three in a quarter of an hour. */
beforeEach(() => wasl().sql('delete from otp_sending'))

describe.each(inArabic)('in %s', (locale) => {
  const say = sayIn(locale)
  const heading = (page: Page, word: Parameters<typeof say>[0]) =>
    page.getByRole('heading', { level: 1, name: say(word), exact: true })
  const username = (page: Page) => page.getByLabel(say('username'), { exact: true })

  async function atCode({ script }: { script: boolean }): Promise<Page> {
    const page = await browser.open(`/${locale}/login`, { locale, script })
    if (script) await hydrated(page)
    await username(page).fill('admin.demo')
    await page.getByLabel(say('password'), { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await heading(page, 'codeTitle').waitFor()
    return page
  }

  test('without script the way back from the code leads to the first step too', async () => {
    const page = await atCode({ script: false })
    await page.getByRole('button', { name: say('back') }).press('Enter')
    await page.waitForURL(`**/${locale}/login`)
    await heading(page, 'signIn').waitFor()
    await page.goto(`/${locale}/login`)
    await heading(page, 'signIn').waitFor()
    expect(await page.getByLabel(say('code')).count()).toBe(0)
  })

  test('a step that ended elsewhere is over where another code is asked for', async () => {
    const page = await atCode({ script: true })
    await wasl().sql('delete from otp_challenge')
    await page.clock.install()
    await page.reload()
    await heading(page, 'codeTitle').waitFor()
    await hydrated(page)
    await page.clock.runFor(31_000)
    browser.expectRefusals('400 /bff/auth/code/resend')
    await page.getByRole('button', { name: say('resend') }).click()
    await page.getByText(say('codeOver'), { exact: true }).waitFor()
    await heading(page, 'signIn').waitFor()
    expect(await username(page).inputValue()).toBe('admin.demo')
  })
})
