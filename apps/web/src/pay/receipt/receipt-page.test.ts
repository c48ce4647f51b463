import { expect, test } from 'vitest'
import { render, words } from '../../app/rendering.fixtures.ts'
import { attempt, failedAttempt, unit } from '../pay.fixtures.ts'
import { receiptInput } from './receipt.fixtures.ts'

const html = async (...given: Parameters<typeof receiptInput>) => (await render(receiptInput(...given))).html

test('without script the receipt has its number, its sum, its rows and a link to the file', async () => {
  const page = await html(attempt())
  for (const text of [
    'Receipt',
    'R00001001',
    'TT-1001',
    'Gathering box, 24 guests',
    'Noura Al-Mutawa',
    'Dates box',
  ])
    expect(words(page)).toContain(text)
  expect(page).toContain('href="/api/v1/attempt/AT-1/receipt?lang=en"')
  expect(page).toContain('<title>Receipt R00001001 – Tamra &amp; Tide</title>')
})

test('the Arabic receipt leads to the Arabic file', async () => {
  const page = await html(attempt(), 'ar')
  expect(page).toContain('href="/api/v1/attempt/AT-1/receipt?lang=ar"')
  expect(words(page)).toContain('صندوق التجمع، 24 ضيفًا')
})

test('money that went back is said, with what is left', async () => {
  const shown = words(await html(attempt({ refunded: { amount: '10.000', currency: 'KWD' } })))
  expect(shown).toContain('Partly refunded')
  expect(shown).toContain('39.000')
})

test('tickets are offered when the core gives them', async () => {
  expect(await html(attempt({ ticketsUrl: '/api/v1/tickets/1' }))).toContain('href="/api/v1/tickets/1"')
  expect(words(await html(attempt()))).not.toContain('Download tickets')
})

test('a payment without secured money has no receipt, and says so', async () => {
  const { status, html: page } = await render(receiptInput(failedAttempt()))
  expect(status).toBe(200)
  expect(words(page)).toContain('There is no receipt for this payment yet')
  expect(page).toContain('href="/en/attempt/AT-1"')
})

test('an attempt that is not there is a 404 with the unit that was asked', async () => {
  const { status, html: page } = await render(receiptInput({ kind: 'notFound', unit }))
  expect(status).toBe(404)
  expect(words(page)).toContain('Payment details not found')
})
