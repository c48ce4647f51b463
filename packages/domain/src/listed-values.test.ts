import { expect, test } from 'vitest'
import { joinValues, splitValues } from './listed-values.ts'

test.each([
  [['paid', 'failed'], 'paid,failed'],
  [['Coffee, tea', 'Cake'], String.raw`Coffee\, tea,Cake`],
  [['back\\', 'slash'], String.raw`back\\,slash`],
  [[','], String.raw`\,`],
])('%j is one text and comes back as it was', (values, text) => {
  expect(joinValues(values)).toBe(text)
  expect(splitValues(text)).toEqual(values)
})

test('what was joined by commas alone is read as ever: each once, empty ones are none', () => {
  expect(splitValues(' paid,failed ,,paid')).toEqual(['paid', 'failed'])
  expect(splitValues(String.raw`A\B,C`)).toEqual([String.raw`A\B`, 'C'])
  expect(splitValues(undefined)).toEqual([])
})
