import { expect, test } from 'vitest'
import { inAscii } from './ascii-source.ts'

const meaningOf = (code: string): unknown => new Function(`return ${code}`)()

test.each([
  ['Arabic, a dash and a face', '"د.ك — 😀"'],
  ['a letter behind backslashes', String.raw`'\\’\\\\٪'`],
  ['a letter that is escaped', '"\\’"'],
  ['a template', '`${1}٪`'],
  ['a pattern', "/^[٠-٩–😀]+$/u.test('٣–😀')"],
  ['a pattern that escapes', String.raw`/^[٠-٩\–]+$/.test('٣–')`],
  ['a key', '{ مبلغ: 1 }.مبلغ'],
])('%s means the same in ASCII', (_, code) => {
  expect(inAscii(code)).toMatch(/^[\0-\x7f]+$/)
  expect(meaningOf(inAscii(code))).toEqual(meaningOf(code))
})

test('text that is taken as it is written is not rewritten behind its back', () => {
  expect(() => inAscii('String.raw`٪`')).toThrow('says something else')
})
