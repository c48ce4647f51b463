import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

test('ordinary JSON is read as it stands', () => {
  const text = '{"a":[1,{"a":"x\\"}{,"}],"b":{"a":null},"c":"\\u0642"}'
  expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
})

const refusals: [name: string, text: string, problem: string][] = [
  ['a doubled key', '{"amount":"1","amount":"2"}', 'duplicateKey'],
  ['a doubled key spelt with an escape', '{"amount":"1","\\u0061mount":"2"}', 'duplicateKey'],
  ['a doubled key after a nested object', '{"a":{"b":1},"a":2}', 'duplicateKey'],
  ['__proto__', '{"__proto__":{"admin":true}}', 'forbiddenKey'],
  ['__proto__ spelt with an escape', '{"\\u005f_proto__":1}', 'forbiddenKey'],
  ['a key doubled by what nobody sees', '{"amount":"1","amo\u200eunt":"2"}', 'duplicateKey'],
  ['__proto__ with what nobody sees', '{"__proto\\u200e__":1}', 'forbiddenKey'],
  ['constructor in depth', '[{"a":[{"constructor":1}]}]', 'forbiddenKey'],
  ['33 levels', '['.repeat(33) + ']'.repeat(33), 'tooDeep'],
  ['1,001 keys', `{${Array.from({ length: 1_001 }, (_, key) => `"k${key}":1`).join()}}`, 'tooManyKeys'],
  ['a NUL, which PostgreSQL cannot store', '{"a":"\\u0000"}', 'unstorableText'],
  ['half a surrogate pair', '{"a":"\\ud800"}', 'unstorableText'],
  ['nothing', '', 'malformed'],
  ['a cut-off text', '{"a":"b', 'malformed'],
  ['a byte order mark', '\uFEFF{}', 'malformed'],
  ['a comment', '{} // x', 'malformed'],
  ['NaN', '{"a":NaN}', 'malformed'],
  ['a closing bracket too many', '{}]', 'malformed'],
]

test.each(refusals)('%s is refused', (_name, text, problem) => {
  expect(parseStrictJson(text)).toEqual({ ok: false, error: problem })
})

test.each([
  ['a depth of a million', '['.repeat(1_000_000)],
  ['a million keys', `{${'"k":1,'.repeat(1_000_000)}"z":1}`],
])('%s is refused before it is parsed', (_name, text) => {
  const before = process.threadCpuUsage()
  expect(parseStrictJson(text).ok).toBe(false)
  expect(process.threadCpuUsage(before).user).toBeLessThan(50_000)
})
