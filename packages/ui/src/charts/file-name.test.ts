import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a file is named after its chart, in any language', () => {
  expect(fileName('Average transaction size', 'csv')).toBe('Average transaction size.csv')
  expect(fileName('متوسط قيمة المعاملة', 'svg')).toBe('متوسط قيمة المعاملة.svg')
  expect(fileName('Paid: 13/11 "today"?', 'csv')).toBe('Paid 13 11 today.csv')
  expect(fileName('///', 'csv')).toBe('chart.csv')
})
