import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { openPushService } from '../support/push-service.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const service = await openPushService()
afterAll(() => service.close())

const wasl = waslForTests({ webhookTargets: [service.origin] })
const browser = browserForTests(() => wasl().url)

const words = {
  help: { en: 'Help and support', ar: 'المساعدة والدعم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  feedback: { en: 'Feedback', ar: 'ملاحظات' },
  message: { en: 'Message', ar: 'الرسالة' },
  send: { en: 'Send', ar: 'إرسال' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  wrongEmail: { en: 'Enter valid email address', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  sent: {
    en: 'Your message is on its way. The answer will come to me@example.com.',
    ar: 'رسالتك في الطريق. سيصل الرد إلى me@example.com.',
  },
  leave: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
  stay: { en: 'Stay', ar: 'البقاء' },
  home: { en: 'Home', ar: 'الرئيسية' },
  activity: { en: 'Activity history', ar: 'سجل النشاط' },
  asked: { en: 'Asked for help', ar: 'طلب المساعدة' },
  device: { en: 'Tell me on this device', ar: 'أبلغني على هذا الجهاز' },
  deviceOn: { en: 'This device is told from now on', ar: 'سيُبلَّغ هذا الجهاز من الآن' },
  deviceOff: { en: 'This device is told nothing more', ar: 'لن يُبلَّغ هذا الجهاز بعد الآن' },
} as const

const at = async (
  locale: Locale,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> => {
  const page = await (await browser.profile({ locale })).newPage()
  await prepare?.(page)
  await signIn(page, 'kitchen.demo', locale, { next: `/${locale}/dashboard/${path}` })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test.each(inArabic)('by keys alone help is asked for, and the history knows it, in %s', async (locale) => {
  const page = await at(locale, 'help')
  const field = (name: 'email' | 'message') =>
    page.getByRole('textbox', { name: words[name][locale], exact: true })
  await field('email').fill('me@')
  await field('message').focus()
  await page.keyboard.type('Line one')
  browser.expectRefusals('400 /bff/dashboard/help')
  await page.getByRole('button', { name: words.send[locale], exact: true }).press('Enter')
  await page.getByRole('link', { name: words.wrongEmail[locale] }).press('Enter')
  expect(await field('email').evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await field('message').inputValue()).toBe('Line one')
  const unchosen = `${words.subject[locale]}: ${words.required[locale]}`
  await page.getByRole('link', { name: unchosen, exact: true }).waitFor()
  expect(await page.title()).toMatch(/^(Error|خطأ): /)
  expect(await axeComplaints(page)).toEqual([])

  await page.getByRole('link', { name: words.home[locale], exact: true }).first().click()
  const question = page.getByRole('alertdialog', { name: words.leave[locale] })
  await question.getByRole('button', { name: words.stay[locale], exact: true }).press('Enter')
  await question.waitFor({ state: 'detached' })

  await field('email').fill('me@example.com')
  await page.getByRole('link', { name: words.wrongEmail[locale] }).waitFor({ state: 'detached' })
  await page.locator('#help-subject').press('Enter')
  await page.getByRole('option', { name: words.feedback[locale] }).press('Enter')
  await page.getByRole('button', { name: words.send[locale], exact: true }).press('Enter')
  await page.getByText(words.sent[locale], { exact: true }).first().waitFor()
  expect(await field('message').inputValue()).toBe('')
  const [mail] = await wasl().sql(
    `select recipient, reply_to, state from message where occasion = 'help_request' order by id desc limit 1`,
  )
  expect(mail).toEqual({ recipient: 'hello@tamra-tide.example', reply_to: 'me@example.com', state: 'kept' })

  await page.goto(`/${locale}/dashboard/user/activity?kind=settings`)
  await page.getByRole('heading', { level: 1, name: words.activity[locale] }).waitFor()
  await page.getByText(words.asked[locale], { exact: true }).first().waitFor()
  expect(await axeComplaints(page)).toEqual([])
})

test.each(inArabic)('a device is told of a new order while no dashboard is open, in %s', async (locale) => {
  const device = service.subscribe()
  const pressed = Promise.withResolvers<void>()
  const page = await at(locale, 'user/user-details', (opened) =>
    // The key of the server comes after the press: the press waits for it.
    opened.route('**/bff/dashboard/register-notif-token', (route) =>
      route.request().method() === 'GET' ? pressed.promise.then(() => route.continue()) : route.continue(),
    ),
  )
  await page.context().grantPermissions(['notifications'])
  // The browser of a test reaches no push service but ours: it subscribes there, all else is its own.
  await page.evaluate((registrationId) => {
    const subscription = {
      options: { applicationServerKey: null },
      toJSON: () => JSON.parse(registrationId) as unknown,
      unsubscribe: async () => {
        now = null
        return true
      },
    }
    let now: object | null = null
    Object.assign(PushManager.prototype, {
      subscribe: async () => (now = subscription),
      getSubscription: async () => now,
    })
  }, device.registrationId)
  const toggle = page.getByRole('switch', { name: words.device[locale] })
  await toggle.press('Space')
  pressed.resolve()
  await page.getByText(words.deviceOn[locale], { exact: true }).first().waitFor()
  expect(await axeComplaints(page)).toEqual([])

  const order = `ORD-${locale}`
  await wasl().sql(
    `insert into outbox (merchant_id, topic, aggregate, dedupe_key, payload, available_at, created_at)
     values (1, 'order.created', '${order}', '${order}', '{"order": "${order}"}', now(), now())`,
  )
  await wasl().settle()
  // A service that answers late is sent the same once more.
  const letters = () => service.pushed.filter(({ path }) => device.endpoint.endsWith(path))
  await expect.poll(() => letters().length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(letters().map(({ body }) => device.open(body))[0]).toMatchObject({
    title: 'Order created',
    body: `Order ${order} has arrived.`,
    lang: 'en',
  })

  await toggle.press('Space')
  await page.getByText(words.deviceOff[locale], { exact: true }).first().waitFor()
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual(['/assets/push/'])
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
})
