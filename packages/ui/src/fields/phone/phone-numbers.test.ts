import { expect, test } from 'vitest'
import { dialledCountries, readPhone } from './phone-numbers.ts'
import { preferredCountries } from './typed-phone.ts'

test.each([
  ['50012345', 'KW', '500 12345', '+96550012345'],
  ['+965 500-12345', 'US', '500 12345', '+96550012345'],
  ['0096550012345', 'KW', '500 12345', '+96550012345'],
  ['tel:＋965\u00a0500\u221212345\ufe0d', 'KW', '500 12345', '+96550012345'],
  ['2015550123', 'US', '(201) 555-0123', '+12015550123'],
])('%s is read as a number of %s', (text, home, national, international) => {
  const country = home === 'US' ? 'US' : 'KW'
  expect(readPhone({ country, text })).toMatchObject({ kind: 'valid', national, international })
})

test('a number with its own country code tells its country', () => {
  expect(readPhone({ country: 'KW', text: '+1 201 555 0123' })).toMatchObject({ country: 'US' })
})

test('too short is invalid, nothing is empty', () => {
  expect(readPhone({ country: 'KW', text: '5001234' })).toEqual({ kind: 'invalid' })
  expect(readPhone({ country: 'KW', text: ' ' })).toEqual({ kind: 'empty' })
})

test('the codes known before the plans are loaded are the true ones', () => {
  expect(dialledCountries()).toEqual(expect.arrayContaining([...preferredCountries]))
})
