import { expect, test } from 'vitest'
import { numberText, shortNumber, shortText } from './number-text.ts'

test('S2: chart values above 999 are shown as K', () => {
  expect(shortNumber(999, 'K')).toBe('999')
  expect(shortNumber(999.6, 'K')).toBe('1K')
  expect(shortNumber(1253.25, 'K')).toBe('1.3K')
  expect(shortNumber(12_000, 'K')).toBe('12K')
  expect(shortNumber(1_250_000, 'K')).toBe('1,250K')
  expect(shortNumber(-4200, '\u00a0ألف')).toBe('\u2066−4.2\u2069\u00a0ألف')
})

test('small ticks keep the digits that tell them apart', () => {
  expect(shortNumber(0, 'K')).toBe('0')
  expect(shortNumber(2.5, 'K')).toBe('2.5')
  expect(shortNumber(0.125, 'K')).toBe('0.125')
  expect(shortNumber(100, 'K')).toBe('100')
  expect(shortNumber(-0.0001, 'K')).toBe('0')
})

test('a short value is written exactly, a long one as K', () => {
  expect(shortText('9.790', 'K')).toBe('9.790')
  expect(shortText('1204.500', 'K')).toBe('1.2K')
})

test('a full value is grouped and loses no digit', () => {
  expect(numberText('1204.500')).toBe('1,204.500')
  expect(numberText('-15')).toBe('−15')
  expect(numberText('unknown')).toBe('unknown')
})
