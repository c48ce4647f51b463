import { expect, test } from 'vitest'
import { browserOver, signedInAnswer } from '../../auth/auth.fixtures.ts'
import { bffOver, fromApp } from '../../bff.fixtures.ts'

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const lastOf = ({ made }: ReturnType<typeof over>) => {
  const last = made.at(-1)
  if (!last) throw new Error('the core was not asked')
  const { pathname } = new URL(last.request.url)
  return { asked: `${last.request.method} ${pathname}`, body: last.body, request: last.request }
}
const create = '/bff/dashboard/payment-request'
const key = { 'idempotency-key': 'a-key-of-this-form' }

const created = {
  id: 'new-request',
  plugin: 'payment_request',
  state: 'created',
  amount: '48.750',
  currency_code: 'KWD',
  order_no: null,
  expiration_time: '2026-11-27T15:00:00.000Z',
  session_id: null,
  checkout_url: 'https://pay.example/ar/pay/new-request',
  code: null,
  created: '2026-11-20T15:00:00.000Z',
}

test('the form’s fields reach the core under its names, with the key of this submit', async () => {
  const bff = over(201, created)
  const command = {
    amount: '48.750',
    currency: 'KWD',
    gateways: ['knet'],
    isEditable: true,
    minimumPercent: 30,
    firstName: 'Noura',
    secondPhone: '+96550012346',
    remarks: [{ labelEn: 'Note', labelAr: 'ملاحظة', value: 'By the sea' }],
    customFields: { branch_no: '4' },
    notifications: { email: ['created'] },
    dueAt: '2026-11-25T15:00:00.000Z',
  }
  const answer = await bff.post(create, command, key)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    id: 'new-request',
    amount: '48.750',
    currency: 'KWD',
    payUrl: 'https://pay.example/ar/pay/new-request',
    expiresAt: '2026-11-27T15:00:00.000Z',
  })
  const { asked, body, request } = lastOf(bff)
  expect(asked).toBe('POST /api/v1/plugins/payment_request/transaction')
  expect(request.headers.get('idempotency-key')).toBe('a-key-of-this-form')
  expect(body).toEqual({
    amount: '48.750',
    currency_code: 'KWD',
    pg_codes: ['knet'],
    has_editable_amount: true,
    minimum_percentage: 30,
    customer_first_name: 'Noura',
    customer_phone_2: '+96550012346',
    remarks: [{ label_en: 'Note', label_ar: 'ملاحظة', value: 'By the sea' }],
    merchant_details: { branch_no: '4' },
    notifications: { email: ['created'] },
    due_datetime: '2026-11-25T15:00:00.000Z',
  })
})

test('what the core says of a field stands at the field of the form', async () => {
  const refusal = { pg_codes: ['one gateway at least should be selected.'], 'remarks.0.value': ['Too long'] }
  const answer = await over(400, refusal).post(create, {}, key)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    fieldErrors: { gateways: ['one gateway at least should be selected.'], remarks: ['Too long'] },
  })
})

test.each([
  [403, 403],
  [404, 404],
  [409, 409],
  [421, 404],
  [422, 422],
  [429, 429],
])('a refusal with %i is a problem with %i', async (status, told) => {
  const answer = await over(status, { detail: 'No.', code: 'no' }).post(create, {}, key)
  expect(answer.status).toBe(told)
  expect(await answer.json()).toMatchObject({ code: 'no', message: 'No.' })
})

test('without a key nothing is asked of the core', async () => {
  const bff = over(201, created)
  expect((await bff.post(create, {})).status).toBe(400)
  expect(bff.made).toEqual([])
})

const file = {
  file_url: '/api/v1/plugins/payment_request/attachment/one',
  original_filename: 'Quote.pdf',
  content_type: 'application/pdf',
  bytes: 5,
}

test('a template and a copy come back under the form’s names', async () => {
  const template = {
    id: 'T-1',
    name: 'Deposit',
    fields: { pg_codes: ['knet'], expires_in_hours: 24, merchant_details: { a: 'b' } },
    attachment: file,
    changed_by: 'admin.demo',
    changed_at: '2026-11-20T15:00:00.000Z',
  }
  const shown = await over(200, { results: [template] }).request(`${create}/templates`)
  expect(await shown.json()).toEqual({
    templates: [
      {
        id: 'T-1',
        name: 'Deposit',
        fields: { gateways: ['knet'], expiresInHours: 24, customFields: { a: 'b' } },
        attachment: { url: file.file_url, name: 'Quote.pdf', contentType: 'application/pdf', bytes: 5 },
        changedBy: 'admin.demo',
        changedAt: '2026-11-20T15:00:00.000Z',
      },
    ],
  })
  const copied = await over(200, { fields: { unit_code: 'main' }, attachment: null }).request(
    `${create}/copy/PR-1`,
  )
  expect(await copied.json()).toEqual({ fields: { unit: 'main' }, attachment: null })
})

test('a template is changed as it was seen; who was later is told', async () => {
  const changedAt = '2026-11-20T15:00:00.000Z'
  const bff = await signedIn(409, { detail: 'Changed meanwhile', code: 'changed' })
  const change = { name: 'Deposit', changedAt }
  const answer = await bff.ask(`${create}/templates/T-1`, {
    method: 'PATCH',
    headers: { ...fromApp, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'changed' }])
  const { asked, body } = lastOf(bff)
  expect(asked).toBe('PATCH /api/v1/dashboard/payment-request/templates/T-1')
  expect(body).toEqual({ name: 'Deposit', changed_at: changedAt })
})

/** Signed in: of nobody else is a file read. */
async function signedIn(status: number, body: unknown) {
  const browser = browserOver({ token: { status: 200, body: signedInAnswer }, other: { status, body } })
  await browser.signIn()
  return browser
}

test('a file goes on as it came, from our own pages alone', async () => {
  const bff = await signedIn(201, file)
  const form = new Response('--x--', { headers: { 'content-type': 'multipart/form-data; boundary=x' } })
  const sent = { method: 'POST', body: await form.text() }
  const headers = { ...fromApp, 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await bff.ask(`${create}/upload`, { ...sent, headers })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ name: 'Quote.pdf' })
  const { asked, body, request } = lastOf(bff)
  expect(asked).toBe('POST /api/v1/plugins/payment_request/attachment/upload')
  expect(body).toBe('--x--')
  expect(request.headers.get('content-type')).toBe('multipart/form-data; boundary=x')
  for (const strange of [{ 'sec-fetch-site': 'cross-site' }, { 'x-requested-by': '' }])
    expect((await bff.ask(`${create}/upload`, { ...sent, headers: { ...headers, ...strange } })).status).toBe(
      403,
    )
})

test('a file that replaces another goes to the door of the request’s own module', async () => {
  const bff = await signedIn(201, file)
  const answer = await bff.ask('/bff/dashboard/transaction/customer_payment/upload', {
    method: 'POST',
    body: '--x--',
    headers: { ...fromApp, 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect([answer.status, lastOf(bff).asked]).toEqual([
    201,
    'POST /api/v1/plugins/customer_payment/attachment/replacement',
  ])
})

test('what the core says of a file is told at the file', async () => {
  const bff = await signedIn(400, { file: ['This file is empty'] })
  const answer = await bff.ask(`${create}/upload`, {
    method: 'POST',
    body: 'x',
    headers: { ...fromApp, 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fieldErrors: { file: ['This file is empty'] } })
})

test.each([
  `${create}/upload`,
  '/bff/dashboard/transaction/customer_payment/upload',
  '/bff/dashboard/administration/pictures/upload',
  '/bff/dashboard/plugins/catalogue/dashboard/pictures/upload',
])('D-24: that it is one file too many is told at the file: %s', async (path) => {
  const bff = await signedIn(429, { detail: '120 files in an hour', code: 'too_many' })
  const answer = await bff.ask(path, {
    method: 'POST',
    body: 'x',
    headers: { ...fromApp, 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    429,
    { code: 'too_many', fieldErrors: { file: ['120 files in an hour'] } },
  ])
})

test('a file of somebody who is not signed in is not read at all', async () => {
  const bff = over(201, file)
  let isRead = false
  const endless = new ReadableStream(
    {
      pull: (controller) => ((isRead = true), controller.enqueue(new Uint8Array(1_024))),
    },
    { highWaterMark: 0 },
  )
  const answer = await bff.request(`${create}/upload`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { ...fromApp, 'content-type': 'multipart/form-data; boundary=x' },
  } as RequestInit)
  expect([answer.status, isRead]).toEqual([401, false])
  expect(bff.made).toEqual([])
})
