import { expect, test } from 'vitest'
import { billLines } from './bill-lines.ts'
import { bill, card, knet } from '../pay.fixtures.ts'

const kwd = (amount: string) => ({ amount, currency: 'KWD' })

test('the subtotal is the base without its delivery, and the fee comes on top', () => {
  expect(billLines(bill, card)).toEqual({
    isKnown: true,
    heading: kwd('48.750'),
    subtotal: kwd('47.250'),
    delivery: kwd('1.500'),
    fee: kwd('0.250'),
    total: kwd('49.000'),
  })
})

test('a fee of zero is no line', () => {
  expect(billLines(bill, knet).fee).toBeNull()
})

test('with neither delivery nor fee the total says it all', () => {
  const plain = { ...knet, delivery: kwd('0.000') }
  expect(billLines(bill, plain)).toMatchObject({
    subtotal: null,
    delivery: null,
    fee: null,
    total: kwd('48.750'),
  })
})

test('without a choice the bill itself is shown', () => {
  expect(billLines(bill, null)).toMatchObject({ subtotal: kwd('47.250'), total: kwd('48.750') })
})

test('a fee alone is shown on top of the subtotal it is added to', () => {
  const plain = { ...card, delivery: kwd('0.000') }
  expect(billLines(bill, plain)).toMatchObject({ subtotal: kwd('48.750'), delivery: null, fee: kwd('0.250') })
})

test('while the amount in the field has no total, the head says what was asked for', () => {
  const other = { ...knet, base: kwd('20.000'), total: kwd('20.000') }
  expect(billLines(bill, other, false)).toMatchObject({ isKnown: false, heading: kwd('48.750') })
})
