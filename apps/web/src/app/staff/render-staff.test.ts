import { expect, test } from 'vitest'
import { listAhead } from '../../dashboard/transactions/list/list-ahead.fixtures.ts'
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

test('a list comes with the data it opens with, and its frame is as its user keeps the page', async () => {
  const ahead = { shell, list: listAhead, heardUpTo: 41 }
  const page = { kind: 'staff', ahead, look: 'light.compact.folded' } as const
  const path = '/en/dashboard/payment-request/transactions'
  const { html } = await render({ ...otherInput('landing', 'en'), page, path })
  expect(html).toMatch(/^<!doctype html><html [^>]*data-density="compact"/)
  const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { facts } = JSON.parse(json) as { facts: { page: unknown } }
  expect(facts.page).toEqual(JSON.parse(JSON.stringify(page)))
})
