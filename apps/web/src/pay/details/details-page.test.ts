import { expect, test } from 'vitest'
import { render, words } from '../../app/rendering.fixtures.ts'
import { detailsInput, transactionPage } from './details.fixtures.ts'

const html = async (...given: Parameters<typeof detailsInput>) => (await render(detailsInput(...given))).html

test('without script the list, the QR code and every link of the share menu are there', async () => {
  const page = await html(transactionPage())
  expect(words(page)).toContain('TT-1001')
  expect(page).toMatch(/<img src="data:image\/svg\+xml;[^"]*" alt="QR code for payment link"/)
  for (const href of [
    'https://wa.me/96550012345?',
    'sms:+96550012345',
    'mailto:noura@example.com?',
    '/bff/transaction/PR-1001/qr.svg',
  ])
    expect(page).toContain(`href="${href}`)
})

test('the state under the QR code is said in words, not by its colour alone', async () => {
  expect(words(await html(transactionPage()))).toContain('Not paid yet')
  expect(words(await html(transactionPage({ state: 'Paid', border: 'good' })))).not.toContain('Not paid yet')
  expect(words(await html(transactionPage({ state: 'Expired' })))).toContain('Expired')
})

test('details that are null say S1’s sentence, in both languages', async () => {
  const load = transactionPage({ rows: null, qrCode: null })
  expect(words(await html(load))).toContain(
    'Cannot fetch data. Most likely there is an issue with the configuration.',
  )
  expect(words(await html(load, 'ar'))).toContain('تعذّر جلب البيانات')
})

test('a transaction that is not there is a 404 with its own sentence', async () => {
  const { status, html: page } = await render(detailsInput({ kind: 'notFound' }))
  expect(status).toBe(404)
  expect(words(page)).toContain('Transaction not found')
})

test('a request that is settled offers no way to pay it', async () => {
  expect(words(await html(transactionPage()))).toContain('Open the payment page')
  expect(words(await html(transactionPage({ state: 'Paid', border: 'good' })))).not.toContain(
    'Open the payment page',
  )
})
