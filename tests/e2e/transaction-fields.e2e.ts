import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

type Said = Record<Locale, string>
const both = (text: string): Said => ({ en: text, ar: text })

const labels = {
  amount: { en: 'Amount', ar: 'المبلغ' },
  operation: { en: 'Operation', ar: 'العملية' },
  fee: { en: 'Fee', ar: 'الرسوم' },
  authorized: { en: 'Authorized', ar: 'المصرّح به' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  remaining: { en: 'Left to pay', ar: 'المتبقي للدفع' },
  gateway: { en: 'Gateway', ar: 'البوابة' },
  orderNo: { en: 'Order no.', ar: 'رقم الطلب' },
  trackId: { en: 'Track ID', ar: 'رقم التتبع' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  language: { en: 'Language', ar: 'اللغة' },
  emailSeen: { en: 'Opened from the email', ar: 'فُتحت من البريد' },
  description: { en: 'Description', ar: 'الوصف' },
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  initiator: { en: 'Initiator', ar: 'المنشئ' },
  offered: { en: 'Offered', ar: 'المعروضة' },
  disclosed: { en: 'Told to your server', ar: 'أُبلغ بها خادمك' },
  address: { en: 'Address name', ar: 'اسم العنوان' },
  type: { en: 'Kind', ar: 'النوع' },
  block: { en: 'Block', ar: 'القطعة' },
  street: { en: 'Street', ar: 'الشارع' },
  house: { en: 'House no.', ar: 'رقم المنزل' },
} as const satisfies Record<string, Said>

const moments = {
  created: { en: 'Created', ar: 'أُنشئت' },
  stateChanged: { en: 'State changed', ar: 'تغيّر الحالة' },
  paidAt: { en: 'Paid on', ar: 'دُفعت' },
  expires: { en: 'Expires', ar: 'تنتهي' },
  seenAt: { en: 'Opened', ar: 'فُتحت' },
} as const satisfies Record<string, Said>

type Shown = Partial<Record<keyof typeof labels, Said>>

const ofEach = { initiator: both('cashier.demo'), disclosed: { en: 'No', ar: 'لا' } }
const inEnglish = { en: 'English', ar: 'الإنجليزية' }
const notOpened = { en: 'Not opened yet', ar: 'لم تُفتح بعد' }
const shop = { en: 'Tamra & Tide', ar: 'تمرة ومدّ' }
const purchase = { en: 'Purchase', ar: 'شراء' }

/** S2 §3 "Transaction row", as the demo has them (its own files): what a page says under which name. */
const demo: Record<string, { shown: Shown; at: (keyof typeof moments)[] }> = {
  'PR-1016': {
    at: ['created', 'stateChanged', 'paidAt', 'seenAt'],
    shown: {
      ...ofEach,
      amount: both('40.000'),
      operation: purchase,
      fee: both('-'),
      paid: both('40.000'),
      gateway: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
      orderNo: both('TT-1016'),
      unit: shop,
      name: { en: 'Dana Al-Sabti', ar: 'دانة السبتي' },
      email: both('dana@example.com'),
      phone: both('+965 500 12348'),
      language: inEnglish,
      emailSeen: notOpened,
      description: { en: 'Partially refunded gift trays', ar: 'صواني هدايا مستردة جزئيًا' },
      delivery: both('-'),
      offered: { en: 'KNET debit card, Credit card', ar: 'بطاقة كي نت، بطاقة ائتمان' },
    },
  },
  'PR-1004': {
    at: ['created', 'stateChanged', 'expires'],
    shown: {
      ...ofEach,
      amount: both('22.500'),
      operation: purchase,
      remaining: both('22.500'),
      gateway: { en: 'Not Selected', ar: 'غير محدد' },
      description: { en: 'Home delivery: repeat order', ar: 'توصيل منزلي: طلب متكرر' },
      delivery: both('0.500'),
      address: both('Home'),
      type: both('House'),
      block: both('10'),
      street: both('12'),
      house: both('7'),
    },
  },
  'PR-1009': {
    at: ['created', 'stateChanged', 'seenAt'],
    shown: {
      ...ofEach,
      amount: both('60.000'),
      operation: { en: 'Hold', ar: 'حجز' },
      fee: both('0.250'),
      authorized: both('60.250'),
      orderNo: both('TT-1009'),
    },
  },
}

describe.each(inArabic)('the page of a transaction shows what it has, in %s', (locale) => {
  test('every field under its name, and remarks as the table they are', async () => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'admin.demo', locale)
    for (const [id, { shown, at }] of Object.entries(demo)) {
      await open(page, locale, id)
      const facts = await factsOf(page)
      for (const [field, value] of Object.entries(shown)) {
        // Both records have the same names.
        const label = labels[field as keyof typeof labels][locale]
        expect.soft(facts.get(label)?.text, `${id}: ${label}`).toContain(value[locale])
      }
      const answer: unknown = await (await page.request.get(address(id), { headers: fromApp })).json()
      expect(answer).toMatchObject(
        Object.fromEntries(at.map((field) => [field, facts.get(moments[field][locale])?.moment])),
      )
    }
    await open(page, locale, 'PR-1005')
    const table = page.getByRole('table').filter({ hasText: 'Date latte' })
    expect(await table.getByRole('row').allInnerTexts()).toEqual([
      expect.stringMatching(/Date latte\s+2/),
      expect.stringMatching(/Karak tea\s+1/),
    ])
  })
})

const fromApp = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'app' }
const address = (id: string) => `/bff/dashboard/transaction/payment_request/live/${id}`

async function open(page: Page, locale: Locale, id: string): Promise<void> {
  await page.goto(`/${locale}/dashboard/payment-request/transactions/${id}`)
  // The heading is the amount; the id stands under it.
  await page.locator('main').getByText(id, { exact: true }).last().waitFor()
  await page.locator('main dl').filter({ visible: true }).first().waitFor()
}

type Fact = { text: string; moment: string | undefined }

async function factsOf(page: Page): Promise<Map<string, Fact>> {
  const facts = await page.locator('main dl > div').evaluateAll((rows) =>
    rows.map((row): [string, Fact] => [
      row.querySelector('dt')?.textContent ?? '',
      {
        text: row.querySelector('dd')?.textContent ?? '',
        moment: row.querySelector('time')?.dateTime,
      },
    ]),
  )
  return new Map(facts)
}
