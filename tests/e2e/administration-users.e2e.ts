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
  save: { en: 'Save changes', ar: 'حفظ التغييرات' },
  add: { en: 'Add a user', ar: 'إضافة مستخدم' },
  username: { en: 'Username', ar: 'اسم المستخدم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  invited: { en: /the link was mailed$/, ar: /وإرسال الرابط$/ },
  firstPassword: { en: 'Choose your password', ar: 'اختر كلمة المرور' },
  search: { en: 'Search users', ar: 'البحث في المستخدمين' },
  actions: { en: 'Actions for Hessa', ar: 'إجراءات حصة' },
  disable: { en: 'Disable', ar: 'تعطيل' },
  disabled: { en: 'Hessa is disabled and signed out', ar: 'تم تعطيل حصة وإنهاء جلساته' },
  enable: { en: 'Enable', ar: 'تفعيل' },
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
    await dialog.getByRole('button', { name: words.save[locale] }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 3, name: role[locale] }).waitFor()
    expect(await axeComplaints(page)).toEqual([])

    await page.goto(new URL(`/${locale}/dashboard/administration/users`, wasl().url).href)
    await page.getByRole('button', { name: words.add[locale] }).click()
    await dialog.getByRole('textbox', { name: words.username[locale] }).fill(username)
    await dialog.getByRole('textbox', { name: words.email[locale] }).fill(`${username}@tamra-tide.example`)
    await dialog.getByRole('textbox', { name: words.nameEn[locale] }).fill('Hessa')
    await dialog.getByRole('button', { name: words.save[locale] }).click()
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
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await page.getByRole('article').getByText(role[locale]).waitFor()
    await page.getByRole('button', { name: words.actions[locale] }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: words.disable[locale] }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.disable[locale], exact: true })
      .click()
    await page.getByText(words.disabled[locale]).first().waitFor()
    await page.getByRole('button', { name: words.actions[locale] }).click()
    await page.getByRole('menuitem', { name: words.enable[locale] }).waitFor()
    await wasl().sql(`delete from staff_user_role; delete from staff_role`)
  })
})
