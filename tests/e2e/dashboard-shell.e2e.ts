import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests, type Visit } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  home: { en: 'Home', ar: 'الرئيسية' },
  greeting: { en: /^Good (morning|afternoon|evening), /, ar: /^(صباح|مساء) الخير يا / },
  menu: { en: 'Main menu', ar: 'القائمة الرئيسية' },
  openMenu: { en: 'Menu', ar: 'القائمة' },
  requests: { en: 'Payment requests', ar: 'طلبات الدفع' },
  all: { en: 'All transactions', ar: 'كل المعاملات' },
  details: { en: 'User details', ar: 'بيانات المستخدم' },
  notFound: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  noTransaction: { en: 'Transaction not found', ar: 'المعاملة غير موجودة' },
  noResults: { en: 'Nothing matches', ar: 'لا نتائج مطابقة' },
  forbidden: { en: 'This part is not open to you', ar: 'هذا القسم غير متاح لك' },
  history: { en: 'Activity history', ar: 'سجل النشاط' },
  palette: { en: 'Search or jump to…', ar: 'ابحث أو انتقل إلى…' },
  commands: { en: 'Search and commands', ar: 'البحث والأوامر' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  dark: { en: 'Dark', ar: 'داكن' },
  fold: { en: 'Fold the menu', ar: 'طيّ القائمة' },
  unfold: { en: 'Unfold the menu', ar: 'فتح القائمة' },
  otherTitle: { en: 'Home – Dar Nuwair', ar: 'الرئيسية – دار النوير' },
  ownName: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
} as const

/** Signed in without the pages of it, and at a page of the dashboard. */
async function staffAt(username: string, path: string, visit: Visit & { host?: string } = {}): Promise<Page> {
  const { locale = 'en', host, ...rest } = visit
  const page = await (await browser.profile({ ...rest, locale })).newPage()
  const address = new URL(`/${locale}/dashboard${path}`, wasl().url)
  if (host) address.hostname = host
  // Only browsers know where *.localhost is: the page itself signs in.
  await page.goto(new URL(`/${locale}/login`, address).href)
  const status = await page.evaluate(
    async ({ name, headers }) => {
      const answer = await fetch('/bff/auth/sign-in', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ username: name, password: 'Wasl-demo-2026!' }),
      })
      return answer.status
    },
    { name: username, headers: { 'x-requested-by': 'app' } },
  )
  expect(status).toBe(200)
  await page.goto(address.href)
  await page.locator('#main').waitFor()
  return page
}

test.each(inArabic)(
  'the start greets whoever is signed in and lists what is theirs, in %s',
  async (locale) => {
    const page = await staffAt('cashier.demo', '', { locale })
    await page.getByRole('heading', { level: 1, name: words.greeting[locale] }).waitFor()
    const menu = page.getByRole('navigation', { name: words.menu[locale] })
    await menu.getByRole('link', { name: words.all[locale] }).waitFor()
    await menu.getByRole('button', { name: words.requests[locale] }).waitFor()
    expect(await menu.getByRole('button').count()).toBe(4)
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(
      locale === 'ar' ? ['ar', 'rtl'] : ['en', 'ltr'],
    )
    expect(await axeComplaints(page)).toEqual([])
  },
)

test.each(inArabic)(
  'a section that is off, and a page that is not, say so inside the dashboard, in %s',
  async (locale) => {
    const page = await staffAt('cashier.demo', '/food-ordering/transactions', { locale })
    await page.getByRole('heading', { name: words.forbidden[locale] }).waitFor()
    await page.goto(`/${locale}/dashboard/nowhere`)
    await page.getByRole('heading', { name: words.notFound[locale] }).waitFor()
    await page.getByRole('navigation', { name: words.menu[locale] }).waitFor()
    expect(await axeComplaints(page)).toEqual([])
  },
)

test.each(inArabic)(
  'an escape that is no character is an address that was not found, or a search that finds nothing, in %s',
  async (locale) => {
    browser.expectRefusals('404 /bff/dashboard/transaction/all/live/%EF%BF%BD')
    const page = await staffAt('cashier.demo', '', { locale })
    for (const [path, title] of [
      ['%E0%A4%A', words.notFound],
      ['transactions/%00', words.noTransaction],
    ] as const) {
      const answer = await page.goto(`/${locale}/dashboard/${path}`)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { name: title[locale] }).waitFor()
      await page.getByRole('navigation', { name: words.menu[locale] }).waitFor()
    }
    await page.goto(`/${locale}/dashboard/transactions?q=%00`)
    await page.getByRole('heading', { name: words.noResults[locale] }).waitFor()
  },
)

test('the language changes in place: same page, same query, nothing loaded anew', async () => {
  const page = await staffAt('cashier.demo', '/user/user-details?tab=1')
  await page.getByRole('heading', { name: words.details.en }).waitFor()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.getByRole('heading', { name: words.details.ar }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/ar/dashboard/user/user-details?tab=1',
  )
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: words.details.en }).waitFor()
})

test('what the server told in one language is asked for again in the other, while it stays in sight', async () => {
  const page = await staffAt('cashier.demo', '/payment-request/transactions')
  await page.locator('[data-row-id]').first().waitFor()
  const asked = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === '/bff/dashboard/transactions/payment_request/live' &&
      request.headers()['accept-language'] === 'ar',
  )
  await page.getByRole('link', { name: 'العربية' }).click()
  await asked
  expect(await page.locator('[data-row-id]').count()).toBeGreaterThan(0)
})

test.each(inArabic)(
  'by keys alone: the palette goes to a page, whose title has the focus, in %s',
  async (locale) => {
    const page = await staffAt('cashier.demo', '', { locale })
    await page.getByRole('heading', { name: words.greeting[locale] }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: words.palette[locale] }).waitFor()
    await page.keyboard.insertText(words.details[locale].slice(0, 8))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: words.details[locale] }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(words.details[locale])
    expect(new URL(page.url()).pathname).toBe(`/${locale}/dashboard/user/user-details`)
  },
)

test.each(inArabic)('over an open dialog the palette does not open, in %s', async (locale) => {
  const page = await staffAt('cashier.demo', '/payment-request/transactions', { locale })
  await page.locator('[data-row-id]').first().waitFor()
  const palette = page.getByRole('dialog', { name: words.commands[locale] })
  await page.keyboard.press('Control+k')
  await palette.waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Control+k')
  expect([await page.getByRole('dialog').count(), await palette.count()]).toEqual([1, 0])
})

test.each(inArabic)(
  'what the palette does not know is looked for among the transactions, in %s',
  async (locale) => {
    const page = await staffAt('cashier.demo', '', { locale })
    await page.getByRole('heading', { name: words.greeting[locale] }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: words.palette[locale] }).waitFor()
    await page.keyboard.insertText('PR-1015')
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: /PR-1015/ }).waitFor()
    expect(page.url()).toMatch(new RegExp(`/${locale}/dashboard/transactions\\?q=PR-1015$`))
  },
)

test.each(inArabic)('the theme and the folded menu are kept for the next visit, in %s', async (locale) => {
  const page = await staffAt('cashier.demo', '', { locale })
  await page.getByRole('button', { name: words.greeting[locale] }).click()
  await page.getByRole('menuitemradio', { name: words.dark[locale] }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await page.getByRole('button', { name: words.fold[locale] }).click()
  await page.getByRole('button', { name: words.unfold[locale] }).waitFor()
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await page.getByRole('button', { name: words.unfold[locale] }).waitFor()
  await page.getByRole('heading', { level: 1, name: words.greeting[locale] }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
})

test.each(inArabic)('on a phone the menu is a drawer that closes behind a choice, in %s', async (locale) => {
  const page = await staffAt('cashier.demo', '/user/user-details', {
    locale,
    width: 390,
    height: 844,
    touch: true,
  })
  await page.getByRole('button', { name: words.openMenu[locale], exact: true }).click()
  const drawer = page.getByRole('dialog', { name: words.openMenu[locale] })
  await drawer.getByRole('link', { name: words.home[locale] }).click()
  await page.getByRole('heading', { level: 1, name: words.greeting[locale] }).waitFor()
  await drawer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test.each(inArabic)('by keys alone: the activity history tells what the user did, in %s', async (locale) => {
  const page = await staffAt('cashier.demo', '', { locale })
  await page.getByRole('button', { name: words.history[locale] }).press('Enter')
  const dialog = page.getByRole('dialog', { name: words.history[locale] })
  await dialog.getByText('cashier.demo').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(words.history[locale])
})

test.each(inArabic)(
  'another merchant has a dashboard, a brand and a name of its own, in %s',
  async (locale) => {
    const page = await staffAt('nuwair.demo', '', { locale, host: 'dar-nuwair.localhost' })
    await expect.poll(() => page.title()).toBe(words.otherTitle[locale])
    expect(await page.getByText(words.ownName[locale]).count()).toBe(0)
  },
)

test.each(inArabic)(
  'an open tab hears of a payment, and signing out by key leads to the sign-in, in %s',
  async (locale) => {
    const page = await staffAt('cashier.demo', '', { locale })
    const heard: string[] = []
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    network.on('Network.eventSourceMessageReceived', ({ data }) => heard.push(data))
    await page.reload()
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(0)
    // The line of the page before may have been heard last: news are made until one arrives.
    const arrives = async () => {
      const id = await wasl().payLink()
      await wasl().settle()
      await page.waitForTimeout(1_000)
      return heard.some((data) => data.includes(id))
    }
    await expect.poll(arrives, { timeout: 30_000 }).toBe(true)
    await page.getByRole('button', { name: words.greeting[locale] }).press('Enter')
    await page.getByRole('menuitem', { name: words.signOut[locale] }).press('Enter')
    await page.waitForURL(`**/${locale}/login`)
  },
)

test.each(inArabic)('a list that is open shows a new request by itself, in %s', async (locale) => {
  const page = await staffAt('cashier.demo', '/payment-request/transactions', { locale })
  await page.getByRole('grid').waitFor()
  const id = await wasl().payLink()
  await wasl().settle()
  const row = page.getByRole('row').filter({ hasText: id })
  await row.waitFor()
  expect(await row.count()).toBe(1)
})
