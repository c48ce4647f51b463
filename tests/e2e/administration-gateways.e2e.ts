import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  list: { en: /^Gateways in the order/, ar: /^بوابات الدفع بترتيب/ },
  card: { en: 'Credit card', ar: 'بطاقة ائتمان' },
  knet: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
  edit: { en: 'Edit Credit card', ar: 'تعديل بطاقة ائتمان' },
  fee: { en: 'Fee KWD', ar: 'الرسوم KWD' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  decimals: {
    en: 'Use at most 3 decimals',
    ar: 'استخدم 3 منازل عشرية على الأكثر',
  },
  offered: { en: 'KNET debit card is offered', ar: 'بطاقة كي نت معروضة' },
  off: {
    en: 'Switched off. Payments that have begun go on.',
    ar: 'أُوقفت. الدفعات التي بدأت تستمر.',
  },
  actions: { en: 'Actions for Credit card', ar: 'إجراءات بطاقة ائتمان' },
  up: { en: 'Move up', ar: 'نقل إلى أعلى' },
  ordered: { en: 'Order saved', ar: 'تم حفظ الترتيب' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

describe.each(inArabic)('in %s', (locale) => {
  test('a fee is changed by keyboard, a gateway is switched off, and the pay page shows both', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/gateways/card')
    await wasl().sql(
      `update gateway set active = true, fees = '{"KWD": "0.250"}', limits = '{}', position = 0 where merchant_id = 1 and code in ('card', 'knet')`,
    )
    const request = await wasl().payLink({ amount: '5.000', gateways: ['knet', 'card', 'cod'] })
    const path = `/${locale}/dashboard/administration/gateways`
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: path })
    await page.getByRole('list', { name: words.list[locale] }).waitFor()

    await page.getByRole('button', { name: words.edit[locale], exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const name = dialog.getByRole('textbox', { name: words.nameEn[locale], exact: true })
    const kept = await name.inputValue()
    await name.fill('')
    const fee = dialog.getByRole('textbox', { name: words.fee[locale], exact: true }).first()
    await fee.fill('0.7505')
    await fee.press('Enter')
    await dialog.getByText(words.required[locale], { exact: true }).waitFor()
    await dialog.getByText(words.decimals[locale], { exact: true }).waitFor()
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(kept)
    await fee.fill('٠٫٧٥٠')
    await fee.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByText(/KWD.*0\.750/)
      .first()
      .waitFor()

    const shown = page.getByRole('switch', { name: words.offered[locale] })
    await shown.focus()
    await page.keyboard.press('Space')
    await page.getByText(words.off[locale], { exact: true }).waitFor()

    await page.getByRole('button', { name: words.actions[locale], exact: true }).click()
    await page.getByRole('menuitem', { name: words.up[locale] }).click()
    await page.getByText(words.ordered[locale], { exact: true }).waitFor()

    const payer = await browser.open(`/${locale}/pay/${request}`, { locale })
    await hydrated(payer)
    await payer.getByText('0.750').first().waitFor()
    expect(await payer.getByText(words.knet[locale], { exact: true }).count()).toBe(0)
    await wasl().sql(`update gateway set active = true, fees = '{}' where merchant_id = 1 and code = 'knet'`)
  })
})
