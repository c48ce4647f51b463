import { expect, test } from 'vitest'
import {
  canSubmitDelivery,
  deliveryLimits,
  deliveryProblems,
  isCustomAddress,
  noDelivery,
  readAddressName,
  tidyDelivery,
  type DeliveryFields,
} from './delivery.ts'

const both = { address: true, location: true }
const home: DeliveryFields = { ...noDelivery, area: 'Salmiya', block: '10', street: '12', houseNo: '7' }
const problemsOf = (changes: Partial<DeliveryFields>, capture = both) =>
  deliveryProblems(tidyDelivery({ ...home, ...changes }), { capture })

test('S1 §5: custom name 15, special instruction 256, PACI 8 digits', () => {
  expect(deliveryLimits).toMatchObject({ customAddress: 15, specialInstructions: 256, paciNo: 8 })
})

test('a whole address has no problem', () => {
  expect(problemsOf({})).toEqual({})
})

test('S1 §5: area, block, street and house number are required, and the custom name where one is chosen', () => {
  expect(deliveryProblems({ ...noDelivery, address: 'Custom name' }, { capture: both })).toEqual({
    customAddress: 'required',
    area: 'required',
    block: 'required',
    street: 'required',
    houseNo: 'required',
  })
  expect(problemsOf({ area: ' ', block: '\u00a0' })).toEqual({ area: 'required', block: 'required' })
})

test.each([
  ['customAddress', { address: 'Custom name', customAddress: 'x'.repeat(16) }, 'tooLong'],
  ['specialInstructions', { specialInstructions: 'x'.repeat(257) }, 'tooLong'],
  ['paciNo', { paciNo: '123456789' }, 'tooLong'],
  ['paciNo', { paciNo: '12a' }, 'notDigits'],
  ['block', { block: 'four' }, 'noNumber'],
  ['type', { type: 'Tent' }, 'unknown'],
  ['address', { address: 'Beach' }, 'unknown'],
] as const)('%s %o is %s', (field, changes, problem) => {
  expect(problemsOf(changes)).toEqual({ [field]: problem })
})

test('the limits themselves are allowed', () => {
  expect(
    problemsOf({
      address: 'Custom name',
      customAddress: 'x'.repeat(15),
      specialInstructions: 'x'.repeat(256),
      paciNo: '12345678',
    }),
  ).toEqual({})
})

test('where no address is asked, none is required', () => {
  expect(deliveryProblems(noDelivery, { capture: { address: false, location: true } })).toEqual({})
})

test('Arabic digits are digits, and a house keeps no floor and no office number', () => {
  expect(
    tidyDelivery({ ...home, block: '١٠', paciNo: '١٢ ٣٤', floor: '3', officeNo: '4', street: ' 12  b ' }),
  ).toMatchObject({ block: '10', paciNo: '1234', floor: '', officeNo: '', street: '12 b' })
  expect(tidyDelivery({ ...home, type: 'Office', floor: '٣', officeNo: '4' })).toMatchObject({
    floor: '3',
    officeNo: '4',
  })
  expect(tidyDelivery({ ...home, customAddress: 'Beach' }).customAddress).toBe('')
})

test('where no type of building is said, nothing is wrong with that, and a floor and an office number are kept', () => {
  const untyped = { type: '', floor: '3', officeNo: '4' }
  expect(problemsOf(untyped)).toEqual({})
  expect(tidyDelivery({ ...home, ...untyped })).toMatchObject(untyped)
})

test.each([
  [both, {}, true, true],
  [both, {}, false, false],
  [both, { street: '' }, true, false],
  [both, { houseNo: '' }, true, true],
  [{ address: false, location: true }, { area: '' }, true, true],
  [{ address: true, location: false }, {}, false, true],
  [{ address: false, location: false }, { area: '' }, false, true],
] as const)(
  'S1 §5: %o with %o and moved %s may be submitted: %s',
  (capture, changes, isLocationMoved, may) => {
    expect(canSubmitDelivery({ ...home, ...changes }, { capture, isLocationMoved })).toBe(may)
  },
)

test('S1 §4: what is not Home, Work, Chalet or Farm is a custom name', () => {
  expect(['Home', 'Work', 'Chalet', 'Farm', 'Custom name', 'Beach'].map(isCustomAddress)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})

test.each([
  ['Home', '', 'Home', ''],
  ['Beach house', '', 'Custom name', 'Beach house'],
  ['Custom name', 'Beach house', 'Custom name', 'Beach house'],
  ['Beach house', 'Beach house', 'Custom name', 'Beach house'],
  ['', '', '', ''],
])('the saved address %j, %j stands under %j as %j', (address, custom, chip, name) => {
  expect(readAddressName(address, custom)).toEqual({ address: chip, customAddress: name })
})
