import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'
import { coreDetail } from './detail.fixtures.ts'

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
const page = (bff: ReturnType<typeof over>, place = 'payment_request/live') =>
  bff.request(`/bff/dashboard/transaction/${place}/PR-1016`, { headers: fromApp })
const edit = (bff: ReturnType<typeof over>, body: object, module = 'payment_request') =>
  bff.request(`/bff/dashboard/transaction/${module}/live/PR-1016`, {
    method: 'PATCH',
    body: JSON.stringify({ version: 'v1', ...body }),
    headers: fromApp,
  })
const pathOf = ({ made }: ReturnType<typeof over>) =>
  new URL(made.at(-1)?.request.url ?? 'http://none').pathname

test.each([
  ['payment_request/live', '/api/v1/plugins/payment_request/transaction/PR-1016'],
  ['event/deleted', '/api/v1/plugins/event/deleted_transaction/PR-1016'],
  ['all/live', '/api/v1/dashboard/transaction/PR-1016'],
])('%s is read at %s', async (place, path) => {
  const bff = over(200, coreDetail)
  expect((await page(bff, place)).status).toBe(200)
  expect(pathOf(bff)).toBe(path)
})

test('the transaction in the words of the screen', async () => {
  expect(await (await page(over(200, coreDetail))).json()).toMatchObject({
    id: 'PR-1016',
    border: 'good',
    isDeleted: false,
    money: {
      amount: { amount: '40.000', currency: 'KWD' },
      original: { amount: '40.000', currency: 'KWD' },
      fee: { amount: '0.250', currency: 'KWD' },
      refundable: { amount: '25.000', currency: 'KWD' },
    },
    bulk: 'November',
    customer: {
      name: { en: 'Dana Al-Sabti', ar: 'دانة السبتي' },
      secondPhone: '+96550012346',
      language: 'ar',
    },
    address: [
      { name: 'area', value: 'Salmiya' },
      { name: 'block', value: '4' },
    ],
    location: { lat: 29.33, lng: 48.07 },
    extra: [
      { name: 'table_no', label: { en: 'Table', ar: 'الطاولة' }, value: '' },
      { name: 'Hall', label: { en: 'Hall of the feast', ar: 'قاعة الحفل' }, value: 'Hall A' },
    ],
    remarks: [
      {
        text: null,
        rows: [
          { name: 'Medium', value: '2' },
          { name: 'Small', value: '1' },
        ],
      },
      { text: 'Ring once', rows: [] },
    ],
    receipt: { en: 'http://localhost:4000/en/attempt/AT-1016/receipt', ar: '' },
    actions: [
      {
        value: 'refund',
        name: { en: 'Refund', ar: 'استرداد' },
        available: { amount: '25.000', currency: 'KWD' },
        attemptId: 'AT-9',
        claim: null,
        isPermitted: true,
      },
    ],
    due: coreDetail.due_datetime,
    redirectUrl: 'https://tamra-tide.example/thanks',
    webhookUrl: 'https://hooks.tamra-tide.example/orders?order=PR-1016',
    timeline: [
      { code: 'money.refund', amount: { amount: '15.000', currency: 'KWD' }, callback: null },
      {
        kind: 'gateway',
        code: 'callback.mismatch',
        amount: { amount: '130.00', currency: 'USD' },
        callback: { result: 'captured', times: 3 },
      },
    ],
    audit: [
      {
        changes: [{ name: 'customer_email', before: 'noura@example.com', after: 'dana@example.com' }],
        facts: [{ name: 'note', value: 'x' }],
      },
    ],
    editable: { version: 'v1', fields: ['email', 'remarks'], hasAttachment: true },
  })
})

test('addresses and pictures that are none are left out', async () => {
  const changed = { ...coreDetail, qr_code: 'https://evil.example/qr.png' }
  expect(await (await page(over(200, changed))).json()).toMatchObject({ attachment: null, qrCode: null })
})

test('a field that is filled and no longer set up keeps the name it has', async () => {
  const changed = { ...coreDetail, own_fields: [] }
  expect(await (await page(over(200, changed))).json()).toMatchObject({
    extra: [{ name: 'Hall', label: { en: 'Hall', ar: 'Hall' }, value: 'Hall A' }],
  })
})

test('within which limits the payer chooses the amount is told, or that they do not', async () => {
  const limits = { has_editable_amount: true, minimum_amount: '5.000', maximum_amount: null }
  expect(await (await page(over(200, { ...coreDetail, ...limits }))).json()).toMatchObject({
    payerChooses: { minimum: { amount: '5.000', currency: 'KWD' }, maximum: null },
  })
  expect(await (await page(over(200, coreDetail))).json()).toMatchObject({ payerChooses: null })
})

test('nothing editable is said, and a state nobody knows is not paid', async () => {
  const changed = { ...coreDetail, editable_fields: [], state: 'frozen' }
  expect(await (await page(over(200, changed))).json()).toMatchObject({ editable: null, border: 'bad' })
})

const refusal = { detail: 'core says no', code: 'no' }

test.each([
  [401, 401],
  [403, 403],
  [404, 404],
  [421, 404],
  [400, 400],
  [429, 429],
  [413, 502],
  [415, 502],
])('page: the core’s %i is answered %i', async (status, web) => {
  expect((await page(over(status, refusal))).status).toBe(web)
})

test('an edit sends what was changed under the core’s names', async () => {
  const bff = over(200, coreDetail)
  const label = { en: 'Note', ar: 'ملاحظة' }
  const body = {
    email: null,
    expires: '2026-11-21T21:00:00.000Z',
    remarks: [{ label, value: 'Ring twice' }],
    extra: { Hall: 'Hall B' },
    attachment: null,
  }
  expect((await edit(bff, body)).status).toBe(200)
  expect(pathOf(bff)).toBe('/api/v1/plugins/payment_request/transaction/partial-update/PR-1016')
  expect(bff.made.at(-1)?.body).toEqual({
    version: 'v1',
    customer_email: null,
    expiration_time: '2026-11-21T21:00:00.000Z',
    remarks: [{ label_en: 'Note', label_ar: 'ملاحظة', value: 'Ring twice' }],
    extra: { Hall: 'Hall B' },
    attachment: null,
  })
})

test('the core’s problems come back at the fields of the form', async () => {
  const response = await edit(over(400, { customer_email: ['Enter valid email address'] }), { email: 'x' })
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ fieldErrors: { email: ['Enter valid email address'] } }),
  ])
})

test.each([
  [401, 401],
  [403, 403],
  [404, 404],
  [409, 409],
  [421, 404],
  [429, 429],
  [413, 502],
  [415, 502],
])('edit: the core’s %i is answered %i', async (status, web) => {
  expect((await edit(over(status, refusal), {})).status).toBe(web)
})

test('an edit needs the transaction’s own plugin', async () => {
  expect((await edit(over(200, coreDetail), {}, 'all')).status).toBe(404)
})
