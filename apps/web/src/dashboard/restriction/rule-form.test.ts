import { expect, test } from 'vitest'
import { emptyRule, wishOf, wrongCounts } from './rule-form.ts'

test('what is left empty limits nothing', () => {
  expect(wishOf({ ...emptyRule('KWD'), name: ' Cards ' })).toMatchObject({
    name: 'Cards',
    minimum: null,
    paymentsPerDay: null,
    opens: null,
    messageEn: null,
  })
})

test('counts are read in every script, and what is none is named', () => {
  const form = { ...emptyRule('KWD'), paymentsPerDay: '٥', paymentsPerMonth: '2.5' }
  expect(wishOf(form).paymentsPerDay).toBe(5)
  expect(wrongCounts(form)).toEqual(['paymentsPerMonth'])
})
