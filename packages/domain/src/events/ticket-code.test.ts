import { expect, test } from 'vitest'
import { codeText, readCodeText, readFacts, writeFacts } from './ticket-code.ts'

const facts = {
  key: Uint8Array.from({ length: 16 }, (_, at) => 255 - at),
  event: Uint8Array.from({ length: 8 }, (_, at) => at * 3),
  date: '2026-12-18',
  startMinute: 1140,
  version: 3,
  ticket: 12,
}
const signature = Uint8Array.from({ length: 64 }, (_, at) => (at * 7) % 256)
const code = codeText(Uint8Array.from([...writeFacts(facts), ...signature]))

test('a code has 235 digits and says what was written', () => {
  expect(code).toMatch(/^1\d{234}$/)
  const read = readCodeText(code)
  expect(read && readFacts(read.facts)).toEqual(facts)
  expect(read?.signature).toEqual(signature)
})

test.each([
  [
    'Arabic digits',
    (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
  ],
  [
    'Persian digits',
    (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))),
  ],
  [
    'a French digit row',
    (text: string) => text.replace(/\d/g, (digit) => 'à&é"\'(-è_ç'[Number(digit)] ?? ''),
  ],
  ['groups', (text: string) => ` ${text.replace(/(\d{5})/g, '$1 ')}\n`],
  ['hyphens', (text: string) => text.replace(/(\d{47})/g, '$1-')],
])('a scanner that types %s is read', (_, typed) => {
  expect(readCodeText(typed(code))).toEqual(readCodeText(code))
})

test.each([
  [''],
  ['1'],
  [code.slice(1)],
  [`2${code.slice(1)}`],
  [`${code}0`],
  [`1${'9'.repeat(234)}`],
  [code.replace('1', 'a')],
  ['{"id":"x"}'],
])('what is no code is not read: %s', (typed) => {
  expect(readCodeText(typed)).toBeNull()
})

test('every byte that is changed gives another code', () => {
  const bytes = Uint8Array.from([...writeFacts(facts), ...signature])
  const codes = new Set(
    Array.from(bytes, (byte, at) => {
      const changed = Uint8Array.from(bytes)
      changed[at] = byte ^ 1
      return codeText(changed)
    }),
  )
  expect(codes.size).toBe(97)
  expect(codes.has(code)).toBe(false)
})
