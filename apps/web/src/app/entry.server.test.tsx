import { expect, test } from 'vitest'
import { render, words } from './rendering.fixtures.ts'
import type { PageInput } from '../base/page-data.ts'
import {
  alreadyPaid,
  attempt,
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
} from '../pay/pay.fixtures.ts'

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
    expect(html).toMatch(/<link rel="alternate" hreflang="en" href="https:\/\/pay\.example\/en[^"]*">/)
    expect(html).toMatch(/<link rel="alternate" hreflang="ar" href="https:\/\/pay\.example\/ar[^"]*">/)
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

test('a request that cannot be paid has the header its plugin is given', async () => {
  const { html } = await render(payInput({ ...invalid, header: { languageButton: false, social: 'none' } }))
  expect(html).not.toMatch(/<a [^>]*href="\/ar\/pay\//)
  expect(html).not.toContain(`href="${unit.social.instagram}"`)
  expect((await render(payInput(invalid))).html).toMatch(/<a [^>]*href="\/ar\/pay\//)
})

test('a disclaimer is shown as it was written: its words in bold, its list a list', async () => {
  const html = '<p>Packing &amp; <b>tax</b></p><ul><li>No refund</li></ul>'
  const shown = await render(payInput(payable({ disclaimer: { en: html, ar: '' } })))
  expect(shown.html).toContain(html)
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
  expect(html).toMatch(/<button type="submit"[^>]*><span>Pay Now<\/span>/)
  expect(words(html)).not.toContain('Total KWD 48.750')
})

test('a second phone and agreed terms come back with a page that the plain form was answered with', async () => {
  const notice = {
    code: 'amountChanged',
    message: 'Check the new total',
    fieldErrors: {},
    amount: '20.000',
    gatewayCode: 'card',
    customerAdditionalPhone: '+965 500 12345',
    termsVersion: 3,
  }
  const terms = { html: { en: '<p>Terms</p>', ar: '<p>شروط</p>' }, version: 3, required: true }
  const page = payable({ additionalPhone: { country: 'KW' }, terms })
  for (const locale of ['en', 'ar'] as const) {
    const { html } = await render(payInput(page, locale, notice))
    expect(html).toMatch(/<input(?=[^>]*name="customerAdditionalPhone")(?=[^>]*value="\+965 500 12345")/)
    expect(html).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*name="termsVersion")(?=[^>]*checked="")/)
    const newTerms = await render(payInput(payable({ terms: { ...terms, version: 4 } }), locale, notice))
    expect(newTerms.html).not.toMatch(/<input(?=[^>]*name="termsVersion")(?=[^>]*checked="")/)
  }
})

test('terms without script are their words, never their markup', async () => {
  const terms = {
    html: { en: '<p>One</p><script>alert(1)</script><p>A &lt; B</p>', ar: '' },
    version: 1,
    required: false,
  }
  const { html } = await render(payInput(payable({ terms })))
  const plain = /<body.*?(<noscript>.*?<\/noscript>)/s.exec(html)?.[1] ?? ''
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
  expect(html.match(/<script/g)).toHaveLength(4)
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)')
})

test('the document carries its own styles and fetches nothing before the first paint', async () => {
  const { html } = await render(payInput(payable()))
  const head = html.slice(0, html.indexOf('<body'))
  expect(head).toContain('<style nonce="n0nce">:root{--gap:1px}main{gap:var(--gap)}</style>')
  expect(head).toContain('--brand:')
  expect(head).not.toMatch(
    /<link rel="(preload|modulepreload)"|<link rel="stylesheet"(?![^>]* disabled>)|<script/,
  )
})

test('its scripts are asked for once it is painted, or at once where nobody looks', async () => {
  const { html } = await render(payInput(payable()))
  const entry = '<script type="module" async nonce="n0nce" src="/assets/entry.js"></script>'
  const [, waiting = '', behind = ''] = /<template>(.*?)<\/template>(<script.*)$/.exec(html) ?? []
  expect(waiting).toContain(entry)
  expect(html.replace(waiting, '')).not.toMatch(/modulepreload|type="module"/)
  expect(behind).toContain('document.hidden?come():requestAnimationFrame(()=>setTimeout(come))')
})

test('the files of its type come with the scripts; without script they stand in its head', async () => {
  const { html } = await render(payInput(payable()))
  const faces = '<style nonce="n0nce">@font-face{font-family:Plex;src:url(/assets/plex.woff2)}</style>'
  const [, waiting = ''] = /<template>(.*?)<\/template>/.exec(html) ?? []
  expect(waiting.startsWith(faces)).toBe(true)
  expect(html.split(waiting)[0]).toContain(`<noscript>${faces}</noscript></head>`)
  expect(html.split(faces)).toHaveLength(3)
})

test('an Arabic page carries the messages of its route, an English one none', async () => {
  const arabic = (await render(payInput(payable(), 'ar'))).html
  expect(arabic).toContain('"payPage.choose":"اختر طريقة الدفع"')
  expect(arabic).not.toContain('"attempt.thanks"')
  expect((await render(payInput(payable()))).html).toContain('"arabic":null')
})

test("the merchant's own Arabic wins over ours, and unknown or broken wording changes nothing", async () => {
  const overrides = {
    'payPage.choose': 'اختر طريقة الدفع',
    'payPage.pressMe': 'x',
    'payPage.total': '{broken',
  }
  const shown = words((await render({ ...payInput(payable(), 'ar'), overrides })).html)
  expect(shown).toContain('اختر طريقة الدفع')
  expect(shown).toContain('الإجمالي')
})

test("a request's own next page is reached without script too, another host never by itself", async () => {
  const own = await render(payInput({ kind: 'redirect', url: '/en/pay/PR-2?a=1&b=2', host: null }))
  expect(own.html).toContain('<meta http-equiv="refresh" content="0;url=/en/pay/PR-2?a=1&amp;b=2">')
  const other = await render(payInput({ kind: 'redirect', url: 'https://x.example/', host: 'x.example' }))
  expect(other.html).not.toContain('http-equiv="refresh"')
  expect(words(other.html)).toContain('Tamra & Tide sends you to x.example.')
})

test('the day of booking is written as every other date', async () => {
  const details = [{ label: 'Post Date', value: '2026-11-28' }]
  const said = async (locale: 'en' | 'ar') =>
    words((await render(attemptInput(attempt({ paymentDetails: details }), locale))).html)
  expect(await said('en')).toContain('28 Nov 2026')
  expect(await said('ar')).toContain('28 نوفمبر 2026')
})

test('before its script a page that goes on by itself does not say that one stays', async () => {
  const next = { kind: 'auto', url: '/en/pay/PR-2', host: null } as const
  const { html } = await render(attemptInput(attempt(), 'en', next))
  expect(html).toMatch(/<noscript><span>You stay here until you continue<\/span><\/noscript>/)
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('You stay here')
})
