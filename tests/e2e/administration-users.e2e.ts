import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  title: { en: 'Administration', ar: 'لوحة الإدارة' },
  roles: { en: 'Roles', ar: 'الأدوار' },
  addRole: { en: 'Add a role', ar: 'إضافة دور' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  create: { en: 'Make payment requests', ar: 'إنشاء طلبات الدفع' },
  add: { en: 'Add a user', ar: 'إضافة مستخدم' },
  username: { en: 'Username', ar: 'اسم المستخدم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  invited: { en: /the link was mailed$/, ar: /وإرسال الرابط$/ },
  firstPassword: { en: 'Choose your password', ar: 'اختر كلمة المرور' },
  search: { en: 'Search users', ar: 'البحث في المستخدمين' },
  disable: { en: 'Disable', ar: 'تعطيل' },
  disabled: { en: 'Hessa is disabled and signed out', ar: 'تم تعطيل حصة وإنهاء جلساته' },
  enable: { en: 'Enable', ar: 'تفعيل' },
  evening: { en: 'Evening desk', ar: 'مكتب المساء' },
  delete: { en: 'Delete', ar: 'حذف' },
  undo: { en: 'Undo', ar: 'تراجع' },
  close: { en: 'Close', ar: 'إغلاق' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const roleNames = { en: { en: 'Night desk', ar: 'مكتب الليل' }, ar: { en: 'Day desk', ar: 'مكتب النهار' } }

describe.each(inEnglish)('in %s', (locale) => {
  test('a role is made by keyboard, a colleague is invited with it and disabled', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/users')
    const username = `hessa.${locale}`
    const role = roleNames[locale]
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration` })
    await page.getByRole('heading', { level: 1, name: words.title[locale] }).waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: words.roles[locale], exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: words.roles[locale] }).waitFor()

    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: words.addRole[locale] }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: words.nameEn[locale] }).fill(role.en)
    await dialog.getByRole('textbox', { name: words.nameAr[locale] }).fill(role.ar)
    await dialog.getByRole('checkbox', { name: words.create[locale] }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: words.addRole[locale] }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: role[locale] }).waitFor()
    await page.getByRole('row', { name: role[locale] }).waitFor()
    expect(await axeComplaints(page)).toEqual([])

    await page.goto(new URL(`/${locale}/dashboard/administration/users`, wasl().url).href)
    await page.getByRole('button', { name: words.add[locale] }).click()
    await dialog.getByRole('textbox', { name: words.username[locale] }).fill(username)
    await dialog.getByRole('textbox', { name: words.email[locale] }).fill(`${username}@tamra-tide.example`)
    await dialog.getByRole('textbox', { name: words.nameEn[locale] }).fill('Hessa')
    await dialog.getByRole('button', { name: words.add[locale] }).click()
    await dialog.getByText(words.required[locale]).waitFor()
    const arabicName = dialog.getByRole('textbox', { name: words.nameAr[locale] })
    await expect.poll(() => arabicName.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('حصة')
    await dialog.getByRole('checkbox', { name: role[locale], exact: true }).check()
    expect(await axeComplaints(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText(words.invited[locale]).first().waitFor()

    const [mail] = await wasl().sql(
      `select text from message where occasion = 'invited' and recipient = '${username}@tamra-tide.example'`,
    )
    const [token] = /#token=[\w-]+/.exec(String(mail?.['text'])) ?? []
    const invited = await browser.blank({ locale })
    await invited.goto(new URL(`/${locale}/reset-password${token}`, wasl().url).href)
    await invited.getByRole('heading', { level: 1, name: words.firstPassword[locale] }).waitFor()
    await invited.reload()
    await invited.getByRole('heading', { level: 1, name: words.firstPassword[locale] }).waitFor()
    await invited.close()
    await page.getByRole('searchbox', { name: words.search[locale] }).fill(username)
    await page.keyboard.press('Enter')
    const row = page.getByRole('row', { name: 'Hessa' })
    await expect.poll(() => page.locator('[data-row-id]').count()).toBe(1)
    await row.getByText(role[locale]).waitFor()
    await row.getByText('Hessa', { exact: true }).click()
    await dialog.getByRole('button', { name: words.disable[locale] }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.disable[locale], exact: true })
      .click()
    await page.getByText(words.disabled[locale]).first().waitFor()
    await dialog.getByRole('button', { name: words.enable[locale] }).waitFor()
    await wasl().sql(`delete from staff_user_role; delete from staff_role`)
  })

  test('a role is deleted without a question: an undo brings it back, and without one it goes', async () => {
    await wasl().sql(`insert into staff_role
      (merchant_id, public_id, name_en, name_ar, permissions, created_at, updated_at)
      select merchant_id, 'ROLE-UNDO', 'Evening desk', 'مكتب المساء', '{payment.create}', created_at, created_at
      from staff_user where username = 'admin.demo'`)
    const stored = async () =>
      (await wasl().sql(`select 1 from staff_role where public_id = 'ROLE-UNDO'`)).length
    const page = await browser.blank({ locale })
    const next = `/${locale}/dashboard/administration/roles?open=ROLE-UNDO`
    await signIn(page, 'admin.demo', locale, { next })
    const row = page.getByRole('row', { name: words.evening[locale] })
    const drawer = page.getByRole('dialog', { name: words.evening[locale] })
    await drawer.getByRole('button', { name: words.delete[locale] }).press('Enter')
    await row.waitFor({ state: 'hidden' })
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: words.undo[locale], exact: true }).click()
    await row.waitFor()
    expect(await stored()).toBe(1)
    await row.getByText(words.evening[locale]).click()
    await drawer.getByRole('button', { name: words.delete[locale] }).click()
    await page
      .locator('[data-notice]')
      .getByRole('button', { name: words.close[locale], exact: true })
      .click()
    await expect.poll(stored).toBe(0)
    await row.waitFor({ state: 'hidden' })
  })
})
