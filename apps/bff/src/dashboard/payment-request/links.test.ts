import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const links = '/bff/dashboard/payment-request/links'
const key = { 'idempotency-key': 'a-key-of-this-form' }
const refusal = { detail: 'The core says no.', code: 'no' }

const stored = {
  id: 'LINK-1',
  link_url: 'https://pay.example/ar/link/LINK-1',
  amount: '5.000',
  currency_code: 'KWD',
  has_editable_amount: false,
  description_en: 'Workshop',
  description_ar: 'ورشة',
  product_type: null,
  asks: ['name'],
  state: 'open',
  active: true,
  max_uses: 3,
  paid: 1,
  held: 0,
  inactive_message_en: 'Over.',
  inactive_message_ar: null,
  expiration_time: null,
  created_by: 'admin.demo',
  created: '2026-11-20T15:00:00.000Z',
  revision: 2,
}
const wish = {
  fields: { amount: '5.000', currency: 'KWD', gateways: ['knet'], expiresInHours: 24 },
  asks: ['name'],
  maxUses: 3,
  inactiveMessageEn: 'Over.',
  inactiveMessageAr: null,
  expirationTime: null,
}

test('a link reaches the core under its names, with the key of this press', async () => {
  const bff = over(201, stored)
  const answer = await bff.post(links, wish, key)
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { id: 'LINK-1', linkUrl: 'https://pay.example/ar/link/LINK-1', amount: '5.000', currencyCode: 'KWD' },
  ])
  const made = bff.made.at(-1)
  expect(made?.request.headers.get('idempotency-key')).toBe('a-key-of-this-form')
  expect(made?.body).toEqual({
    amount: '5.000',
    currency_code: 'KWD',
    pg_codes: ['knet'],
    expires_in_hours: 24,
    asks: ['name'],
    max_uses: 3,
    inactive_message_en: 'Over.',
    inactive_message_ar: null,
    expiration_time: null,
  })
})

test('what is wrong comes back under the names of the form', async () => {
  const bff = over(400, { max_uses: ['Too many'], expiration_time: ['Passed'], pg_codes: ['None'] })
  const answer = await bff.post(links, wish, key)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    fieldErrors: { maxUses: ['Too many'], expiresAt: ['Passed'], gateways: ['None'] },
  })
})

test.each([
  [401, 401],
  [403, 403],
  [404, 404],
  [421, 404],
  [409, 409],
  [422, 422],
  [429, 429],
])('a link the core refuses with %i is a problem with %i', async (status, told) => {
  expect((await over(status, refusal).post(links, wish, key)).status).toBe(told)
})
