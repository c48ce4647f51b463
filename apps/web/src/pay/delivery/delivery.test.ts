import { deliveryLimits, type DeliveryField, type DeliveryFields } from '@wasl/domain/delivery'
import { expect, test } from 'vitest'
import { arabicMessages } from '../../app/page-strings.ts'
import { textOf } from '../../i18n/text.tsx'
import { addressLine, addressName } from './address/address-line.ts'
import { delivery, homeFields, salmiya } from './delivery.fixtures.ts'
import { problemsIn, problemText, type DeliveryText } from './address/delivery-problems.ts'
import { deliveryStrings } from './delivery.strings.ts'
import { firstFields } from './address/first-fields.ts'
import { mapStart } from './map/map-start.ts'
import { missingFields } from './address/missing-fields.ts'
import { pinVerdict } from './map/pin-verdict.ts'

const en: DeliveryText = textOf('en', deliveryStrings)
const ar: DeliveryText = textOf('ar', arabicMessages)
const asked = delivery()
const { areas } = asked
const problemTexts = (fields: DeliveryFields, to = asked) =>
  Object.fromEntries(
    Object.entries(problemsIn(fields, to)).map(([field, problem]) => [
      field,
      problemText(field as DeliveryField, problem, en),
    ]),
  )

test('S1 §5 word for word', () => {
  const long = {
    ...homeFields({ address: 'Custom name', customAddress: 'x'.repeat(16), houseNo: '' }),
    specialInstructions: 'x'.repeat(257),
  }
  expect(problemTexts(long)).toEqual({
    customAddress: 'Custom Address must be 15 characters or less',
    specialInstructions: 'Special Instruction must be 256 characters or less',
    houseNo: 'This field is required',
  })
})

test('an area must be one of the list where there is one, and a block has a number', () => {
  const odd = homeFields({ area: 'Paris', block: 'four', street: 'x'.repeat(deliveryLimits.street + 1) })
  expect(problemTexts(odd)).toEqual({
    area: 'Choose an area from the list',
    block: 'Block is a number, for example 4',
    street: 'At most 64 characters',
  })
  expect(problemTexts({ ...odd, block: '4', street: '1' }, { ...asked, areas: [] })).toEqual({})
})

test('an address in one line, in the order a driver reads it', () => {
  const office = homeFields({ type: 'Office', avenue: '3', floor: '2', officeNo: '12', paciNo: '12345678' })
  expect(addressLine(office, { locale: 'en', areas, t: en })).toBe(
    'Salmiya, block 10, street 12, avenue 3, no. 7, floor 2, apartment / office 12, PACI 12345678',
  )
  expect(addressLine(homeFields(), { locale: 'ar', areas, t: ar })).toBe('السالمية، قطعة 10، شارع 12، مبنى 7')
})

test('it goes by its name and says what stands there', () => {
  expect(addressName(homeFields(), en)).toEqual(['Home', 'House'])
  expect(addressName(homeFields(), ar)).toEqual(['المنزل', 'بيت'])
  expect(addressName(homeFields({ address: 'Custom name', customAddress: 'Beach' }), en)).toEqual([
    'Beach',
    'House',
  ])
})

test('the form opens with what came back, else what was saved, else Home', () => {
  const saved = { fields: homeFields({ area: 'salmiya', address: '' }), location: salmiya }
  expect(firstFields(delivery(), null)).toMatchObject({ address: 'Home', area: '' })
  expect(firstFields(delivery({ saved }), null)).toMatchObject({
    address: 'Home',
    area: 'Salmiya',
    block: '10',
  })
  const notice = { code: 'invalid', message: '', fieldErrors: {}, amount: null, gatewayCode: null }
  expect(firstFields(delivery({ saved }), { ...notice, delivery: { block: '4' } })).toMatchObject({
    area: 'Salmiya',
    block: '4',
  })
})

test('the map opens at the pin, else at the chosen area, else in the capital of the country', () => {
  expect(mapStart(asked, { area: 'Jabriya', location: salmiya })).toEqual(salmiya)
  expect(mapStart(asked, { area: 'الجابرية', location: null })).toEqual({ lat: 29.317, lng: 48.03 })
  expect(mapStart(asked, { area: '', location: null })).toEqual({ lat: 29.3759, lng: 47.9774 })
  expect(mapStart(delivery({ country: 'SA', areas: [] }), { area: '', location: null }).lat).toBe(24.7136)
})

test('what keeps Continue closed is named in the order of the form', () => {
  expect(missingFields(homeFields({ street: ' ', area: '' }), true)).toEqual(['area', 'street'])
  expect(missingFields(homeFields({ area: '' }), false)).toEqual([])
})

test('what is missing is named with the house number, and the custom name, which Continue would ask for next', () => {
  expect(missingFields(homeFields({ street: '', houseNo: '' }), true)).toEqual(['street', 'houseNo'])
  const custom = homeFields({ address: 'Custom name', customAddress: ' ', block: '' })
  expect(missingFields(custom, true)).toEqual(['customAddress', 'block'])
})

test('pin and form are compared as soon as there are both', () => {
  expect(pinVerdict(null, 'Salmiya', areas)).toBeNull()
  expect(pinVerdict(salmiya, 'Salmiya', areas)).toMatchObject({ kind: 'agrees', chosen: { en: 'Salmiya' } })
  expect(pinVerdict(salmiya, 'Jabriya', areas)).toMatchObject({ kind: 'elsewhere', area: { en: 'Salmiya' } })
  expect(pinVerdict({ lat: 25, lng: 55 }, 'Salmiya', areas)).toMatchObject({ kind: 'outside' })
  expect(pinVerdict(salmiya, 'Salmiya', [])).toBeNull()
})
