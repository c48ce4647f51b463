import { expect, test } from 'vitest'
import { quantityAfterKey, readQuantity, withinRange } from './quantity.ts'

const plates = { min: 10, max: 48, step: 5 }

test.each([
  ['3', 3],
  ['٣', 3],
  ['۱۲', 12],
  [' 7 ', 7],
  ['', null],
  ['3.5', null],
  ['-2', null],
  ['two', null],
])('%j is read as %j', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity)
})

test('a quantity outside the range is brought to its nearest end, with the end named', () => {
  expect(withinRange(3, plates)).toEqual({ quantity: 10, stop: 'min' })
  expect(withinRange(60, plates)).toEqual({ quantity: 45, stop: 'max' })
  expect(withinRange(20, plates)).toEqual({ quantity: 20, stop: null })
})

test('a quantity between two steps goes to the nearer one', () => {
  expect(withinRange(22, plates).quantity).toBe(20)
  expect(withinRange(23, plates).quantity).toBe(25)
})

test('keys move as in every spinbutton, others are left alone', () => {
  expect(quantityAfterKey('ArrowUp', 10, plates)).toBe(15)
  expect(quantityAfterKey('ArrowDown', 15, plates)).toBe(10)
  expect(quantityAfterKey('PageUp', 10, plates)).toBe(60)
  expect(quantityAfterKey('Home', 30, plates)).toBe(10)
  expect(quantityAfterKey('End', 30, plates)).toBe(48)
  expect(quantityAfterKey('5', 30, plates)).toBeNull()
})
