import { expect, test } from 'vitest'
import { render, words } from '../../app/rendering.fixtures.ts'
import { codeAsked, codeForm, codeInput, refusedCode, stranger, tooManyTries } from './code.fixtures.ts'

const html = async (...given: Parameters<typeof codeInput>) => (await render(codeInput(...given))).html

test('without script it is a plain form with the code and the field of the referrer', async () => {
  const page = await html(codeAsked())
  expect(page).toContain('<title>Code verification – Tamra &amp; Tide</title>')
  expect(page).toMatch(/<form [^>]*action="\/bff\/cpr\/gathering\/form"[^>]*>/)
  expect(page).toMatch(/<form [^>]*method="post"[^>]*>/)
  expect(page).toMatch(/<input[^>]*autoComplete="one-time-code"[^>]*>/)
  expect(page).toMatch(/<input[^>]*type="tel"[^>]*>/)
  expect(words(page)).toContain('Phone number')
  expect(words(await html(codeAsked(), codeForm(), 'ar'))).toContain('رقم الهاتف')
})

test('a pair that is no phone is a plain text', async () => {
  const page = await html(codeAsked({ field: 'text', label: { en: 'Order number', ar: '' } }))
  expect(page).not.toContain('type="tel"')
  expect(words(page)).toContain('Order number')
})

test('the server’s words for code and pair stand under each, and what was typed stays', async () => {
  const page = await html(codeAsked(), refusedCode('ar'), 'ar')
  expect(page).toContain('id="code-problem"')
  expect(page).toContain('id="pair-problem"')
  expect(words(page)).toContain('هذه القيمة لا تطابق الرمز')
  expect(page).toContain('value="24681358"')
  expect(page).toContain('value="50012345"')
})

test('what belongs to no field stands above the form', async () => {
  const page = await html(codeAsked(), tooManyTries)
  expect(page).toMatch(/role="alert"[^>]*>.*Too many tries. Wait 60 min and try again/s)
})

test('a host that is neither ours nor the merchant’s is named before anybody goes there', async () => {
  const page = await html(codeAsked(), codeForm({ way: stranger }))
  expect(words(page)).toContain('You are leaving this site')
  expect(words(page)).toContain('delivery.example')
  expect(page).toMatch(/<a [^>]*href="https:\/\/delivery.example\/track\/TT-5002"[^>]*rel="noreferrer"/)
})

test('a page of the merchant waits for a press where no script runs', async () => {
  const way = { kind: 'go', url: 'https://tamra-tide.example/orders' } as const
  const page = await html(codeAsked(), codeForm({ way }))
  expect(words(page)).toContain('The code is right')
  expect(page).toContain('href="https://tamra-tide.example/orders"')
})

test('an unknown referrer is a 404 with a way on', async () => {
  const { status, html: page } = await render(codeInput({ kind: 'notFound' }))
  expect(status).toBe(404)
  expect(words(page)).toContain('Page not found')
  expect(page).toContain('href="tel:')
})
