import { expect, test } from 'vitest'
import type { Assets } from './app/assets.ts'
import { renderWith } from './entry.server.tsx'
import type { PageInput } from './page-data.ts'
import {
  alreadyPaid,
  attempt,
  confirmed,
  attemptInput,
  expired,
  failedAttempt,
  invalid,
  otherInput,
  payable,
  paused,
  payInput,
  unit,
  waitingAttempt,
} from './pay/pay.fixtures.ts'

const none = { css: '', cssFiles: [], scripts: [] }
const assets: Assets = {
  entry: '/assets/entry.js',
  shared: { css: '.shared{}', cssFiles: ['/assets/shared.css'], scripts: ['/assets/shared.js'] },
  routes: { pay: { ...none, css: '.pay{}' }, attempt: { ...none, css: '.attempt{}' } },
}

const render = (input: PageInput) => renderWith(assets, input)
const words = (html: string) =>
  html
    .replace(/^.*<div id="app">/s, '')
    .replace(/<script.*$/s, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', ' ')

const everyPage: [name: string, make: (locale: 'en' | 'ar') => PageInput][] = [
  ['payable', (locale) => payInput(payable(), locale)],
  ['redirecting', (locale) => payInput({ kind: 'redirect', url: '/en/pay/PR-2', host: null }, locale)],
  [
    'leaving',
    (locale) => payInput({ kind: 'redirect', url: 'https://x.example/', host: 'x.example' }, locale),
  ],
  ['expired', (locale) => payInput(expired, locale)],
  ['alreadyPaid', (locale) => payInput(alreadyPaid, locale)],
  ['invalid', (locale) => payInput(invalid, locale)],
  ['paused', (locale) => payInput(paused, locale)],
  ['notFound', (locale) => payInput({ kind: 'notFound' }, locale)],
  ['success', (locale) => attemptInput(attempt(), locale, { kind: 'auto', url: '/en/pay/PR-2', host: null })],
  ['cod', (locale) => attemptInput(attempt({ state: 'cod', transactionState: 'cod' }), locale)],
  ['failure', (locale) => attemptInput(failedAttempt(), locale)],
  ['waiting', (locale) => attemptInput(waitingAttempt(), locale)],
  ['attempt not found', (locale) => attemptInput({ kind: 'notFound', unit }, locale)],
  ['landing', (locale) => otherInput('landing', locale)],
  ['page not found', (locale) => otherInput('notFound', locale)],
  ['failed', (locale) => otherInput('failed', locale)],
]

test.each(everyPage)('the %s page obeys the content policy in both languages', async (_, make) => {
  for (const locale of ['en', 'ar'] as const) {
    const { html } = await render(make(locale))
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/\son[a-z]+="/)
    const elements = html.match(/<(script|style)\b[^>]*>/g) ?? []
    expect(elements.filter((element) => !element.includes('nonce="n0nce"'))).toEqual([])
  }
})

test.each(everyPage)('the %s page declares its language and links to the other', async (_, make) => {
  const [english, arabic] = [await render(make('en')), await render(make('ar'))]
  expect(english.html).toContain('<html lang="en" dir="ltr">')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  for (const { html } of [english, arabic]) {
    expect(html).toMatch(/<link rel="alternate" hreflang="en" href="\/en[^"]*">/)
    expect(html).toMatch(/<link rel="alternate" hreflang="ar" href="\/ar[^"]*">/)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<link rel="icon" href="/art/favicon-tamra.svg">')
  }
  expect(words(arabic.html)).not.toMatch(/[٠-٩۰-۹]/)
})

test('the status is 404 for what is not found and 200 for paused and invalid requests', async () => {
  const statusOf = async (input: PageInput) => (await render(input)).status
  expect(await statusOf(payInput({ kind: 'notFound' }))).toBe(404)
  expect(await statusOf(attemptInput({ kind: 'notFound', unit: null }))).toBe(404)
  expect(await statusOf(otherInput('notFound'))).toBe(404)
  expect(await statusOf(payInput(paused))).toBe(200)
  expect(await statusOf(payInput(invalid))).toBe(200)
  expect(await statusOf(payInput(payable()))).toBe(200)
  expect(await statusOf(otherInput('failed'))).toBe(503)
})

test.each([
  ['Payment request – Tamra &amp; Tide', payInput(payable())],
  ['طلب دفع – تمرة ومدّ', payInput(payable(), 'ar')],
  ['Transaction not found – Tamra &amp; Tide', payInput({ kind: 'notFound' })],
  ['This request is already paid – Tamra &amp; Tide', payInput(alreadyPaid)],
  ['This request is already confirmed – Tamra &amp; Tide', payInput(confirmed)],
  ['Paid – Tamra &amp; Tide', attemptInput(attempt())],
  ['Not paid – Tamra &amp; Tide', attemptInput(failedAttempt())],
  ['Waiting for the bank – Tamra &amp; Tide', attemptInput(waitingAttempt())],
  ['Payment details not found – Tamra &amp; Tide', attemptInput({ kind: 'notFound', unit: null })],
  ['Page not found – Tamra &amp; Tide', otherInput('notFound')],
])('the document is titled %s', async (title, input) => {
  expect((await render(input)).html).toContain(`<title>${title}</title>`)
})

test.each([
  ['Transaction not found', payInput({ kind: 'notFound' })],
  ['المعاملة غير موجودة', payInput({ kind: 'notFound' }, 'ar')],
  ["Sorry, we don't accept payments for the moment", payInput(paused)],
  ['عذرًا، لا نستقبل المدفوعات في الوقت الحالي', payInput(paused, 'ar')],
  ['This request was canceled', payInput(invalid)],
  ['أُلغي هذا الطلب', payInput(invalid, 'ar')],
  ['Transaction cannot be paid as it is expired', payInput(expired)],
  ['لا يمكن دفع المعاملة لأنها منتهية الصلاحية', payInput(expired, 'ar')],
  ['This request is already paid', payInput(alreadyPaid)],
  ['Choose how to pay', payInput(payable())],
  ['اختر طريقة الدفع', payInput(payable(), 'ar')],
  ['Pay Now (48.750 KWD)', payInput(payable())],
  ['ادفع الآن (48.750 د.ك)', payInput(payable(), 'ar')],
  ['Due before 27 Nov 2026, 06:00 PM', payInput(payable())],
  ['يُدفع قبل 27 نوفمبر 2026، 06:00 م', payInput(payable(), 'ar')],
  ['Thank you!Congratulations your payment was completed successfully', attemptInput(attempt())],
  ['شكرًا لك!تهانينا، تمت عملية الدفع بنجاح', attemptInput(attempt(), 'ar')],
  ['Congratulations your payment was completed successfully', attemptInput(attempt({ state: 'cod' }))],
  ['Oops! something went wrong please try againNot captured', attemptInput(failedAttempt())],
  ['عذرًا، حدث خطأ ما، يرجى المحاولة مرة أخرىلم تُحصّل', attemptInput(failedAttempt(), 'ar')],
  ['Payment details not found', attemptInput({ kind: 'notFound', unit: null })],
  ['تفاصيل الدفع غير موجودة', attemptInput({ kind: 'notFound', unit: null }, 'ar')],
  ['Payment Details', attemptInput(attempt())],
  ['Order description', attemptInput(attempt())],
  ['Page not found', otherInput('notFound')],
])('%s is said in these words', async (text, input) => {
  expect(words((await render(input)).html)).toContain(text)
})

test('an expired attempt shows only the message', async () => {
  const message = { en: 'Transaction cannot be paid as it is expired', ar: '' }
  const shown = words(
    (await render(attemptInput(failedAttempt({ state: 'expired', expired: true, message })))).html,
  )
  expect(shown).toContain('Transaction cannot be paid as it is expired')
  expect(shown).not.toContain('Oops')
  expect(shown).not.toContain('charged')
})

test('waiting is never called a failure', async () => {
  const shown = words((await render(attemptInput(waitingAttempt()))).html)
  expect(shown).toContain('We are still waiting for the bank')
  expect(shown).toContain('Do not pay again yet.')
  expect(shown).not.toMatch(/Oops|Failed|not been charged/)
})

test('only a proof says that nothing was charged', async () => {
  const proved = words((await render(attemptInput(failedAttempt()))).html)
  expect(proved).toContain('You have not been charged. We asked Credit card at 05:41 PM and it took nothing.')
  const unproved = words((await render(attemptInput(failedAttempt({ charged: 'unknown' })))).html)
  expect(unproved).not.toContain('You have not been charged')
})

test('money that does not match asks not to pay again', async () => {
  const page = await render(
    attemptInput(failedAttempt({ state: 'invalid', message: null, tryAgainUrl: null })),
  )
  expect(words(page.html)).toContain('We received a payment that does not match. Do not pay again.')
  expect(words(page.html)).not.toContain('Oops')
})

test('the pay page is a plain form that needs no script', async () => {
  const { html } = await render(
    payInput(
      payable({ editableAmount: { minimum: null, maximum: null }, additionalPhone: { country: 'KW' } }),
    ),
  )
  expect(html).toContain('action="/bff/pay/PR-1001/form"')
  expect(html).toContain('name="token" value="signed.token"')
  expect(html).toContain('name="idempotencyKey" value="key-from-the-server"')
  expect(html).toContain('name="locale" value="en"')
  expect(html).toMatch(/<input type="radio"[^>]*name="gatewayCode"[^>]*checked=""[^>]*value="knet"/)
  expect(html).toContain('name="termsVersion" value="3"')
  expect(html).toMatch(/<input(?=[^>]*form="pay-form")(?=[^>]*name="amount")(?=[^>]*value="48.750")/)
  expect(html).toContain('name="customerAdditionalPhone"')
  expect(html).toMatch(/<button type="submit"[^>]*>/)
})

test('a refused press of the plain form comes back with what was chosen and typed', async () => {
  const notice = {
    code: 'invalid',
    message: 'Pay at least 5.000 KWD',
    fieldErrors: { amount: ['Pay at least 5.000 KWD'] },
    amount: '2',
    gatewayCode: 'card',
  }
  const page = payable({ editableAmount: { minimum: null, maximum: null } })
  const { html } = await render(payInput(page, 'en', notice))
  expect(html).toContain('<title>Error: Payment request – Tamra &amp; Tide</title>')
  expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="card"/)
  expect(html).toMatch(/<input(?=[^>]*name="amount")(?=[^>]*value="2")(?=[^>]*aria-invalid="true")/)
  expect(words(html)).toContain('Pay at least 5.000 KWD')
})

test('terms without script are their words, never their markup', async () => {
  const terms = {
    html: { en: '<p>One</p><script>alert(1)</script><p>A &lt; B</p>', ar: '' },
    version: 1,
    required: false,
  }
  const { html } = await render(payInput(payable({ terms })))
  const plain = /<noscript>.*?<\/noscript>/s.exec(html)?.[0] ?? ''
  expect(plain).toContain('One')
  expect(plain).toContain('A &lt; B')
  expect(plain).not.toContain('<script')
  expect(plain).not.toContain('<p>')
})

test('nothing in the data can end its script element', async () => {
  const description = { en: '</script><script>alert(1)</script><!--', ar: '' }
  const page = payable()
  const { html } = await render(
    payInput({ ...page, page: { ...page.page, bill: { ...page.page.bill, description } } }),
  )
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)')
})

test('the document carries its own styles and fetches nothing before the first paint', async () => {
  const { html } = await render(payInput(payable()))
  const head = html.slice(0, html.indexOf('<body'))
  expect(head).toContain('.shared{}.pay{}')
  expect(head).toContain('--brand:')
  expect(head).not.toMatch(/<link rel="(stylesheet|preload|modulepreload)"|<script/)
  expect(html).toContain('<script type="module" async nonce="n0nce" src="/assets/entry.js"></script>')
})

test('an Arabic page carries the messages of its route, an English one none', async () => {
  const arabic = (await render(payInput(payable(), 'ar'))).html
  expect(arabic).toContain('"payPage.choose":"اختر طريقة الدفع"')
  expect(arabic).not.toContain('"attempt.thanks"')
  expect((await render(payInput(payable()))).html).toContain('"arabic":null')
})

test("the merchant's own Arabic wins over ours, and unknown or broken wording changes nothing", async () => {
  const overrides = {
    'payPage.choose': 'اختر وسيلة الدفع',
    'payPage.pressMe': 'x',
    'payPage.total': '{broken',
  }
  const shown = words((await render({ ...payInput(payable(), 'ar'), overrides })).html)
  expect(shown).toContain('اختر وسيلة الدفع')
  expect(shown).toContain('الإجمالي')
})

test('lines of zero are not drawn, and fees only where a choice has one', async () => {
  const page = payable()
  const kwd = (amount: string) => ({ amount, currency: 'KWD' })
  const plain = page.page.choices.slice(0, 1).map((choice) => ({ ...choice, delivery: kwd('0.000') }))
  const shown = words((await render(payInput(payable({ choices: plain })))).html)
  expect(shown).not.toMatch(/Delivery|Fee|No fee|Subtotal/)
  const withFee = words((await render(payInput(page))).html)
  expect(withFee).toContain('SubtotalKWD 47.250DeliveryKWD 1.500TotalKWD 48.750')
  expect(withFee).toContain('+ KWD 0.250')
})

test.each(['+965 500 12345', 'noura@example.com', 'TT-1001', 'tamra-tide.example', '+965 2234 5678'])(
  '%s is isolated from right-to-left text',
  async (run) => {
    const { html } = await render(payInput(payable(), 'ar'))
    const at = html.indexOf(`>${run}<`)
    expect(html.slice(html.lastIndexOf('<', at), at)).toContain('<bdi dir="ltr"')
  },
)

test('the header is what the plugin is configured to: colour, language button, social links', async () => {
  const { page } = payable()
  const catering = {
    ...page.bill.unit,
    title: { en: 'Tamra & Tide Catering', ar: '' },
    headerColor: '#6b3a1e',
  }
  const quiet = { ...page.bill, unit: catering, header: { languageButton: false, social: 'none' as const } }
  const { html } = await render(payInput(payable({ bill: quiet })))
  expect(html).toContain('--header:#6b3a1e')
  expect(html).toContain('<meta name="theme-color" content="#6b3a1e">')
  expect(words(html)).toContain('Tamra & TideCatering')
  expect(html).not.toContain('hrefLang')
  expect(html).not.toContain('href="https://tamra-tide.example/ig"')
  const loud = { ...page.bill, header: { languageButton: true, social: 'header' as const } }
  const header = /<header.*?<\/header>/s.exec((await render(payInput(payable({ bill: loud })))).html)?.[0]
  expect(header).toContain('hrefLang="ar"')
  expect(header).toContain('https://tamra-tide.example/ig')
})

test("a request's own next page is reached without script too, another host never by itself", async () => {
  const own = await render(payInput({ kind: 'redirect', url: '/en/pay/PR-2?a=1&b=2', host: null }))
  expect(own.html).toContain('<meta http-equiv="refresh" content="0;url=/en/pay/PR-2?a=1&amp;b=2">')
  const other = await render(payInput({ kind: 'redirect', url: 'https://x.example/', host: 'x.example' }))
  expect(other.html).not.toContain('http-equiv="refresh"')
  expect(words(other.html)).toContain('Tamra & Tide sends you to x.example.')
})
