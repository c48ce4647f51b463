import { expect, test } from 'vitest'
import { bidiLines, isolated, leftToRight } from './bidi-lines.ts'

const measure = (word: string) => Array.from(word).length
const wide = { width: 1_000, measure }
const drawn = (text: string, direction: 'ltr' | 'rtl') =>
  bidiLines(text, direction, wide)[0]?.runs.map((run) => run.text)

test('a Latin amount in an Arabic sentence is drawn whole, to the left of what it follows', () => {
  expect(drawn(`المبلغ ${leftToRight('KWD 48.750')} فقط`, 'rtl')).toEqual([' فقط', 'KWD 48.750', 'المبلغ '])
})

test('a phone number keeps its order inside Arabic', () => {
  expect(drawn(`اتصل ${leftToRight('+965 500 12345')}`, 'rtl')).toEqual(['+965 500 12345', 'اتصل '])
})

test('an Arabic name inside an English line does not pull the number beside it', () => {
  expect(drawn(`To ${isolated('نورة المطوع')} 24`, 'ltr')).toEqual(['To ', 'نورة المطوع', ' 24'])
})

test('a name that carries an override cannot turn the line around', () => {
  const hostile = isolated('\u202Egpj.exe')
  const [line] = bidiLines(`File ${hostile} 5 KB`, 'ltr', wide)
  expect(line?.runs.at(0)?.text).toBe('File ')
  expect(line?.runs.at(-1)?.text).toBe(' 5 KB')
  expect(line?.text).toBe('File gpj.exe 5 KB')
})

test('brackets in Arabic are turned', () => {
  expect(drawn('عرض (نهائي)', 'rtl')).toEqual(['عرض )نهائي('])
})

test('what a line says stays in reading order, whatever order it is drawn in', () => {
  const [line] = bidiLines(`المبلغ ${leftToRight('KWD 48.750')} فقط`, 'rtl', wide)
  expect(line?.text).toBe('المبلغ KWD 48.750 فقط')
})

test('lines break between words, and inside a word that fits nowhere', () => {
  const lines = (text: string, width: number) =>
    bidiLines(text, 'ltr', { width, measure }).map((line) => line.text.trimEnd())
  expect(lines('one two three', 8)).toEqual(['one two', 'three'])
  expect(lines('abcdefghij xy', 4)).toEqual(['abcd', 'efgh', 'ij', 'xy'])
  expect(lines('a\nb', 9)).toEqual(['a', 'b'])
  expect(lines('', 9)).toEqual([''])
})
