import { expect, test } from 'vitest'
import { listAhead } from '../../dashboard/transactions/list/list-ahead.fixtures.ts'
import { manyTransactionRows, transactionRows } from '../../dashboard/transactions/list/list.fixtures.ts'
import type { ListAhead } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import { shell } from '../../desk/shell.fixtures.ts'
import { otherInput } from '../../pay/pay.fixtures.ts'
import { render } from '../rendering.fixtures.ts'

const at = (path: string, locale: 'en' | 'ar' = 'en', overrides?: Record<string, unknown>) =>
  render({ ...otherInput('landing', locale), page: { kind: 'staff' }, path, ...(overrides && { overrides }) })

test('the frame is drawn by the server, and nothing in it needs a policy of its own', async () => {
  const { status, html } = await at('/en/dashboard')
  expect(status).toBe(200)
  expect(html).toContain('Loading the dashboard…')
  expect(html).toContain('<meta property="csp-nonce" nonce="')
  expect(html).not.toMatch(/ style=| on[a-z]+="/)
  for (const [script] of html.matchAll(/<(script|style)[^>]*>/g)) expect(script).toMatch(/ nonce="[^"]+"/)
  expect(html).toContain('<script type="module" async nonce="')
  expect(html).toContain('href="/assets/start.js"')
  expect(html).not.toContain('staff-arabic')
})

test('an Arabic frame is Arabic before any script, and its words are on their way', async () => {
  const { html } = await at('/ar/dashboard', 'ar')
  expect(html).toContain('<html lang="ar" dir="rtl" data-density="regular">')
  expect(html).toContain('جارٍ تحميل لوحة التحكم…')
  expect(html).toContain('href="/assets/staff-arabic.js"')
})

test('the merchant’s own words come with the page, and cannot end its script', async () => {
  const { html } = await at('/ar/dashboard', 'ar', { 'staff.home': "بيتنا '</script>'", 'no.such': 'x' })
  const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { arabic } = JSON.parse(json) as { arabic: Record<string, unknown> }
  expect(Object.keys(arabic)).toEqual(['staff.home'])
})

test('a list of transactions brings its own script along; what stands below it, and headers, do not', async () => {
  const brings = async (path: string) => (await at(path)).html.includes('href="/assets/list.js"')
  expect(await brings('/en/dashboard/transactions?q=PR-1001')).toBe(true)
  expect(await brings('/en/dashboard/payment-request/deleted-transactions')).toBe(true)
  expect(await brings('/en/dashboard/payment-request/transactions/PR-1001')).toBe(false)
  expect(await brings('/en/dashboard/payment-request/table-headers')).toBe(false)
  expect(await brings('/en/dashboard/help')).toBe(false)
})

const listPath = '/dashboard/payment-request/transactions'
const listIn = async (locale: 'en' | 'ar', list: ListAhead, look?: string) => {
  const page = { kind: 'staff', ahead: { shell, list, heardUpTo: 41 }, ...(look && { look }) } as const
  const { html } = await render({ ...otherInput('landing', locale), page, path: `/${locale}${listPath}` })
  return html
}
const drawnIn = async (...input: Parameters<typeof listIn>) =>
  /<template id="drawn">(.*)<\/template><script/s.exec(await listIn(...input))?.[1] ?? ''

test('a list is drawn with its rows, and its ids can be followed before any script', async () => {
  const drawn = await drawnIn('en', listAhead)
  const [first] = transactionRows
  expect(drawn).toContain(`<a class="`)
  for (const { id } of transactionRows) expect(drawn).toContain(`data-row-id="${id}"`)
  expect(drawn).toContain(`href="/en${listPath}/${first?.id}"`)
  expect(drawn).toContain('Good ')
  expect(drawn).toMatch(/<style nonce="[^"]+">.*\[data-least="\d+"\]\{min-inline-size:[\d.]+rem\}/)
  expect(drawn).not.toMatch(/<(button|input|select)(?! tabindex="-1")/)
  expect(drawn).not.toMatch(/ style=| on[a-z]+="/)
})

test('scripts are named behind what can be read', async () => {
  const html = await listIn('en', listAhead)
  expect(html.indexOf('<link rel="modulepreload"')).toBeGreaterThan(html.indexOf('</template>'))
})

test('an Arabic list is drawn in Arabic', async () => {
  const drawn = await drawnIn('ar', listAhead)
  expect(drawn).toContain('ابحث بالرقم أو البريد أو الهاتف')
  expect(drawn).not.toContain('Search id')
})

test('it is drawn as its user keeps the page', async () => {
  expect(await drawnIn('en', listAhead, 'light.compact.folded')).toContain('data-density="compact"')
  expect(await drawnIn('en', listAhead)).toContain('data-density="regular"')
  expect(await listIn('en', listAhead, 'light.compact.folded')).toMatch(
    /^<!doctype html><html [^>]*data-density="compact"/,
  )
})

test('a hundred rows are left to the app, which has them with the page', async () => {
  const many = { ...listAhead, page: { ...listAhead.page, rows: manyTransactionRows(100) } }
  expect(await drawnIn('en', many)).toBe('')
})
