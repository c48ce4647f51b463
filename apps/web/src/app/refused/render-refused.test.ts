import { expect, test } from 'vitest'
import type { Refusal } from '../../base/page-data.ts'
import { otherInput } from '../../pay/pay.fixtures.ts'
import { render, words } from '../rendering.fixtures.ts'

const list = '/dashboard/payment-request/transactions?state=paid&q=Dana'
type Wish = Partial<Refusal> & { locale?: 'en' | 'ar'; overrides?: Record<string, unknown> }

async function drawn({ locale = 'en', overrides, ...part }: Wish = {}): Promise<string> {
  const page = {
    kind: 'refused',
    status: 400,
    message: 'Choose <one> field.',
    back: `/${locale}${list}`,
  } as const
  const input = { ...otherInput('landing', locale), path: '/bff/dashboard/file', page: { ...page, ...part } }
  return (await render({ ...input, ...(overrides && { overrides }) })).html
}
/** Each link's words and where it leads, without the way past the head. */
const ways = (html: string): string[] =>
  [...html.matchAll(/<a (?=[^>]*href="(\/[^"]*)")[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inside = '']) => `${inside.replace(/<[^>]+>/g, '')}: ${href.replaceAll('&amp;', '&')}`,
  )

test('the server’s own sentence is the heading and the title, with the merchant’s name', async () => {
  const html = await drawn()
  expect(html).toMatch(/<h1[^>]*>Choose &lt;one&gt; field\.<\/h1>/)
  expect(html).toContain('<title>Choose &lt;one&gt; field. – Tamra &amp; Tide</title>')
  expect(html).toContain('src="/art/logo-tamra.svg"')
  expect(html).toContain('<link rel="icon" href="/art/favicon-tamra.svg">')
  expect(html).toContain('--brand:')
  expect(words(html)).toContain('Nothing was downloaded.')
})

test('it is whole as it comes: no script, and nothing that the policy refuses', async () => {
  const html = await drawn()
  expect(html).not.toMatch(/<script|<link rel="(stylesheet|modulepreload)"|\sstyle=|\son[a-z]+="/)
  expect(html.match(/<style\b[^>]*>/g)).toEqual(['<style nonce="n0nce">'])
  expect(html).toContain('@font-face{font-family:Plex;')
})

test('from a list it leads back to it as it was, and to the start', async () => {
  expect(ways(await drawn())).toEqual([`Back to the list: /en${list}`, 'Go to the start: /en/dashboard'])
  expect(ways(await drawn({ locale: 'ar' }))).toEqual([
    `العودة إلى القائمة: /ar${list}`,
    'اذهب إلى البداية: /ar/dashboard',
  ])
})

test('from elsewhere it leads back to the dashboard, once where that is the start', async () => {
  const audit = '/en/dashboard/administration/audit'
  expect(ways(await drawn({ back: audit }))).toEqual([
    `Back to the dashboard: ${audit}`,
    'Go to the start: /en/dashboard',
  ])
  expect(ways(await drawn({ back: '/en/dashboard' }))).toEqual(['Back to the dashboard: /en/dashboard'])
})

test('whoever is signed out is led to the sign-in, and from there back', async () => {
  expect(ways(await drawn({ status: 401 }))).toEqual([
    `Sign in: /en/login?next=${encodeURIComponent(`/en${list}`)}`,
  ])
})

test('an Arabic window is Arabic whole, in the merchant’s own words where it has some', async () => {
  const html = await drawn({
    locale: 'ar',
    message: 'اختر حقلًا',
    overrides: { 'refused.list': 'إلى طلباتنا' },
  })
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<title>اختر حقلًا – تمرة ومدّ</title>')
  expect(words(html)).toContain('لم يُنزَّل أي ملف.')
  expect(words(html)).toContain('إلى طلباتنا')
  expect(words(html)).not.toMatch(/[A-Za-z]{3}/)
})

test('it is light or dark as its user keeps the dashboard, else as the device', async () => {
  expect(await drawn({ look: 'dark.compact.open' })).toContain('<html lang="en" dir="ltr" data-theme="dark">')
  expect(await drawn({ look: 'system.compact.open' })).toContain('<html lang="en" dir="ltr">')
})

test.each([
  [401, 403],
  [404, 410],
  [500, 503],
  [400, 409],
])('%i and %i are drawn alike', async (one, other) => {
  const drawing = async (status: number) => /<svg.*?<\/svg>/s.exec(await drawn({ status }))?.[0]
  expect(await drawing(one)).toBe(await drawing(other))
  expect(await drawing(one)).not.toBe(await drawing(429))
})
