import { expect, test } from 'vitest'
import { bffOver, fromApp, type Answers } from '../../bff.fixtures.ts'
import { deliveryConfig, deliveryDetails } from './delivery.fixtures.ts'

const asking: Answers = {
  payDetails: { status: 200, body: deliveryDetails },
  updateExtra: { status: 200, body: deliveryDetails },
}
const fields = {
  address: 'Custom name',
  customAddress: 'Beach house',
  type: 'House',
  area: 'Salmiya',
  block: '10',
  street: '12',
  avenue: '',
  houseNo: '7',
  floor: '',
  officeNo: '',
  paciNo: '',
  specialInstructions: 'Ring',
}
const pin = { lat: 29.3341, lng: 48.0762 }
const command = { fields, location: pin, isPinConfirmed: false }
const save = (answers: Answers, body: unknown = command) =>
  bffOver({ ...asking, ...answers }).request('/bff/pay/PR-1003/delivery', {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: fromApp,
  })
/** Each test says what it expects of an answer. */
const json = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as Record<string, Record<string, unknown>>
const detail = (code: string) => ({ detail: `core says ${code}`, code })

test('the page says what is asked, where the areas lie, and what was saved before', async () => {
  const answer = await json(bffOver(asking).request('/bff/pay/PR-1003'))
  expect(answer['page']?.['delivery']).toEqual({
    capture: { address: true, location: true },
    welcome: { en: 'Tell us where.', ar: 'أخبرنا أين.' },
    confirm: { en: 'Is this address right?', ar: 'هل هذا العنوان صحيح؟' },
    country: 'KW',
    areas: [
      { en: 'Salmiya', ar: 'السالمية', lat: 29.334, lng: 48.076 },
      { en: 'Jabriya', ar: 'الجابرية', lat: 29.317, lng: 48.03 },
    ],
    saved: {
      fields: { ...fields, type: '', specialInstructions: '' },
      location: pin,
    },
    isComplete: true,
  })
})

test('a first visit has nothing saved, and a request that asks for nothing has no step', async () => {
  const first = {
    ...asking,
    payDetails: { status: 200, body: { ...deliveryDetails, extra: {}, delivery_complete: false } },
  }
  expect((await json(bffOver(first).request('/bff/pay/PR-1003')))['page']?.['delivery']).toMatchObject({
    saved: null,
    isComplete: false,
  })
  expect((await json(bffOver().request('/bff/pay/PR-1003')))['page']?.['delivery']).toBeNull()
  const off = {
    ...asking,
    payDetails: {
      status: 200,
      body: { ...deliveryDetails, delivery_config: { ...deliveryConfig, multicheckout_enabled: false } },
    },
  }
  expect((await json(bffOver(off).request('/bff/pay/PR-1003')))['page']?.['delivery']).toBeNull()
})

test('what is saved reaches the core in the names of the wire, and the page comes back', async () => {
  const bff = bffOver(asking)
  const response = await bff.request('/bff/pay/PR-1003/delivery', {
    method: 'PATCH',
    body: JSON.stringify({ ...command, isPinConfirmed: true }),
    headers: fromApp,
  })
  expect([response.status, (await json(response))['kind']]).toEqual([200, 'payable'])
  expect(bff.made.find(({ call }) => call === 'updateExtra')?.body).toEqual({
    extra: {
      address: 'Custom name',
      custom_address: 'Beach house',
      type: 'House',
      area: 'Salmiya',
      block: '10',
      street: '12',
      avenue: '',
      house_no: '7',
      floor: '',
      office_no: '',
      paci_no: '',
      special_instructions: 'Ring',
      delivery_location: pin,
    },
    location_confirmed: true,
  })
})

test.each([
  [404, detail('not_found'), 404],
  [409, detail('delivery_frozen'), 409],
  [422, detail('pin_elsewhere'), 422],
  [421, detail('unknown_host'), 404],
  [423, { ...detail('paused'), message_en: 'P', message_ar: 'م', paused_until: null }, 423],
] as const)('the core’s %i is the step’s refusal', async (status, body, expected) => {
  const response = await save({ updateExtra: { status, body } })
  expect([response.status, (await json(response))['code']]).toEqual([expected, body.code])
})

test.each([413, 415, 429, 500])('the core’s %i is a failure', async (status) => {
  const response = await save({ updateExtra: { status, body: detail('x') } })
  expect(response.status).toBe(status === 429 ? 429 : 502)
})

test('texts per field come back under the names of the form', async () => {
  const body = {
    custom_address: ['a'],
    house_no: ['b'],
    office_no: ['c'],
    paci_no: ['d'],
    special_instructions: ['e'],
    delivery_location: ['f'],
  }
  const response = await save({ updateExtra: { status: 400, body } })
  expect(response.status).toBe(400)
  expect((await json(response))['fieldErrors']).toEqual({
    customAddress: ['a'],
    houseNo: ['b'],
    officeNo: ['c'],
    paciNo: ['d'],
    specialInstructions: ['e'],
    location: ['f'],
  })
})

test.each([
  { ...command, admin: true },
  { ...command, location: { lat: 91, lng: 0 } },
  { ...command, location: { lat: '29', lng: 48 } },
  { ...command, fields: { ...fields, block: 4 } },
  { ...command, fields: { ...fields, street: 'x'.repeat(65) } },
  { location: pin, isPinConfirmed: false },
  {},
])('%o never reaches the core', async (body) => {
  const bff = bffOver(asking)
  const response = await bff.request('/bff/pay/PR-1003/delivery', {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: fromApp,
  })
  expect(response.status).toBe(400)
  expect(bff.made.filter(({ call }) => call === 'updateExtra')).toEqual([])
})

test('another site cannot save an address', async () => {
  const response = await bffOver(asking).request('/bff/pay/PR-1003/delivery', {
    method: 'PATCH',
    body: JSON.stringify(command),
    headers: { ...fromApp, 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status).toBe(403)
})

test('only a page that asks for a place may ask the browser where it is', async () => {
  const policy = async (answers: Answers) =>
    (await bffOver(answers).request('/en/pay/PR-1003')).headers.get('permissions-policy')
  expect(await policy(asking)).toContain('geolocation=(self)')
  expect(await policy({})).toContain('geolocation=()')
})
