import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const field = (text: string) => csvText([[text]]).slice(1, -2)

test('a spreadsheet recognises the file as UTF-8, with Arabic headers', () => {
  expect(
    csvText([
      ['الشهر', 'KWD'],
      ['نوفمبر', '9.791'],
    ]),
  ).toBe('\uFEFFالشهر,KWD\r\nنوفمبر,9.791\r\n')
})

test('commas, quotes and line ends stay inside their field', () => {
  expect(field('Dates, 12')).toBe('"Dates, 12"')
  expect(field('a "box"')).toBe('"a ""box"""')
  expect(field('two\nlines')).toBe('"two\nlines"')
})

test('no field is run as a formula', () => {
  for (const text of ['=1+1', '+965', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1', '\u200e=1']) {
    expect(field(text)).toMatch(/^"?'/)
  }
  expect(field('=HYPERLINK("x")')).toBe('"\'=HYPERLINK(""x"")"')
})

test('a negative amount stays a number', () => {
  expect(field('-15.000')).toBe('-15.000')
})
