import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

type Said = Record<Locale, string>

const menuName: Said = { en: 'Main menu', ar: 'القائمة الرئيسية' }
const pages = {
  transactions: { en: 'Transactions', ar: 'المعاملات' },
  'deleted-transactions': { en: 'Deleted transactions', ar: 'المعاملات المحذوفة' },
  'table-headers': { en: 'Table headers', ar: 'أعمدة الجدول' },
} as const satisfies Record<string, Said>

/** S2 §2, by their addresses; the point of sale has no headers of its own (S1 §6). */
const modules: Record<string, Said> = {
  'payment-request': { en: 'Payment requests', ar: 'طلبات الدفع' },
  bulk: { en: 'Bulk payments', ar: 'الدفعات الجماعية' },
  'customer-payment': { en: 'Customer payment', ar: 'مدفوعات العملاء' },
  pos: { en: 'Point of sale', ar: 'نقطة البيع' },
  catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
  'e-commerce': { en: 'E-commerce', ar: 'التجارة الإلكترونية' },
  session: { en: 'Session', ar: 'الجلسات' },
  shopify: { en: 'Shopify', ar: 'شوبيفاي' },
  event: { en: 'Events', ar: 'الفعاليات' },
  'food-ordering': { en: 'Food ordering', ar: 'طلبات الطعام' },
}

describe.each(inEnglish)('every module, in %s', (locale) => {
  const open = async (path: string): Promise<Page> => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/${path}` })
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  test('each entry of each module leads to its list, one of it, its deleted ones and its headers', async () => {
    const page = await open('help')
    const menu = page.getByRole('navigation', { name: menuName[locale] })
    const arrivesAt = async (path: string, title: Said) => {
      await page.waitForURL(`**/${locale}/dashboard/${path}`)
      await page.getByRole('heading', { level: 1, name: title[locale], exact: true }).waitFor()
    }
    for (const [module, name] of Object.entries(modules)) {
      const group = menu.getByRole('button', { name: name[locale], exact: true })
      if ((await group.getAttribute('aria-expanded')) !== 'true') await group.press('Enter')
      for (const [part, title] of Object.entries(pages)) {
        const path = `${module}/${part}`
        const link = menu.locator(`a[href="/${locale}/dashboard/${path}"]`)
        if (module === 'pos' && part === 'table-headers') {
          expect(await link.count()).toBe(0)
          const typed = await page.request.get(`/${locale}/dashboard/${path}`)
          expect(typed.status()).toBe(404)
          continue
        }
        await link.press('Enter')
        await arrivesAt(path, title)
        const row = page.locator('[data-row-id] a').first()
        if (part === 'table-headers') await page.locator('[data-header]').first().waitFor()
        else
          await row
            .or(page.getByRole('heading', { level: 2 }).first())
            .first()
            .waitFor()
        if (part === 'transactions') expect(await row.count(), `${module} has nothing`).toBe(1)
        if (part === 'table-headers' || (await row.count()) === 0) continue
        const id = (await row.textContent()) ?? ''
        await row.press('Enter')
        await page.waitForURL(`**/${locale}/dashboard/${path}/${id}`)
        await page.locator('main dl').filter({ visible: true }).first().waitFor()
      }
    }
  })

  test('all transactions stand in one list, also of one module alone', async () => {
    const page = await open('transactions?plugin=event')
    await page.locator('[data-row-id]').first().waitFor()
    const modulesShown = await page
      .locator('[data-row-id]')
      .evaluateAll((rows) => rows.map((row) => row.textContent))
    expect(modulesShown.length).toBeGreaterThan(1)
    for (const shown of modulesShown) expect(shown).toContain(modules['event']?.[locale])
  })
})
