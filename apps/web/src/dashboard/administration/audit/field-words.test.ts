import { expect, test } from 'vitest'
import { amountAmong, fieldWords, valueWords, type NamesOfCodes } from './field-words.ts'

const names: NamesOfCodes = {
  permission: (code) => `may ${code}`,
  section: (code) => `section ${code}`,
  role: (code) => (code === 'cashier' ? 'Cashier' : code),
  truth: (isTrue) => (isTrue ? 'Yes' : 'No'),
  separator: '، ',
}

test.each(['name_en', 'nameEn'])('%s has the words of its field', (name) => {
  expect(fieldWords(name)).toBe('administration.audit.field.nameEn')
})

test.each(['planet', 'constructor', '__proto__', ''])('%s has none, and stays as it is', (name) => {
  expect(fieldWords(name)).toBeNull()
})

test('codes in a value are said in words, what is none stays', () => {
  expect(valueWords('permissions', 'payment.refund, audit.view', names)).toBe(
    'may payment.refund، may audit.view',
  )
  expect(valueWords('sections', 'bulk', names)).toBe('section bulk')
  expect(valueWords('roles', 'cashier, Night shift', names)).toBe('Cashier، Night shift')
  expect(valueWords('oneTimeCode', 'false', names)).toBe('No')
  expect(valueWords('email', 'a@b.example, c@d.example', names)).toBe('a@b.example, c@d.example')
})

test('an amount in the smallest unit is an amount of its currency', () => {
  const told = (amount: string, currency: string) => [
    { name: 'amount', value: amount },
    { name: 'currency', value: currency },
  ]
  expect(amountAmong(told('20232', 'KWD'), 'en')).toBe('KWD\u00a020.232')
  expect(amountAmong(told('20232', 'KWD'), 'ar')).toBe('20.232\u00a0د.ك')
  expect(amountAmong(told('5.000 KWD', 'KWD'), 'en')).toBeNull()
  expect(amountAmong(told('20232', 'XYZ'), 'en')).toBeNull()
  expect(amountAmong([], 'en')).toBeNull()
})
