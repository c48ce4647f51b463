import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import { compose, type MessageFacts } from './compose.ts'
import { readableOn } from './mail-html.ts'

const facts: MessageFacts = {
  occasion: 'paid',
  merchant: { en: 'Tamra & Tide', ar: 'تمرة ومدّ', brand: '#f77c1a' },
  customer: { en: 'Noura', ar: 'نورة' },
  description: { en: 'Gathering box', ar: 'صندوق التجمع' },
  amount: money(48_750, 'KWD'),
  reference: 'TT-1001',
  link: 'https://pay.example.com/en/attempt/AT-1',
}
const english = { channel: 'email', locale: 'en', own: null } as const
const arabic = { ...english, locale: 'ar' } as const

test('a mail says who received what, for what, and where to look', () => {
  const { subject, text } = compose(facts, english)
  expect(subject).toBe('You paid KWD\u00a048.750 to Tamra & Tide')
  expect(text).toBe(
    [
      'Thank you. Tamra & Tide received KWD\u00a048.750.',
      '',
      'The page below has the details of your payment.',
      '',
      'Amount: KWD\u00a048.750',
      'For: Gathering box',
      'Reference: TT-1001',
      '',
      'See the payment:',
      'https://pay.example.com/en/attempt/AT-1',
      '',
      'Tamra & Tide sent you this message.',
      '',
    ].join('\n'),
  )
})

test('an Arabic mail reads from right to left, its values isolated in text and HTML', () => {
  const { subject, text, html } = compose(facts, arabic)
  expect(subject).toBe('تم دفع \u206848.750\u00a0د.ك\u2069 إلى \u2068تمرة ومدّ\u2069')
  expect(text).toContain('المرجع: \u2068TT-1001\u2069')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<div lang="ar" dir="rtl">')
  expect(html).toContain('<bdi>TT-1001</bdi>')
})

test('HTML carries no script, no picture from elsewhere, and what people typed as text', () => {
  const { html } = compose(
    {
      ...facts,
      description: { en: '<img src=x onerror=alert(1)>', ar: '' },
      merchant: { ...facts.merchant, en: '<b>Shop</b>', brand: 'red;background:url(//evil)' },
      link: 'https://pay.example.com/en/attempt/"><script>',
    },
    english,
  )
  expect(html).not.toMatch(/<script|<img|<b>|url\(/)
  expect(html).toContain('background:#2a3577')
})

test('an SMS is one text with its link', () => {
  expect(compose(facts, { ...english, channel: 'sms' })).toEqual({
    subject: 'You paid KWD\u00a048.750 to Tamra & Tide',
    text: 'Tamra & Tide received KWD\u00a048.750. Reference TT-1001. https://pay.example.com/en/attempt/AT-1',
    html: null,
  })
})

test('a merchant’s own words replace the built-in ones', () => {
  const own = { subject: 'Thanks, {customer}!', body: 'We have your {amount} & <3 it.' }
  const { subject, text, html } = compose(facts, { ...english, own })
  expect(subject).toBe('Thanks, Noura!')
  expect(text).toMatch(/^We have your KWD\u00a048\.750 & <3 it\.\n/)
  expect(html).toContain('We have your <bdi>KWD\u00a048.750</bdi> &#38; &#60;3 it.')
})

test.each(['created', 'paid', 'authorized', 'cod', 'failed', 'refunded'] as const)(
  'every channel has whole words for %s in both languages',
  (occasion) => {
    for (const channel of ['email', 'sms', 'whatsapp'] as const) {
      for (const locale of ['en', 'ar'] as const) {
        const { subject, text, html } = compose({ ...facts, occasion }, { channel, locale, own: null })
        expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined/)
        expect(text).toContain(facts.link)
      }
    }
  },
)

test('what stands on the brand colour can be read', () => {
  expect(['#f77c1a', '#6b0f1a', '#ffd400', '#000000', '#ffffff'].map(readableOn)).toEqual([
    '#111418',
    '#ffffff',
    '#111418',
    '#ffffff',
    '#111418',
  ])
})
