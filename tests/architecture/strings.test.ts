import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './source-files.ts'
import { stringComplaints, type Strings } from './strings.ts'

const english = sourceFiles(/\.strings\.ts$/)
const arabic = sourceFiles(/\.strings\.ar\.ts$/)

test('every file of words has its Arabic beside it and no Arabic stands alone', () => {
  expect(arabic).toEqual(english.map((path) => path.replace('.strings.ts', '.strings.ar.ts')))
})

test.each(english)('%s says the same in both languages', async (path) => {
  const complaints = stringComplaints(
    await stringsIn(path),
    await stringsIn(path.replace('.strings.ts', '.strings.ar.ts')),
  )
  expect(complaints).toEqual([])
})

test('a screen takes its quotation marks from its words, where each language has its own', () => {
  const screens = sourceFiles(/^(apps\/web|packages\/ui)\/.*\.tsx?$/).filter(
    (path) => !/\.(strings(\.ar)?|test|fixtures)\.tsx?$/.test(path),
  )
  expect(screens.length).toBeGreaterThan(500)
  expect(screens.filter((path) => /[“”«»]/.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('no words name the product: payers, customers and staff know the merchant', async () => {
  const ours = english.filter((path) => !path.includes('/kernel/outbox/'))
  const words = await Promise.all(ours.map(async (path) => Object.values(await stringsIn(path))))
  expect(words.flat().filter((text) => /\bWasl\b/.test(text))).toEqual([])
})

test('both languages of a whole message pass', () => {
  const items =
    '{count, plural, zero {لا شيء} one {واحد} two {اثنان} few {# أشياء} many {# شيئًا} other {# شيء}}'
  expect(
    stringComplaints(
      { a: 'Pay {amount}', b: '{count, plural, one {# item} other {# items}}' },
      { a: 'ادفع {amount}', b: items },
    ),
  ).toEqual([])
})

test.each([
  [{ a: 'Pay' }, {}, 'a has no Arabic'],
  [{}, { a: 'ادفع' }, 'a has no English'],
  [{ a: 'Pay {amount}' }, { a: 'ادفع' }, 'a fills {amount} in English, {} in Arabic'],
  [{ a: '<b>Pay</b>' }, { a: 'ادفع' }, 'a fills {b} in English, {} in Arabic'],
  [{ a: 'Pay ' }, { a: 'ادفع' }, 'a starts or ends with a space'],
  [{ a: 'Pay' }, { a: '' }, 'a is empty'],
  [{ a: 'Pay {amount' }, { a: 'ادفع {amount}' }, 'a is not a message: check its braces'],
  [
    { a: '{n, plural, one {#} other {#}}' },
    { a: '{n, plural, zero {#} one {#} two {#} other {#}}' },
    'a lacks the Arabic plural few, many',
  ],
  [{ a: 'As 31/12/2026' }, { a: 'مثل 31/12/2026' }, 'a shows a date day first, which no field reads'],
  [
    { a: 'As 500 12345' },
    { a: 'مثل 500 12345' },
    'a has signs that Arabic turns around: they go between U+2066 and U+2069',
  ],
  [
    { a: '{done}% sent' },
    { a: 'أُرسل {done}%' },
    'a has signs that Arabic turns around: they go between U+2066 and U+2069',
  ],
  [
    { a: 'Begin with https://' },
    { a: 'ابدأ بـ https://' },
    'a has signs that Arabic turns around: they go between U+2066 and U+2069',
  ],
])('%j and %j: %s', (en: Strings, ar: Strings, complaint) => {
  expect(stringComplaints(en, ar)).toEqual([complaint])
})

/** The words are the one object of texts that a strings file exports. */
async function stringsIn(path: string): Promise<Strings> {
  const exported = Object.values(
    (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>,
  )
  const [only, ...others] = exported.filter((value) => typeof value === 'object')
  expect(others, `${path} exports one object of words`).toEqual([])
  return only as Strings // its type is checked by the compiler
}
