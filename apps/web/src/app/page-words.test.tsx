import { expect, test } from 'vitest'
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
  unresolved,
  payInput,
  waitingAttempt,
} from '../pay/pay.fixtures.ts'
import { render, words } from './rendering.fixtures.ts'

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
  expect(shown).not.toContain('Download')
})

test.each([
  ['success', attempt()],
  ['failure', failedAttempt()],
  ['waiting', waitingAttempt()],
])('the %s view has its download buttons', async (_view, load) => {
  for (const [locale, texts] of [
    ['en', ['Download Quote.pdf', 'Print or save as PDF']],
    ['ar', ['تنزيل عرض السعر.pdf', 'طباعة أو حفظ بصيغة PDF']],
  ] as const) {
    const { html } = await render(attemptInput(load, locale))
    expect(html).toMatch(/<a(?=[^>]*href="\/bff\/attachment\/PR-1001")(?=[^>]*download)/)
    for (const text of texts) expect(words(html)).toContain(text)
  }
})

test('a success says what will arrive where, and nothing where nobody is told', async () => {
  const told = attempt({ confirmedBy: ['email', 'sms', 'whatsapp'] })
  const english = words((await render(attemptInput(told))).html)
  expect(english).toContain('A confirmation goes by email to noura@example.com.')
  expect(english).toContain('A confirmation goes by SMS to +965 500 12345.')
  expect(english).toContain('A confirmation goes by WhatsApp to +965 500 12345.')
  const arabic = words((await render(attemptInput(told, 'ar'))).html)
  expect(arabic).toContain('يصل التأكيد بالبريد الإلكتروني إلى noura@example.com.')
  for (const load of [attempt({ confirmedBy: [] }), failedAttempt(), waitingAttempt()])
    expect(words((await render(attemptInput(load))).html)).not.toContain('A confirmation goes')
})

test('waiting is never called a failure', async () => {
  const shown = words((await render(attemptInput(waitingAttempt()))).html)
  expect(shown).toContain('We are still waiting for the bank')
  expect(shown).toContain('Do not pay again yet.')
  expect(shown).not.toMatch(/Oops|Failed|not been charged/)
})

test('only a proof says that nothing was charged', async () => {
  const proved = words((await render(attemptInput(failedAttempt()))).html)
  expect(proved).toContain('You have not been charged. We asked the bank at 05:41 PM and it took nothing.')
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

test('the pay page says the same as the result of money that does not match, and leads to it', async () => {
  const { html } = await render(payInput(unresolved))
  expect(words(html)).toContain('We received a payment that does not match. Do not pay again.')
  expect(html).toContain('/bff/return/AT-1?lang=en')
  expect(words(html)).not.toMatch(/Pay Now|Choose how to pay/)
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

test('a new total after a changed amount is news, not an error', async () => {
  const notice = {
    code: 'amountChanged',
    message: 'Check the new total',
    fieldErrors: {},
    amount: '20',
    gatewayCode: null,
  }
  const { html } = await render(
    payInput(payable({ editableAmount: { minimum: null, maximum: null } }), 'en', notice),
  )
  expect(html).toContain('<title>Payment request – Tamra &amp; Tide</title>')
  expect(words(html)).toContain('Check the new total')
})
