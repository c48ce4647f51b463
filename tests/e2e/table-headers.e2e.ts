import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  addAll: { en: 'Add all', ar: 'إضافة الكل' },
  add: { en: 'Add Initiator', ar: 'إضافة المنشئ' },
  takeOut: { en: 'Take Initiator out', ar: 'إزالة المنشئ' },
  save: { en: 'Save the table', ar: 'حفظ الجدول' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  initiator: { en: 'Initiator', ar: 'المنشئ' },
  applied: { en: 'Applied successfully', ar: 'تم التنفيذ بنجاح' },
  forbidden: { en: 'This part is not open to you', ar: 'هذا القسم غير متاح لك' },
} as const satisfies Record<string, Record<Locale, string>>

/** The arrangement is the merchant's, so each language has a module of its own. */
const moduleOf = { en: 'payment-request', ar: 'e-commerce' }

describe.each(inArabic)('the headers of a table, in %s', (locale) => {
  const headers = `/${locale}/dashboard/${moduleOf[locale]}/table-headers`
  const open = async (username: string, next: string): Promise<Page> => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, username, locale, { next })
    return page
  }
  const button = (page: Page, word: 'add' | 'takeOut' | 'save' | 'cancel') =>
    page.getByRole('button', { name: words[word][locale], exact: true })
  const chosen = (page: Page) =>
    page
      .locator('[data-header]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-header')))

  test('by keyboard they are added, moved and saved, for everybody of the merchant', async () => {
    const page = await open('admin.demo', headers)
    await button(page, 'add').press('Enter')
    expect((await chosen(page)).at(-1)).toBe('initiator')
    await button(page, 'takeOut').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    const moved = 'id state amount fee gateway_name initiator customer_name created'
    expect(await chosen(page)).toEqual(moved.split(' '))
    // Under the bar at the top a target is as small as what is left of it.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axeComplaints(page)).toEqual([])
    await button(page, 'save').press('Enter')
    await page.getByText(words.applied[locale]).waitFor()

    const cashier = await open('cashier.demo', headers.replace('table-headers', 'transactions'))
    await cashier.getByRole('columnheader', { name: words.initiator[locale] }).waitFor()
    await cashier.goto(headers)
    await cashier.getByRole('heading', { name: words.forbidden[locale] }).waitFor()
  })

  test('by pointer they are dragged to their place, and out of the table', async () => {
    const page = await open('admin.demo', headers)
    const line = (name: string) => page.locator(`[data-header="${name}"]`)
    await line('created').waitFor()
    const before = await chosen(page)
    const middle = async (name: string) => {
      const box = await line(name).locator('span').first().boundingBox()
      if (!box) throw new Error(`${name} is not in the table`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const drag = async (name: string, to: { x: number; y: number }) => {
      await line(name).scrollIntoViewIfNeeded()
      const from = await middle(name)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await page.mouse.up()
    }
    const second = await middle('state')
    await drag('fee', { x: second.x, y: second.y - 4 })
    expect((await chosen(page)).slice(0, 3)).toEqual(['id', 'fee', 'state'])
    const others = await page.locator('section[aria-labelledby="headers-available"]').boundingBox()
    await drag('fee', { x: (others?.x ?? 0) + 20, y: second.y })
    expect(await chosen(page)).toEqual(before.filter((name) => name !== 'fee'))
    await button(page, 'cancel').press('Enter')
    expect(await chosen(page)).toEqual(before)
  })

  test('the preview is in sight of a desk, and a header that is moved in sight of its long list', async () => {
    const page = await open('admin.demo', headers)
    await page.setViewportSize({ width: 1440, height: 900 })
    const preview = page.locator('section[aria-labelledby="headers-preview"]')
    await preview.locator('tbody tr').first().waitFor()
    const boxOf = async (of: Locator) => {
      const box = await of.boundingBox()
      if (!box) throw new Error('nothing is drawn there')
      return { top: box.y, bottom: box.y + box.height, x: box.x, height: box.height }
    }
    expect((await boxOf(preview)).bottom).toBeLessThan(900)

    await page.getByRole('button', { name: words.addAll[locale] }).press('Enter')
    const list = page.locator('section[aria-labelledby="headers-selected"] ol')
    const line = page.locator('[data-header="amount"]')
    const isSeen = async () => {
      const [at, room] = [await boxOf(line), await boxOf(list)]
      return at.top >= room.top - 1 && at.bottom <= room.bottom + 1
    }
    expect((await boxOf(preview)).bottom).toBeLessThan(900)
    await line.getByRole('button').last().focus()
    for (let step = 0; step < 12; step++) await page.keyboard.press('Alt+ArrowDown')
    expect((await chosen(page)).indexOf('amount')).toBe(14)
    expect(await isSeen()).toBe(true)

    // Held at the edge of the list, it goes on into what was not in sight.
    const from = await boxOf(line.locator('span').first())
    const { bottom } = await boxOf(list)
    await page.mouse.move(from.x + 8, from.top + from.height / 2)
    await page.mouse.down()
    for (let step = 0; step < 12; step++) await page.mouse.move(from.x + 8, bottom - 2 - (step % 2))
    await page.mouse.up()
    expect((await chosen(page)).indexOf('amount')).toBeGreaterThan(17)
    expect(await isSeen()).toBe(true)
    await button(page, 'cancel').press('Enter')
  })
})
