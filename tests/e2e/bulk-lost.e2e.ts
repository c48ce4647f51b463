import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt } from './desk.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const patient = { timeout: 20_000 }

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  sms: { en: 'Send SMS', ar: 'إرسال رسالة نصية' },
  remove: { en: 'Delete transactions', ar: 'حذف المعاملات' },
  more: { en: 'More', ar: 'المزيد' },
  select: { en: 'Select', ar: 'تحديد' },
  lost: { en: /no answer came/, ar: /لم يصل رد/ },
  selected: { en: '3 selected', ar: '3 محددة' },
  applied: { en: 'Applied successfully', ar: 'تم التنفيذ بنجاح' },
} as const

/** How often it was done to these rows. */
const written = {
  sms: `select count(*)::int as n from message where channel = 'sms' and transaction_id in`,
  remove: `select count(*)::int as n from audit a join payment_transaction t on a.object = 'transaction:' || t.id
    where a.action in ('transaction.deleted', 'merchant.canceled') and t.public_id in`,
}

describe.each(inArabic)('three rows whose answer is lost, in %s', (locale) => {
  test.each([
    ['sms', 390, 3],
    // Each is canceled and deleted.
    ['remove', 1440, 6],
  ] as const)(
    '%s at %i px: they stay selected, and the second press does nothing twice',
    async (act, width, times) => {
      const ids = [await wasl().payLink(), await wasl().payLink(), await wasl().payLink()]
      // Of codes there are three in a quarter of an hour.
      await wasl().advance(16 * 60_000)
      const page = await (await browser.profile({ locale, width, touch: width < 600 })).newPage()
      const next = `/${locale}/dashboard/payment-request/transactions?q=E2E`
      await signIn(page, 'admin.demo', locale, { next })
      const desk = deskAt(page, locale)
      await page.locator(`[data-row-id="${ids[0]}"]`).waitFor()
      if (width < 600) await page.getByRole('button', { name: words.select[locale], exact: true }).click()
      const tick = (id: string) => page.getByRole('checkbox', { name: new RegExp(id) })
      for (const id of ids) await tick(id).check()
      const press = async () => {
        const bar = page.locator('[data-box=bulk]')
        const name = words[act][locale]
        const own = bar.getByRole('button', { name, exact: true }).filter({ visible: true })
        if (act === 'remove') {
          await bar.getByRole('button', { name: words.more[locale], exact: true }).last().click()
          await page.getByRole('menuitem', { name, exact: true }).click()
        } else await own.first().press('Enter')
        await desk.asks()
        await desk.inDialog('yes').click()
      }
      const keys: (string | undefined)[] = []
      const path = '**/bff/dashboard/bulk-actions/**'
      await page.route(path, async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        await route.fetch()
        await route.abort('connectionreset')
      })
      const sent = `/bff/dashboard/bulk-actions/payment_request${act === 'sms' ? '/sms' : ''}`
      for (let n = 0; n < 3; n += 1) browser.expectRefusals(`ERR_CONNECTION_RESET ${sent}`)
      await press()
      const lost = page.getByText(words.lost[locale]).filter({ visible: true })
      await lost.first().waitFor(patient)
      await page.getByRole('region', { name: words.selected[locale], exact: true }).waitFor()
      // What is deleted has left the list, although nobody was told.
      for (const id of act === 'sms' ? ids : []) expect(await tick(id).isChecked()).toBe(true)
      await page.unroute(path)
      const again = page.waitForRequest(path)
      await press()
      keys.push((await again).headers()['idempotency-key'])
      await page.getByText(words.applied[locale]).filter({ visible: true }).first().waitFor(patient)
      expect(await lost.count()).toBe(0)
      expect(new Set(keys).size).toBe(1)
      expect(await wasl().sql(`${written[act]} ('${ids.join("','")}')`)).toEqual([{ n: times }])
    },
    90_000,
  )
})
