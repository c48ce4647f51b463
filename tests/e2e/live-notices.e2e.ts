import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  menu: { en: 'Main menu', ar: 'القائمة الرئيسية' },
  order: { en: 'Order created', ar: 'تم إنشاء طلب' },
  food: { en: /^Food ordering/, ar: /^طلبات الطعام/ },
  unread: { en: /\d new orders?/, ar: /طلب جديد|طلبان جديدان|طلبات جديدة/ },
  transactions: { en: /^Transactions/, ar: /^المعاملات/ },
  request: { en: 'New Permission Request', ar: 'طلب صلاحية جديد' },
  none: { en: 'No new permission requests', ar: 'لا توجد طلبات صلاحيات جديدة' },
  one: { en: '1 new permission request', ar: 'طلب صلاحية جديد واحد' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

/** As the core writes its news. */
const tell = async (topic: string, key: string, payload: object) => {
  await wasl()
    .sql(`insert into outbox (merchant_id, topic, aggregate, dedupe_key, payload, available_at, created_at)
    values (1, '${topic}', '${key}', '${key}', '${JSON.stringify(payload)}', now(), now())`)
  await wasl().settle()
}

describe.each(inEnglish)('in %s', (locale) => {
  const staffAt = async (username: string) => {
    const page = await browser.blank({ locale })
    await signIn(page, username, locale, { next: `/${locale}/dashboard/user/user-details` })
    await hydrated(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return { page, menu: page.getByRole('navigation', { name: words.menu[locale] }) }
  }
  /** The line may be opening still: news are made until one arrives. */
  const untilTold = (say: (time: number) => Promise<void>, arrived: () => Promise<boolean>) => {
    let times = 0
    const again = async () => {
      await say((times += 1))
      return arrived()
    }
    return expect.poll(again, { timeout: 30_000, interval: 500 }).toBe(true)
  }

  test('a section that is taken from somebody leaves their menu without a reload, and comes back', async () => {
    const { page, menu } = await staffAt('kitchen.demo')
    const food = menu.getByRole('button', { name: words.food[locale] })
    await food.waitFor()
    const give = async (sections: string, isThere: boolean) => {
      await wasl().sql(`update staff_user set sections = '${sections}' where username = 'kitchen.demo'`)
      const [user] = await wasl().sql(`select id from staff_user where username = 'kitchen.demo'`)
      await untilTold(
        (time) => tell('rights.changed', `rights-${locale}-${isThere}-${time}`, { user: user?.['id'] }),
        async () => {
          await page.waitForTimeout(500)
          return (await food.isVisible()) === isThere
        },
      )
    }
    await give('{help}', false)
    expect(await food.count()).toBe(0)
    await give('{food_ordering,help}', true)
  })

  test('an order is told, sounds, and is counted until somebody looks', async () => {
    const { page, menu } = await staffAt('kitchen.demo')
    await page.evaluate(() => {
      const tones = document.documentElement.dataset
      const start = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (when) {
        tones['tones'] = String(Number(tones['tones'] ?? 0) + 1)
        start.call(this, when)
      }
    })
    // A page may sound once somebody has touched it.
    await page.getByRole('heading', { level: 1 }).click()
    const said = page.getByText(words.order[locale], { exact: true })
    await untilTold(
      (time) => tell('order.created', `order-${locale}-${time}`, { order: `E2E-${locale}-${time}` }),
      async () => {
        await page.waitForTimeout(500)
        return (await said.count()) > 0
      },
    )
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['tones']))
      .not.toBeUndefined()
    const food = menu.getByRole('button', { name: words.food[locale] })
    expect(await food.textContent()).toMatch(words.unread[locale])
    expect(await axeComplaints(page)).toEqual([])
    await food.press('Enter')
    const first = menu.getByRole('link', { name: words.transactions[locale] })
    expect(await first.textContent()).toMatch(words.unread[locale])
    await first.press('Enter')
    await page.waitForURL('**/food-ordering/transactions')
    expect(await menu.textContent()).not.toMatch(words.unread[locale])
  })

  test('a permission request is told to whoever answers it, and counted on the bell', async () => {
    await wasl().sql(`delete from permission_request`)
    const { page } = await staffAt('checker.demo')
    await page.getByRole('button', { name: words.none[locale] }).waitFor()
    await wasl()
      .sql(`insert into permission_request (merchant_id, public_id, user_id, permission, object, created_at, expires_at)
      select 1, 'TK-${locale}', id, 'payment.refund', 'PR-1005', now(), now() + interval '48 hours'
      from staff_user where merchant_id = 1 and username = 'cashier.demo'`)
    await untilTold(
      (time) => tell('permission_request.created', `asked-${locale}-${time}`, { request: `TK-${locale}` }),
      async () => {
        await page.waitForTimeout(500)
        return (await page.getByText(words.request[locale], { exact: true }).count()) > 0
      },
    )
    const bell = page.getByRole('button', { name: words.one[locale] })
    await expect.poll(() => bell.count()).toBe(1)
  })
})
