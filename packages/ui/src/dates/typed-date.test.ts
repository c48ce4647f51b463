import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinDigits, readTypedDate, writeTypedDate } from './typed-date.ts'

const toTheMinute = { precision: 'minute', missingTime: '00:00' } as const
const toTheDay = { precision: 'day', missingTime: '00:00' } as const

test.each([
  ['11/20/2026 14:05', '2026-11-20T14:05'],
  ['1/5/2026 9:30', '2026-01-05T09:30'],
  ['11-20-2026 14:05', '2026-11-20T14:05'],
  ['11.20.2026, 14:05', '2026-11-20T14:05'],
  ['11202026 1405', '2026-11-20T14:05'],
  ['2026-11-20 14:05', '2026-11-20T14:05'],
  ['١١/٢٠/٢٠٢٦ ١٤:٠٥', '2026-11-20T14:05'],
  ['۱۱/۲۰/۲۰۲۶', '2026-11-20T00:00'],
  ['  11/20/2026  ', '2026-11-20T00:00'],
  ['02/29/2028', '2028-02-29T00:00'],
  ['28/11/2026', '2026-11-28T00:00'],
  ['٢٨/١١/٢٠٢٦ 09:30', '2026-11-28T09:30'],
])('"%s" is %s', (typed, value) => {
  expect(readTypedDate(typed, toTheMinute)).toBe(value)
})

test.each([
  '',
  '20/13/2026',
  '02/29/2026',
  '11/31/2026',
  '11/20/26',
  '11/20/2026 24:00',
  '11/20/2026 9',
  'soon',
])('"%s" is no moment', (typed) => {
  expect(readTypedDate(typed, toTheMinute)).toBeNull()
})

test('a field to the day takes no time', () => {
  expect(readTypedDate('11/20/2026', toTheDay)).toBe('2026-11-20')
  expect(readTypedDate('11/20/2026 10:00', toTheDay)).toBeNull()
})

test('the end of a range without a time is the end of its day', () => {
  expect(readTypedDate('11/20/2026', { precision: 'minute', missingTime: '23:59' })).toBe('2026-11-20T23:59')
})

test('the space between date and time survives while it is typed', () => {
  expect(latinDigits('١١/٢٠/٢٠٢٦ ')).toBe('11/20/2026 ')
})

test('what is written is read back', () => {
  const instants = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, (instant) => {
      const value = instant.toISOString().slice(0, 16)
      expect(readTypedDate(writeTypedDate(value), toTheMinute)).toBe(value)
    }),
  )
})
