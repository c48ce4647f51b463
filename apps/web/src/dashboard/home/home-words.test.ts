import { shortText } from '@wasl/ui/charts/number-text.ts'
import { expect, test } from 'vitest'
import { textOf } from '../../i18n/text.tsx'
import { homeStatistics } from './home.fixtures.ts'
import { homeStrings } from './home.strings.ts'
import { homeStringsAr } from './home.strings.ar.ts'
import type { HomeText } from './home.text.ts'
import { beforeWords, growthWords } from './growth-words.ts'
import { largestOf } from './largest.ts'
import { rateWords } from './rate-words.ts'
import { thousandWord } from './thousand-word.ts'
import { dayWords, timeWords } from './time-words.ts'

const en: HomeText = textOf('en', homeStrings)
const ar: HomeText = textOf('ar', homeStringsAr)

test('growth has its word, and none is made up', () => {
  expect(growthWords(12.3, 'percent', en)).toEqual({ way: 'up', text: 'up 12.3%' })
  expect(growthWords(-4, 'percent', en)).toEqual({ way: 'down', text: 'down 4%' })
  expect(growthWords(2.2, 'points', ar)).toEqual({ way: 'up', text: 'زيادة 2.2 نقطة' })
  expect(growthWords(0, 'percent', en).way).toBe('flat')
  expect(growthWords(null, 'percent', en)).toEqual({ way: 'unknown', text: 'nothing to compare with' })
})

test('a rate of few attempts is told in attempts, of ten and more in per cent without an empty decimal', () => {
  expect(rateWords({ rate: 0, succeeded: 0, tried: 1 }, en)).toBe('0 of 1')
  expect(rateWords({ rate: 88.9, succeeded: 8, tried: 9 }, ar)).toBe('8 من 9')
  expect(rateWords({ rate: 90, succeeded: 9, tried: 10 }, en)).toBe('90%')
  expect(rateWords({ rate: 87.3, succeeded: 124, tried: 142 }, en)).toBe('87.3%')
})

test('above 999 the word for thousands follows its figure', () => {
  const write = (value: string) => [
    shortText(value, thousandWord(en, 'en')),
    shortText(value, thousandWord(ar, 'ar')),
  ]
  expect(write('999')).toEqual(['999', '999'])
  expect(write('1250.500')).toEqual(['1.3K', '1.3\u00a0ألف'])
})

test('hours, days and months have their names in both languages', () => {
  expect(timeWords('2026-11-20T09', en)).toEqual({ label: '09:00', short: '09:00' })
  expect(timeWords('2026-11-20', ar)).toEqual({ label: '20 نوفمبر 2026', short: '20 نوف' })
  expect(timeWords('2026-11', en)).toEqual({ label: 'November 2026', short: 'Nov' })
  expect(dayWords('2026-11-01', en)).toBe('1 November 2026')
})

test('what it is compared with is as long as the period', () => {
  const custom = homeStatistics({
    period: { choice: 'custom', from: '2026-11-18', to: '2026-11-20' },
    before: { from: '2026-11-15', to: '2026-11-17' },
  })
  expect([beforeWords(homeStatistics(), en), beforeWords(custom, en), beforeWords(custom, ar)]).toEqual([
    'on yesterday by this time',
    'on the 3 days before',
    'عن 3 أيام سابقة',
  ])
})

test('what comes after the five largest is one bar with their exact sum', () => {
  const values = ['9.000', '8.000', '7.000', '6.000', '5.000', '0.100', '0.200']
  const data = {
    heading: 'Product',
    categories: values.map((value) => ({ key: value, label: value })),
    series: [{ key: 'sales', label: 'Sales', values }],
    figures: { write: (value: string) => value, thousand: 'K' },
  }
  const { categories, series } = largestOf(data, { most: 5, other: 'Other' })
  expect(categories.at(-1)).toEqual({ key: 'other', label: 'Other', look: 6 })
  expect(series[0]?.values.slice(-2)).toEqual(['5.000', '0.300'])
  expect(largestOf(data, { most: 6, other: 'Other' })).toBe(data)
})
