import { expect, test } from 'vitest'
import { bffOver, type Answers, type BffTest } from '../../bff.fixtures.ts'
import { deliveryDetails } from './delivery.fixtures.ts'

const asking: Answers = {
  payDetails: { status: 200, body: deliveryDetails },
  updateExtra: { status: 200, body: deliveryDetails },
}
const typed = {
  address: 'Home',
  type: 'House',
  area: 'السالميه',
  block: '١٠',
  street: '12',
  houseNo: '7',
}

async function opened(bff: BffTest, path = '/en/pay/PR-1003') {
  await bff.request(path)
  const page = bff.pages.at(-1)?.page
  if (page?.kind !== 'pay') throw new Error('not a pay page')
  return page.form
}

async function press(bff: BffTest, fields: Record<string, string> = typed, path?: string) {
  const { token } = await opened(bff, path)
  return bff.press('/bff/pay/PR-1003/form', { token, step: 'delivery', ...fields })
}

const saved = (bff: BffTest) => bff.made.filter(({ call }) => call === 'updateExtra').map(({ body }) => body)

test('without script the address is saved, with the middle of its area as the pin, and the choices follow', async () => {
  const bff = bffOver(asking)
  const response = await press(bff, typed, '/ar/pay/PR-1003')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/pay/PR-1003?step=pay'])
  expect(saved(bff)).toMatchObject([
    {
      extra: { area: 'Salmiya', block: '١٠', delivery_location: { lat: 29.334, lng: 48.076 } },
      location_confirmed: false,
    },
  ])
  expect(bff.made.some(({ call }) => call === 'pay')).toBe(false)
})

test('an address without a type of building keeps its floor, saved and shown again', async () => {
  const extra = { ...deliveryDetails.extra, floor: '3' }
  const bff = bffOver({ ...asking, payDetails: { status: 200, body: { ...deliveryDetails, extra } } })
  const { type: _type, ...untyped } = typed
  await press(bff, { ...untyped, floor: '3' })
  expect(saved(bff)).toMatchObject([{ extra: { floor: '3' } }])
  expect(saved(bff)).not.toMatchObject([{ extra: { type: 'House' } }])
  const page = bff.pages.at(-1)?.page
  const load = page?.kind === 'pay' && page.load.kind === 'payable' ? page.load.page.delivery?.saved : null
  expect(load?.fields).toMatchObject({ type: '', floor: '3' })
})

test('a pin that is already there is kept, or given up for the middle of the area when asked', async () => {
  const bff = bffOver(asking)
  const pinned = { ...typed, area: 'Jabriya', lat: '29.3341', lng: '48.0762' }
  await press(bff, pinned)
  await press(bff, { ...pinned, pin: 'keep' })
  await press(bff, { ...pinned, pin: 'area' })
  expect(saved(bff)).toMatchObject([
    { extra: { delivery_location: { lat: 29.3341, lng: 48.0762 } }, location_confirmed: false },
    { extra: { delivery_location: { lat: 29.3341, lng: 48.0762 } }, location_confirmed: true },
    { extra: { delivery_location: { lat: 29.317, lng: 48.03 } }, location_confirmed: false },
  ])
})

test('what is refused comes back beside its field with everything that was typed', async () => {
  const bff = bffOver({
    ...asking,
    updateExtra: { status: 400, body: { house_no: ['This field is required'] } },
  })
  const response = await press(bff, { ...typed, houseNo: '', paciNo: '12' })
  const { notice } = await opened(bff, response.headers.get('location') ?? '')
  expect(notice).toMatchObject({
    fieldErrors: { houseNo: ['This field is required'] },
    delivery: { ...typed, houseNo: '', paciNo: '12', customAddress: '' },
  })
})

test('a core that is away keeps what was typed', async () => {
  const bff = bffOver({ ...asking, updateExtra: { status: 500, body: {} } })
  const response = await press(bff)
  const { notice } = await opened(bff, response.headers.get('location') ?? '')
  expect(notice).toMatchObject({ code: 'unavailable', delivery: typed })
})

test('a forged token saves nothing, and keeps what was typed', async () => {
  const bff = bffOver(asking)
  const response = await bff.press('/bff/pay/PR-1003/form', {
    token: 'forged.token',
    step: 'delivery',
    ...typed,
  })
  expect(saved(bff)).toEqual([])
  const { notice } = await opened(bff, response.headers.get('location') ?? '')
  expect(notice).toMatchObject({ code: 'formExpired', delivery: typed })
})

test.each<Record<string, string>>([
  { step: 'other' },
  { specialInstructions: 'x'.repeat(5000) },
  { lat: 'x', lng: '1' },
])('a form that is not ours (%o) is refused', async (fields) => {
  const bff = bffOver(asking)
  expect((await press(bff, { ...typed, ...fields })).status).toBe(400)
  expect(saved(bff)).toEqual([])
})
