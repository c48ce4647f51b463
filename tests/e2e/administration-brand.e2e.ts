import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  brand: { en: 'Brand', ar: 'العلامة التجارية' },
  ofUnits: { en: /payment pages and receipts show/i, ar: /صفحات الدفع والإيصالات/ },
  colour: { en: 'Brand colour', ar: 'لون العلامة التجارية' },
  wrongColour: { en: /Write a colour as #/, ar: /اكتب اللون بعلامة #/ },
  adjusted: { en: /too light for words on white/, ar: /فاتح أكثر من اللازم/ },
  name: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  save: { en: 'Save changes', ar: 'حفظ التغييرات' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  discard: { en: 'Discard changes', ar: 'تجاهل التغييرات' },
  terms: { en: 'Terms in English', ar: 'الشروط بالإنجليزية' },
  see: { en: 'See it as customers do', ar: 'اعرضها كما يراها العملاء' },
  frame: { en: 'The pay page with this brand', ar: 'صفحة الدفع بهذه العلامة التجارية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  units: { en: 'Units', ar: 'الوحدات' },
  move: { en: /^Move/, ar: /^نقل/ },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

describe.each(inArabic)('in %s', (locale) => {
  test('a brand is changed by keyboard with the pay page beside it, and payers see it', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/brand')
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration/brand` })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const save = page.getByRole('button', { name: words.save[locale], exact: true })

    await field(words.colour[locale]).fill('#ffd400')
    await page.getByText(words.adjusted[locale]).waitFor()
    await field(words.colour[locale]).fill('yellow')
    await save.focus()
    await page.keyboard.press('Enter')
    await page.getByText(words.wrongColour[locale]).waitFor()
    await expect
      .poll(() => field(words.colour[locale]).evaluate((input) => input === document.activeElement))
      .toBe(true)

    const title = `Tamra and Tide ${locale}`
    await field(words.colour[locale]).fill('#1f7a8c')
    const titleAr = `تمرة ومد ${locale}`
    await field(words.name[locale]).fill(title)
    await field(words.nameAr[locale]).fill(titleAr)
    const preview = page.frameLocator(`iframe[title="${words.frame[locale]}"]`)
    await preview.getByRole('button', { includeHidden: true }).first().waitFor()
    await expect
      .poll(() =>
        preview
          .locator('html')
          .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand').trim().toLowerCase()),
      )
      .toBe('#1f7a8c')

    await field(words.terms[locale]).fill('<p>Pay <b>first</b></p><script>alert(1)</script>')
    await page.getByRole('button', { name: words.see[locale], exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Pay first').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await save.focus()
    await page.keyboard.press('Enter')
    await page.getByText(words.saved[locale], { exact: true }).first().waitFor()
    const [row] = await wasl().sql(`select title_en, brand, terms_en from merchant where id = 1`)
    expect(row).toEqual({ title_en: title, brand: '#1f7a8c', terms_en: '<p>Pay <b>first</b></p>' })
    await page.getByRole('button', { name: words.discard[locale] }).waitFor({ state: 'hidden' })

    // The desk around it follows, without a reload.
    const name = page.getByText(locale === 'en' ? title : titleAr, { exact: true })
    await name.filter({ visible: true }).waitFor()
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
      )
      .toBe('#1f7a8c')
  })

  test('the page of the brand and that of the units say what is whose, and lead to each other', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration/brand` })
    for (const area of ['units', 'brand'] as const) {
      const sentence = page.getByText(words.ofUnits[locale])
      await sentence.getByRole('link', { name: words[area][locale], exact: true }).click()
      await page.getByRole('heading', { level: 1, name: words[area][locale], exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/${locale}/dashboard/administration/${area}`)
    }
  })

  test('a unit that has come to an end of the list keeps the focus, and goes no further', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration/units` })
    const list = page.getByRole('region', { name: words.units[locale], exact: true })
    const move = list.getByRole('row').getByRole('button', { name: words.move[locale] })
    const name = await move.nth(2).getAttribute('aria-label')
    const up = page.getByRole('button', { name: name ?? '', exact: true })
    const order = async () =>
      (await wasl().sql(`select key from unit where merchant_id = 1 order by position`)).map(({ key }) => key)
    const [first = '', next = '', ...others] = await order()
    await up.press('Enter')
    await expect.poll(order).toEqual([next, first, ...others])
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true')
    expect(await up.evaluate((press) => press === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await move.nth(1).press('Enter')
    await expect.poll(order).toEqual([first, next, ...others])
  })
})
