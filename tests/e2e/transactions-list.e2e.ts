import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests, type Visit } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

/** The machine is shared with the server and the browser. */
const patient = { timeout: 15_000 }

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  search: { en: 'Search id, email or phone', ar: 'ابحث بالرقم أو البريد أو الهاتف' },
  filters: { en: 'Filters', ar: 'التصفية' },
  created: { en: 'Created', ar: 'منشأة' },
  paid: { en: 'Paid', ar: 'مدفوعة' },
  show: { en: /^Show/, ar: /^عرض/ },
  removeState: { en: 'Remove State', ar: 'إزالة الحالة' },
  saveAs: { en: 'Save as', ar: 'حفظ باسم' },
  viewName: { en: 'Name of the view', ar: 'اسم العرض' },
  save: { en: 'Save', ar: 'حفظ' },
  noAnswer: {
    en: 'No answer came. Check the connection and try again.',
    ar: 'لم يصل أي رد. تحقق من الاتصال ثم حاول مرة أخرى.',
  },
  viewMenu: { en: /^Change the view/, ar: /^تعديل العرض/ },
  viewDelete: { en: 'Delete view', ar: 'حذف العرض' },
  rows: { en: '50', ar: '50' },
  next: { en: 'Next page', ar: 'الصفحة التالية' },
  select: { en: 'Select', ar: 'تحديد' },
  shortcuts: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  nothing: { en: 'Nothing matches', ar: 'لا نتائج مطابقة' },
  clearFilters: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  showOrNone: { en: /^(Show|No transaction)/, ar: /^(عرض|لا معاملة)/ },
  today: { en: 'Today', ar: 'اليوم' },
  yes: { en: 'Yes', ar: 'نعم' },
  applied: { en: 'Filters applied', ar: 'عوامل التصفية المطبقة' },
  remove: { en: /^Remove /, ar: /^إزالة / },
  actionsOf: { en: /^Actions for /, ar: /^إجراءات / },
} as const

/** S2 §3 "Transaction-list filters" as the panel names them, and as they stand in the address. */
const choices = {
  state: { en: 'State', ar: 'الحالة' },
  gateway: { en: 'Gateway', ar: 'البوابة' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  initiator: { en: 'Initiator', ar: 'المنشئ' },
  currency: { en: 'Currency', ar: 'العملة' },
  productType: { en: 'Product type', ar: 'نوع المنتج' },
  bulk: { en: 'Bulk upload', ar: 'الرفع الجماعي' },
} as const
const flags = {
  seen: { en: 'Opened by the payer', ar: 'فتحها الدافع' },
  emailSeen: { en: 'Email opened', ar: 'فُتح البريد' },
  disclosed: { en: 'Told to your server', ar: 'أُبلغ بها خادمك' },
  unresolved: { en: 'Payment did not match', ar: 'دفعة غير مطابقة' },
} as const
/** At the core each has the suffixes _after and _before. */
const asked = (
  'bulk createdAfter createdBefore currencyCode disclosedToMerchant emailSeen gatewayCode initiator ' +
  'productType seen state stateChangedAtAfter stateChangedAtBefore unit unresolved'
).split(' ')

const listPath = (locale: Locale, query = '') => `/${locale}/dashboard/payment-request/transactions${query}`

describe.each(inEnglish)('the list of transactions, in %s', (locale) => {
  const at = async (query = '', visit: Visit = {}): Promise<Page> => {
    const page = await (await browser.profile({ locale, ...visit })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: listPath(locale, query) })
    await page.locator('[data-row-id]').first().waitFor()
    return page
  }
  const button = (page: Page, name: keyof typeof words) =>
    page.getByRole('button', {
      name: words[name][locale],
      ...(typeof words[name].en === 'string' && { exact: true }),
    })
  const ids = (page: Page) =>
    page
      .locator('[data-row-id]:not([data-inside])')
      .evaluateAll((rows) => rows.map((row) => row.dataset['rowId']))
  const found = async (page: Page, id: string) => {
    await expect.poll(() => ids(page), patient).toEqual([id])
  }

  test('one is found by its id, marked, and opened; the way back finds the list as it was', async () => {
    const id = await wasl().payLink({ amount: '7.125' })
    const page = await at()
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: words.search[locale] })
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
    await search.fill(id)
    await found(page, id)
    expect(new URL(page.url()).searchParams.get('q')).toBe(id)
    expect(await page.locator('mark').first().textContent()).toBe(id)
    await page.getByRole('link', { name: id }).click()
    await page.waitForURL((url) => url.pathname === `${listPath(locale)}/${id}`)
    await page.goBack()
    await found(page, id)
    expect(await search.inputValue()).toBe(id)
  })

  test('Back leads to the link of the row that was followed, where it stood', async () => {
    const page = await at('?rows=50')
    const link = page.locator('[data-row-id]').nth(30).getByRole('link').first()
    const id = (await link.textContent()) ?? ''
    const reach = () =>
      link.evaluate((one) => {
        one.scrollIntoView({ block: 'center' })
        one.focus({ preventScroll: true })
        return window.scrollY
      })
    await expect.poll(reach).toBeGreaterThan(0)
    const stood = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `${listPath(locale)}/${id}`)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: id }).waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patient).toBe(id)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(stood)
  })

  test('what makes no sense in the address is no chip', async () => {
    const nonsense = 'seen=maybe&emailSeen=1&createdAfter=garbage&createdBefore=2026-02-30T10:00'
    const page = await at(`?${nonsense}&stateChangedAtAfter=0001-01-01T00:00&disclosedToMerchant=false`)
    const chips = page.getByRole('group', { name: words.applied[locale] }).getByRole('button')
    expect(await chips.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([])
  })

  test('filters stand in the address and as chips; Delete takes one off and keeps the focus', async () => {
    const page = await at()
    await button(page, 'filters').click()
    const panel = page.getByRole('dialog', { name: words.filters[locale], exact: true })
    await panel.getByRole('checkbox', { name: words.paid[locale], exact: true }).check()
    expect(await axeComplaints(page)).toEqual([])
    await panel.getByRole('button', { name: words.show[locale] }).click()
    await page.waitForURL((url) => url.searchParams.get('state') === 'paid')
    await expect
      .poll(() => page.locator('[data-row-id] [data-card="badge"]').allTextContents(), patient)
      .not.toContain(words.created[locale])
    const remove = button(page, 'removeState')
    await remove.focus()
    await page.keyboard.press('Delete')
    await page.waitForURL((url) => url.search === '')
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    expect(await axeComplaints(page)).toEqual([])
  })

  test('by keyboard every filter of the panel is set, stands in the address, is a chip and is asked for', async () => {
    const page = await at()
    await button(page, 'filters').press('Enter')
    const panel = page.getByRole('dialog', { name: words.filters[locale], exact: true })
    for (const name of Object.values(choices)) {
      await panel
        .getByRole('region', { name: name[locale], exact: true })
        .getByRole('checkbox')
        .first()
        .press('Space')
    }
    for (const name of Object.values(flags)) {
      const group = panel.getByRole('region', { name: name[locale], exact: true })
      await group.getByRole('radio', { name: words.yes[locale], exact: true }).press('Space')
    }
    for (const range of await panel.getByRole('button', { name: words.today[locale], exact: true }).all()) {
      await range.press('Enter')
    }
    const answered = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url())
      return (
        pathname.endsWith('/payment_request/live') &&
        searchParams.get('pageSize') === '10' &&
        searchParams.has('bulk')
      )
    })
    const show = panel.getByRole('button', { name: words.showOrNone[locale] })
    await expect.poll(() => show.getAttribute('aria-busy'), patient).not.toBe('true')
    await show.press('Enter')
    const sent = [...new URL((await answered).url()).searchParams.keys()]
    expect(sent.filter((key) => key !== 'pageSize').toSorted()).toEqual(asked)
    expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(asked)
    const chips = page
      .getByRole('list', { name: words.applied[locale] })
      .getByRole('button', { name: words.remove[locale] })
    expect(await chips.count()).toBe(13)
    await page.reload()
    await expect.poll(() => chips.count(), patient).toBe(13)
  })

  test('pages and rows stand in the address, and only rows that make sense are offered', async () => {
    const page = await at()
    const first = await ids(page)
    expect(first).toHaveLength(10)
    await page.getByRole('link', { name: words.next[locale], exact: true }).click()
    await page.waitForURL(({ searchParams }) => searchParams.get('page') === '2' && searchParams.has('asOf'))
    await expect.poll(() => ids(page), patient).not.toEqual(first)
    await page.getByRole('radio', { name: words.rows[locale], exact: true }).check({ force: true })
    await page.waitForURL((url) => url.search === '?rows=50')
    await expect.poll(async () => (await ids(page)).length, patient).toBe(50)
  })

  test('nothing found says so and leads back', async () => {
    const page = await at()
    await page.getByRole('searchbox', { name: words.search[locale] }).fill('no-such-thing')
    await page.getByRole('heading', { name: words.nothing[locale] }).waitFor()
    await button(page, 'clearFilters').click()
    await expect.poll(async () => (await ids(page)).length, patient).toBe(10)
    expect(await page.getByRole('searchbox', { name: words.search[locale] }).inputValue()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })

  test('a view is kept, is there after loading the page anew, and is forgotten', async () => {
    const page = await at('?state=paid')
    await button(page, 'saveAs').click()
    const name = page.getByRole('textbox', { name: words.viewName[locale] })
    await name.fill(`Mine ${locale}`)
    // Where no answer comes, the name stays and the words say what to do.
    const views = '/bff/dashboard/list-views'
    await page.route(`**${views}?*`, (route) => route.abort('connectionreset'), { times: 1 })
    browser.expectRefusals(`ERR_CONNECTION_RESET ${views}`)
    await name.press('Enter')
    await page.getByText(words.noAnswer[locale], { exact: true }).waitFor()
    expect(await name.inputValue()).toBe(`Mine ${locale}`)
    await page.getByRole('dialog').getByRole('button', { name: words.save[locale], exact: true }).click()
    await page.waitForURL((url) => (url.searchParams.get('view') ?? 'all') !== 'all')
    await page.reload()
    const tab = page.getByRole('button', { name: new RegExp(`^Mine ${locale}`) })
    await expect.poll(() => tab.getAttribute('aria-current'), patient).toBe('true')
    await button(page, 'viewMenu').click()
    await page.getByRole('menuitem', { name: words.viewDelete[locale] }).click()
    await tab.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current')))
      .toBe('true')
  })

  test('by keyboard alone: into the table, a range of ticks, the menu of a row, and into the row', async () => {
    const page = await at()
    await page.locator('[data-row-id] a').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Space')
    await expect.poll(() => page.locator('tr[aria-selected="true"]').count(), patient).toBe(3)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('tr[aria-selected="true"]').count(), patient).toBe(0)
    await page.keyboard.press('.')
    await page.getByRole('menu', { name: words.actionsOf[locale] }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: words.shortcuts[locale] }).waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await page.keyboard.press('Escape')
    const third = (await ids(page))[2]
    await page.locator(`[data-row-id="${third}"] a`).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `${listPath(locale)}/${third}`)
  })

  test('on a phone rows are cards, filters come from below, and Select shows the ticks', async () => {
    const page = await at('', { width: 390, height: 844, touch: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await button(page, 'select').click()
    await page.locator('[data-row-id]').first().getByRole('checkbox').check()
    await expect.poll(() => page.locator('tr[aria-selected="true"]').count(), patient).toBe(1)
    expect(await axeComplaints(page)).toEqual([])
  })
})
