import { openTestBank, testCredentials, type TestBank } from '@wasl/tests/support/bank'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { terminalKey } from '../credentials.ts'
import { createBank } from './bank.ts'

let gateway: TestBank
beforeEach(async () => {
  gateway = await openTestBank()
})
afterEach(() => gateway.close())

const body = {
  track_id: '900000000000001',
  operation: 'purchase',
  amount: '48.750',
  currency: 'KWD',
  merchant_name: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
  order_no: null,
  language: 'en',
  return_url: 'http://localhost:4000/return',
  callback_url: 'http://localhost:4000/callback',
  scenario: null,
}
const key = terminalKey(testCredentials.apiSecret, '1-knet')
const signedIn = { authorization: `Bearer ${key}`, 'x-bank-terminal': '1-knet' }

const post = async (changes: object, headers: Record<string, string> = signedIn) => {
  const request = new Request('http://bank/sandbox-bank/api/sessions', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...changes }),
  })
  const response = await gateway.bank.fetch(request)
  // Shapes that the tests check.
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('a session is made once: 201, then 200 with the same answer', async () => {
  const first = await post({})
  expect(first).toMatchObject({
    status: 201,
    body: { track_id: body.track_id, expires_at: '2026-11-21T09:15:00.000Z' },
  })
  expect(first.body.redirect_url).toBe(
    `http://localhost:4000/sandbox-bank/pay/${first.body.payment_id}?lang=en`,
  )
  expect(await post({})).toEqual({ status: 200, body: first.body })
})

test.each([{ amount: '48.751' }, { currency: 'BHD' }, { operation: 'authorize' }, { order_no: 'X' }])(
  'the same track id on other terms is refused: %o',
  async (changes) => {
    await post({})
    expect(await post(changes)).toMatchObject({ status: 409, body: { code: 'terms_differ' } })
  },
)

test.each([
  { amount: '0' },
  { amount: '-1' },
  { amount: '1.2345' },
  { amount: 'NaN' },
  { amount: '1e3' },
  { amount: '٤٨' },
  { amount: '99999999999999999999' },
  { amount: 48.75 },
  { currency: 'XXX?' },
  { currency: 'kwd' },
  { track_id: '' },
  { track_id: '../x' },
  { return_url: 'javascript:alert(1)' },
  { callback_url: 'file:///etc/passwd' },
  { language: 'fr' },
  { operation: 'refund' },
  { more: 1 },
  { scenario: 'x'.repeat(257) },
])('a request that says %o is refused', async (changes) => {
  expect(await post(changes)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(gateway.bank.control.sessions()).toEqual([])
})

test.each([
  {},
  { 'x-bank-terminal': '1-knet' },
  { ...signedIn, 'x-bank-terminal': '2-knet' },
  { ...signedIn, authorization: `Basic ${key}` },
  { ...signedIn, authorization: `Bearer ${'0'.repeat(64)}` },
])('a caller with %o is nobody the bank knows', async (headers) => {
  expect(await post({}, headers as Record<string, string>)).toMatchObject({
    status: 401,
    body: { code: 'unauthorized' },
  })
})

test.each(['{', '[]', 'null', '"x"', `{"track_id":${'['.repeat(5_000)}`])(
  'the body %.20s is refused',
  async (text) => {
    const request = new Request('http://bank/sandbox-bank/api/sessions', {
      method: 'POST',
      headers: signedIn,
      body: text,
    })
    expect((await gateway.bank.fetch(request)).status).toBe(400)
  },
)

test('a body over 64 KiB is refused', async () => {
  expect(await post({ order_no: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
})

test('the bank does not exist in production', async () => {
  const deps = {
    mode: 'production',
    file: null,
    clock: gateway.clock,
    credentials: testCredentials,
    publicUrl: () => 'https://pay.example',
    deliver: async () => new Response(),
    wake: () => () => {},
  } as const
  await expect(createBank(deps)).rejects.toThrow('does not exist in production')
})
