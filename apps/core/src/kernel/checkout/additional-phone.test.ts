import { expect, test } from 'vitest'
import { additionalPhone } from './additional-phone.ts'

const ask = (typed: string | null, country = 'KW') => additionalPhone(typed, { asked: true, country })

test.each([
  ['50012345', '+96550012345'],
  ['+965 5001 2345', '+96550012345'],
  ['0096550012345', '+96550012345'],
  ['٥٠٠١٢٣٤٥', '+96550012345'],
  ['+1 (202) 555-0123', '+12025550123'],
])('%s is %s', (typed, number) => {
  expect(ask(typed)).toEqual({ ok: true, value: number })
})

test.each([null, '', '   '])('%j is missing', (typed) => {
  expect(ask(typed)).toEqual({ ok: false, error: { kind: 'phoneRequired' } })
})

test.each([
  '12',
  '00000000',
  '+9655001234567890',
  'call 50012345',
  '<b>50012345',
  '50012345;ext=1',
  '+999 123456789',
])('%s is no phone number', (typed) => {
  expect(ask(typed)).toEqual({ ok: false, error: { kind: 'phoneInvalid' } })
})

test('a number without a country is of the merchant’s country, else of Kuwait', () => {
  expect(ask('2025550123', 'US')).toEqual({ ok: true, value: '+12025550123' })
  expect(ask('50012345', '??')).toEqual({ ok: true, value: '+96550012345' })
})

test('where none is asked for, none is kept', () => {
  expect(additionalPhone('50012345', { asked: false, country: 'KW' })).toEqual({ ok: true, value: null })
})
