import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  newKey: { en: 'New key', ar: 'مفتاح جديد' },
  name: { en: 'Name', ar: 'الاسم' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  read: { en: /^Read transactions/, ar: /^قراءة المعاملات/ },
  stay: { en: 'Stay', ar: 'البقاء' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  kept: { en: 'I have kept it', ar: 'حفظته عندي' },
  revoke: { en: 'Revoke', ar: 'إلغاء المفتاح' },
  yes: { en: 'Yes, revoke', ar: 'نعم، ألغِه' },
  revoked: { en: 'Key revoked', ar: 'أُلغي المفتاح' },
  tooMany: { en: 'At most 50 keys are open at once. Revoke one first.', ar: /مفتاحًا مفتوحًا على الأكثر/ },
  newHook: { en: 'New webhook', ar: 'Webhook جديد' },
  url: { en: 'Address', ar: 'العنوان' },
  add: { en: 'Add the webhook', ar: 'إضافة الـ Webhook' },
  outside: { en: /^The demo calls nobody outside/, ar: /^لا يتصل العرض التجريبي بأحد/ },
  test: { en: /^Send a test/, ar: /^إرسال تجربة/ },
  delivered: { en: 'Delivered', ar: 'وصل' },
  details: { en: /^Details webhook\.test/, ar: /^التفاصيل webhook\.test/ },
  again: { en: 'Send again', ar: 'إرسال مرة أخرى' },
  onItsWay: { en: 'On its way again', ar: 'في الطريق من جديد' },
  first: { en: /^Try 1/, ar: /^المحاولة 1/ },
  second: { en: /^Try 2/, ar: /^المحاولة 2/ },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

describe.each(inEnglish)('in %s', (locale) => {
  test('a key is made by keyboard, told once, and revoked', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/api-keys')
    const path = `/${locale}/dashboard/administration/api-keys`
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration` })
    await page.locator(`a[href="${path}"]`).first().click()
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('alertdialog')
    await page.getByRole('button', { name: words.newKey[locale], exact: true }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('checkbox', { name: words.read[locale] }).check()
    await dialog.getByRole('button', { name: words.newKey[locale], exact: true }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText(words.required[locale]).waitFor()
    const name = dialog.getByRole('textbox', { name: words.name[locale], exact: true })
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('Till 7')
    // Back closes the drawer, and loses nothing of what was typed.
    await page.evaluate(() => history.back())
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: words.newKey[locale], exact: true }).click()
    await expect.poll(() => name.inputValue()).toBe('Till 7')
    await name.press('Enter')
    const secret = await dialog.getByText(/^wasl_\S+\.\S+$/).textContent()
    // Back would take it away for good.
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: words.stay[locale], exact: true }).click()
    await dialog.getByText(secret ?? '', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: words.kept[locale], exact: true }).click()
    const row = page.getByRole('row', { name: 'Till 7' })
    await row.waitFor()
    expect(await page.content()).not.toContain(secret?.split('.')[1])
    await row.getByText('Till 7').click()
    await dialog.getByRole('button', { name: words.revoke[locale], exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.yes[locale] }).click()
    await page.getByText(words.revoked[locale], { exact: true }).waitFor()
    await wasl().sql(`delete from api_key where name = 'Till 7'`)
  })

  test('one key too many is refused in words, and what was typed is made once there is room', async () => {
    browser.expectRefusals('409 /bff/dashboard/administration/api-keys')
    const path = `/${locale}/dashboard/administration/api-keys`
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: path })
    await wasl().sql(`insert into api_key
      (merchant_id, key_id, name, secret_hash, scopes, created_by, created_at)
      select merchant_id, 'many' || n, 'many', 'many', '{requests:create}', username, created_at
      from staff_user, generate_series(1, 50) n where username = 'admin.demo'`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: words.newKey[locale], exact: true }).click()
    const name = dialog.getByRole('textbox', { name: words.name[locale], exact: true })
    await name.fill('Till 8')
    await dialog.getByRole('checkbox', { name: words.read[locale] }).check()
    await name.press('Enter')
    const refusal = dialog.getByRole('alert').filter({ hasText: words.tooMany[locale] })
    await refusal.waitFor()
    expect(await refusal.getByRole('button').count()).toBe(0)
    expect(await name.inputValue()).toBe('Till 8')
    await wasl().sql(`delete from api_key where name = 'many'`)
    await name.press('Enter')
    await dialog.getByText(/^wasl_\S+\.\S+$/).waitFor()
    await wasl().sql(`delete from api_key where name = 'Till 8'`)
  })

  test('a private address is refused, a test is delivered, and its delivery is sent again', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/webhooks')
    const path = `/${locale}/dashboard/administration/webhooks`
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: path })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: words.newHook[locale], exact: true }).click()
    await dialog.getByRole('textbox', { name: words.url[locale], exact: true }).fill('https://10.0.0.7/hooks')
    await dialog.getByRole('button', { name: words.add[locale], exact: true }).click()
    await dialog.getByText(words.outside[locale]).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.leave[locale], exact: true })
      .click()
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: words.test[locale] }).first().focus()
    await page.keyboard.press('Enter')
    const details = page.getByRole('button', { name: words.details[locale] }).first()
    await details.waitFor()
    await wasl().settle()
    await details.click()
    await dialog.getByText(words.first[locale]).waitFor()
    await dialog.getByText(words.delivered[locale], { exact: true }).waitFor()
    await dialog.getByRole('button', { name: words.again[locale], exact: true }).click()
    await page.getByText(words.onItsWay[locale], { exact: true }).waitFor()
    await wasl().settle()
    await dialog.getByText(words.second[locale]).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(2)
  })
})
