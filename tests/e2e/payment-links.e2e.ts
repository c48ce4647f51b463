import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { payerAt } from './payer.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  newLink: { en: 'New link', ar: 'رابط جديد' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  uses: { en: /^How many may pay/, ar: /^عدد من يمكنهم الدفع/ },
  wrongUses: { en: 'A whole number from 1 to 100,000', ar: 'عدد صحيح من 1 إلى 100,000' },
  description: { en: /^Description, English/, ar: /^الوصف بالإنجليزية|^الوصف، بالإنجليزية/ },
  create: { en: 'Create link', ar: 'إنشاء الرابط' },
  made: { en: 'The link is made', ar: 'تم إنشاء الرابط' },
  code: { en: /^QR code of/, ar: /^رمز QR:/ },
  all: { en: 'All reusable links', ar: 'كل الروابط المتعددة الاستخدام' },
  name: { en: 'Your name', ar: 'اسمك' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  pay: { en: 'Continue to pay', ar: 'المتابعة إلى الدفع' },
  full: { en: 'Others are paying the last places', ar: 'هناك من يدفع الآن في الأماكن الأخيرة' },
  usedUp: { en: 'All payments of this link have been made', ar: 'اكتملت كل مدفوعات هذا الرابط' },
  inactive: { en: 'This link takes no payments any more', ar: 'لم يعد هذا الرابط يستقبل مدفوعات' },
  paid: { en: '2 of 2 paid', ar: 'دُفع 2 من 2' },
  closed: { en: /closed, English/, ar: /إغلاقه، بالإنجليزية/ },
  theirs: { en: /^Payments/, ar: /^المدفوعات/ },
  tasting: { en: 'Coffee tasting, one seat', ar: 'تذوّق القهوة، مقعد واحد' },
  title: { en: 'Workshop in spring', ar: 'Workshop in spring' },
} as const

const payerPage = (page: Page, locale: 'en' | 'ar') => ({
  fill: async (name: string) => {
    await page.getByRole('textbox', { name: words.name[locale], exact: true }).fill(name)
    await page.getByRole('textbox', { name: words.phone[locale], exact: true }).fill('50012345')
  },
  press: () => page.getByRole('button', { name: words.pay[locale], exact: true }).click(),
})

describe.each(inEnglish)('in %s', (locale) => {
  test('staff make a link by keyboard, two payers pay by it, and the third is told that it is used up', async () => {
    browser.expectRefusals('400 /bff/link/*/form', '409 /bff/link/*/form')
    const staff = await browser.blank({ locale })
    await signIn(staff, 'admin.demo', locale, { next: `/${locale}/dashboard/payment-request/links` })
    await staff.getByRole('row', { name: words.tasting[locale] }).waitFor()
    expect(await axeComplaints(staff)).toEqual([])
    await staff.getByRole('link', { name: words.newLink[locale], exact: true }).focus()
    await staff.keyboard.press('Enter')
    const amount = staff.getByRole('textbox', { name: words.amount[locale], exact: true })
    await amount.focus()
    await staff.keyboard.type('7.250')
    const uses = staff.getByRole('textbox', { name: words.uses[locale] })
    await uses.focus()
    await staff.keyboard.type('0')
    await staff.keyboard.press('Enter')
    await staff.getByRole('link', { name: words.wrongUses[locale] }).press('Enter')
    expect(await uses.evaluate((field) => field === document.activeElement)).toBe(true)
    await staff.keyboard.press('ControlOrMeta+A')
    await staff.keyboard.type('2')
    await staff.getByRole('textbox', { name: words.description[locale] }).fill(words.title[locale])
    expect(await axeComplaints(staff)).toEqual([])
    await staff.getByRole('button', { name: words.create[locale], exact: true }).focus()
    await staff.keyboard.press('Enter')
    await staff.getByRole('heading', { level: 1, name: words.made[locale] }).waitFor()
    await staff.getByRole('img', { name: words.code[locale] }).waitFor()
    expect(await axeComplaints(staff)).toEqual([])
    const [link] = await wasl().sql(`select public_id from payment_link order by id desc limit 1`)
    const id = String(link?.['public_id'])
    const address = `/${locale}/link/${id}`

    // Looking makes nothing, and neither does a press that is refused.
    const made = async () =>
      (await wasl().sql(`select initiator from payment_transaction where initiator = 'link:${id}'`)).length
    const second = await browser.open(address, { locale, width: 390, height: 844 })
    expect(await axeComplaints(second)).toEqual([])
    await payerPage(second, locale).press()
    await second.getByText(words.required[locale]).first().waitFor()
    expect(await made()).toBe(0)
    expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    const third = await browser.open(address, { locale })
    await third.getByRole('button', { name: words.pay[locale] }).waitFor()
    const pressAt = async (page: Page, name: string) => {
      await payerPage(page, locale).fill(name)
      await payerPage(page, locale).press()
      await page.waitForURL(new RegExp(`/${locale}/pay/[\\w-]+$`))
    }
    const payAt = async (page: Page) => {
      const payer = payerAt(page, locale)
      await payer.goToBank()
      return async () => {
        await payer.answer('bankApprove')
        await payer.arrivesAtResult()
      }
    }
    const first = await browser.open(address, { locale, width: 390, height: 844, script: false })
    await first.getByRole('heading', { level: 1, name: words.title[locale] }).waitFor()
    await pressAt(first, 'Noura')
    const firstPays = await payAt(first)
    await firstPays()
    await first.close()
    await pressAt(second, 'Salem')
    // A place is held for who is at the bank.
    const secondPays = await payAt(second)
    const fourth = await browser.open(address, { locale })
    await fourth.getByRole('heading', { name: words.full[locale] }).waitFor()
    await secondPays()
    // Whoever had the form open presses it, and whoever comes later sees it at once.
    await payerPage(third, locale).fill('Dana')
    await payerPage(third, locale).press()
    await third.getByRole('heading', { name: words.usedUp[locale] }).waitFor()
    expect(await axeComplaints(third)).toEqual([])
    await fourth.reload()
    await fourth.getByRole('heading', { name: words.usedUp[locale] }).waitFor()
    expect(await made()).toBe(2)

    await staff.getByRole('link', { name: words.all[locale] }).press('Enter')
    const dialog = staff.getByRole('dialog')
    const row = staff
      .getByRole('row', { name: words.title[locale] })
      .filter({ hasText: words.paid[locale] })
      .first()
    await row.getByText(words.title[locale], { exact: true }).click()
    await dialog.getByRole('link', { name: words.theirs[locale] }).press('Enter')
    await staff.waitForURL(/initiator=/)
    const [child] = await wasl().sql(
      `select public_id from payment_transaction where initiator = 'link:${id}' order by id limit 1`,
    )
    await staff.goto(
      `${wasl().url}/${locale}/dashboard/payment-request/transactions/${String(child?.['public_id'])}`,
    )
    await staff.getByRole('link', { name: id, exact: true }).press('Enter')
    await staff.waitForURL(new RegExp(`payment-request/links\\?open=${id}`))
    await dialog.getByRole('img', { name: words.code[locale] }).waitFor()
    expect(await axeComplaints(staff)).toEqual([])
  })

  test('a link is given another limit and switched off by keyboard, and says so in the merchant’s words', async () => {
    const staff = await browser.blank({ locale })
    await signIn(staff, 'admin.demo', locale, { next: `/${locale}/dashboard/payment-request/links` })
    const name = words.tasting[locale]
    const row = staff.getByRole('row', { name })
    await row.getByRole('gridcell').first().focus()
    await staff.keyboard.press('Enter')
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.uses[locale] }).fill('30')
    await dialog.getByRole('textbox', { name: words.closed[locale] }).fill('See you in spring.')
    expect(await axeComplaints(staff)).toEqual([])
    await staff.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await row.getByRole('switch').focus()
    if ((await row.getByRole('switch').getAttribute('aria-checked')) !== 'false') {
      await staff.keyboard.press('Space')
    }
    const [stored] = await wasl().sql(
      `select max_uses, inactive_message_en from payment_link where public_id = 'LINK-TASTING'`,
    )
    expect(stored).toEqual({ max_uses: 30, inactive_message_en: 'See you in spring.' })
    const active = async () =>
      (await wasl().sql(`select active from payment_link where public_id = 'LINK-TASTING'`))[0]?.['active']
    await expect.poll(active).toBe(false)
    const page = await browser.open('/en/link/LINK-TASTING', { locale: 'en', width: 390, height: 844 })
    await page.getByRole('heading', { name: words.inactive.en }).waitFor()
    await page.getByText('See you in spring.').waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await wasl().sql(`update payment_link set active = true where public_id = 'LINK-TASTING'`)
  })
})
