import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink } from './desk.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  actions: { en: 'Actions', ar: 'الإجراءات' },
  sendEmail: { en: 'Send email', ar: 'إرسال بريد' },
  applied: { en: 'Applied successfully', ar: 'تم التنفيذ بنجاح' },
  selected: { en: '1 selected', ar: 'واحدة محددة' },
  retry: { en: /^Try \d+ again$/, ar: /^أعد محاولة/ },
  all: { en: /^Select all \d+$/, ar: /^تحديد الكل \d+$/ },
  clear: { en: 'Clear the selection', ar: 'مسح التحديد' },
  askBank: { en: 'Ask the bank', ar: 'سؤال البنك' },
  stop: { en: 'Stop', ar: 'إيقاف' },
  stopped: { en: /^Stopped: /, ar: /^توقف: / },
  next: { en: 'Next transaction', ar: 'المعاملة التالية' },
  more: { en: 'More', ar: 'المزيد' },
  remove: { en: 'Delete transactions', ar: 'حذف المعاملات' },
  restore: { en: 'Restore transactions', ar: 'استعادة المعاملات' },
} as const

describe.each(inEnglish)('actions from the list, in %s', (locale) => {
  const open = async (search: string, username = 'checker.demo') => {
    // Of codes there are three in a quarter of an hour.
    if (username === 'admin.demo') await wasl().advance(16 * 60_000)
    const page = await (await browser.profile({ locale })).newPage()
    const next = `/${locale}/dashboard/payment-request/transactions${search}`
    await signIn(page, username, locale, { next })
    const desk = deskAt(page, locale)
    return {
      ...desk,
      next,
      tick: (id: string) => page.getByRole('checkbox', { name: new RegExp(id) }).check(),
      menu: (id: string) =>
        page
          .getByRole('button', { name: new RegExp(`^(Actions for|إجراءات) .*${id}`) })
          .first()
          .click(),
      bulk: () => page.getByRole('button', { name: words.sendEmail[locale], exact: true }).first().click(),
    }
  }

  test('many rows at once: what could not be done is listed, stays selected, and is not tried again in vain', async () => {
    const [waits, late] = [await wasl().payLink(), await wasl().payLink({ expiresInMs: 60_000 })]
    await wasl().advance(120_000)
    const desk = await open('?q=E2E')
    await desk.tick(waits)
    await desk.tick(late)
    await desk.bulk()
    await desk.asks()
    expect(await axeComplaints(desk.page)).toEqual([])
    await desk.inDialog('yes').click()
    await desk.reads(locale === 'ar' ? /^تم التنفيذ جزئيًا: 1 من 2$/ : /^Applied partially: 1 of 2$/)
    // S2 §8: orange.
    await desk.page.locator('[data-tone="partial"]').filter({ visible: true }).first().waitFor()
    await desk.page.getByRole('region', { name: words.selected[locale], exact: true }).waitFor()
    await desk.page.getByRole('listitem').filter({ hasText: late }).first().waitFor()
    expect(await desk.page.getByRole('button', { name: words.retry[locale] }).count()).toBe(0)
  })

  test('what is selected is acted on from the Actions menu, too, and the bar covers no page of the list', async () => {
    const { page, ...desk } = await open('')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('[data-row-id]').first().getByRole('checkbox').check()
    await page.getByRole('region', { name: words.selected[locale], exact: true }).waitFor()
    for (const end of ['top', 'middle', 'bottom'] as const) {
      const overlap = await page.evaluate((to) => {
        const { scrollHeight, clientHeight } = document.documentElement
        const most = scrollHeight - clientHeight
        scrollTo({ top: { top: 0, middle: most / 2, bottom: most }[to], behavior: 'instant' })
        const box = (name: string) => document.querySelector(`[data-box="${name}"]`)?.getBoundingClientRect()
        return (box('bulk')?.bottom ?? Infinity) - (box('paginator')?.top ?? -Infinity)
      }, end)
      expect(overlap).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: words.actions[locale], exact: true }).first().press('Enter')
    await page.getByRole('menuitem', { name: words.sendEmail[locale], exact: true }).press('Enter')
    await desk.asks()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.clear[locale] }).click()
    await page.getByRole('button', { name: words.actions[locale], exact: true }).first().press('Enter')
    await page.getByRole('menu').waitFor()
    expect(await page.getByRole('menuitem', { name: words.sendEmail[locale], exact: true }).count()).toBe(0)
  })

  test('many rows at once by keyboard: paid ones are deleted by DELETE, and brought back from the deleted ones', async () => {
    const ids = [(await paidLink(wasl())).id, (await paidLink(wasl())).id]
    const desk = await open('?state=paid', 'admin.demo')
    const { page } = desk
    const apply = async (action: 'remove' | 'restore') => {
      for (const id of ids) await page.getByRole('checkbox', { name: new RegExp(id) }).press('Space')
      // What takes away stands last, and the bar has one line.
      if (action === 'remove')
        await page.getByRole('button', { name: words.more[locale], exact: true }).last().press('Enter')
      const role = action === 'remove' ? 'menuitem' : 'button'
      await page.getByRole(role, { name: words[action][locale], exact: true }).first().press('Enter')
      await desk.asks()
      await page.keyboard.press('Tab')
      const asked = page.waitForRequest(/\/bff\/dashboard\/bulk-actions\//)
      await page.keyboard.press('Enter')
      await page.getByRole('status').filter({ hasText: words.applied[locale] }).first().waitFor()
      const deleted = await wasl().sql(
        `select count(*)::int as n from payment_transaction where deleted_at is not null and public_id in ('${ids.join("','")}')`,
      )
      return [(await asked).method(), deleted[0]?.['n']]
    }
    expect(await apply('remove')).toEqual(['DELETE', 2])
    await desk.open('payment-request/deleted-transactions')
    expect(await apply('restore')).toEqual(['POST', 0])
  })

  test('by keyboard: everything that matches is worked on in the background, and stops when it is told to', async () => {
    const desk = await open('', 'admin.demo')
    const { page } = desk
    await page.locator('[data-row-id]').first().getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: words.all[locale] }).press('Enter')
    await page.getByRole('button', { name: words.askBank[locale], exact: true }).first().press('Enter')
    await desk.asks()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const bar = page.getByRole('progressbar')
    await bar.waitFor()
    // At once: the work does not wait for whoever looks.
    await page.getByRole('button', { name: words.stop[locale], exact: true }).press('Enter')
    await page.getByText(words.stopped[locale]).filter({ visible: true }).first().waitFor()
    await bar.waitFor({ state: 'detached' })
    // What has scrolled halfway under the header is no small target.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axeComplaints(page)).toEqual([])
    const [job] = await wasl().sql(
      `select state, total > 200 as is_many, done + failed < total as has_left from bulk_job order by id desc limit 1`,
    )
    expect(job).toEqual({ state: 'stopped', is_many: true, has_left: true })
  })

  test('by keyboard: the focus outlives the bar of what is selected, and is in the table', async () => {
    const desk = await open('', 'admin.demo')
    const { page } = desk
    const tick = page.locator('[data-row-id]').first().getByRole('checkbox')
    const bar = page.locator('[data-box=bulk]')
    const restsIn = async (place: string) => {
      const isThere = () => page.evaluate((within) => Boolean(document.activeElement?.closest(within)), place)
      await expect.poll(isThere).toBe(true)
    }
    await tick.press('Space')
    await page.getByRole('button', { name: words.clear[locale] }).press('Enter')
    await bar.waitFor({ state: 'detached' })
    await restsIn('[role=grid]')
    await tick.press('Space')
    await page.getByRole('button', { name: words.all[locale] }).press('Enter')
    await restsIn('[data-box=bulk]')
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    await restsIn('[role=grid]')
    await tick.press('Space')
    await page.getByRole('button', { name: words.sendEmail[locale], exact: true }).first().press('Enter')
    await desk.asks()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await bar.waitFor({ state: 'detached' })
    await restsIn('[role=grid]')
  })

  test('a row’s menu refunds, and the focus comes back to the row', async () => {
    const { id } = await paidLink(wasl(), { amount: '9.000' })
    const desk = await open(`?q=${id}`)
    await desk.menu(id)
    await desk.page.getByRole('menuitem', { name: desk.say('refund'), exact: true }).click()
    await desk.field('amountBack').fill('4')
    await desk.inDialog('next').click()
    await desk.inDialog('yes').click()
    await desk.reads('refunded')
    await desk.inDialog('done').click()
    await expect
      .poll(() => desk.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
      .toContain(id)
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 9000', 'refund counted 4000'])
  })
})
