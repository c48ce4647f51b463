import { otherLocale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  hours: { en: 'Hours a request for approval waits', ar: 'ساعات انتظار طلب الموافقة' },
  other: { en: 'العربية', ar: 'English' },
  save: { en: 'Save changes', ar: 'حفظ التغييرات' },
  changed: { en: /Somebody else has changed the settings/, ar: /عدّل شخص آخر الإعدادات/ },
  again: { en: 'Look at it again', ar: 'راجعه مرة أخرى' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
} as const

describe.each(inEnglish)('in %s', (locale) => {
  test('what was typed on a page of the administration stands while somebody else saves theirs', async () => {
    browser.expectRefusals('409 /bff/dashboard/administration/settings')
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration/settings` })
    const hours = page.locator('#settings-approvalHours')
    await hours.fill('36')
    await wasl().sql('update merchant set approval_hours = 72, revision = revision + 1 where id = 1')

    const language = otherLocale(locale)
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/administration/settings'))
    await page.getByRole('link', { name: words.other[locale], exact: true }).click()
    await stored
    await page.getByRole('textbox', { name: words.hours[language] }).waitFor()
    expect(await hours.inputValue()).toBe('36')

    const save = page.getByRole('button', { name: words.save[language], exact: true })
    await save.click()
    await page.getByText(words.changed[language]).waitFor()
    expect(await hours.inputValue()).toBe('36')

    await page.getByRole('button', { name: words.again[language], exact: true }).click()
    await expect.poll(() => hours.inputValue()).toBe('72')
    expect(await page.getByText(words.changed[language]).count()).toBe(0)
    await hours.fill('48')
    await save.click()
    await page.getByText(words.saved[language], { exact: true }).waitFor()
    expect(await wasl().sql('select approval_hours from merchant where id = 1')).toEqual([
      { approval_hours: 48 },
    ])
  })
})
