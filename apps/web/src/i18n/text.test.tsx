import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bold } from '../parts/bold.tsx'
import { textOf } from './text.tsx'

const english = {
  plain: "We don't mind",
  count: '{n, plural, one {# file} other {# files}}',
  rich: 'From <b>{name}</b>.',
}
const arabic = {
  count: '{n, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}',
}

test('an apostrophe is an apostrophe', () => {
  expect(textOf('en', english)('plain')).toBe("We don't mind")
})

test.each([
  [0, 'لا ملفات'],
  [1, 'ملف واحد'],
  [2, 'ملفان'],
  [3, '3 ملفات'],
  [11, '11 ملفًا'],
  [100, '100 ملف'],
  [103, '103 ملفات'],
  [1_234, '1,234 ملفًا'],
])('Arabic counts %i in its own form and in Latin digits', (n, expected) => {
  expect(textOf('ar', arabic)('count', { n })).toBe(expected)
})

test('a message puts elements where its language wants them', () => {
  const sentence = textOf<keyof typeof english>('en', english).rich('rich', { name: <i>Tamra</i>, b: bold })
  expect(renderToStaticMarkup(<p>{sentence}</p>)).toBe('<p>From <b><i>Tamra</i></b>.</p>')
})

test('a missing message is a bug that shows itself', () => {
  expect(() => textOf<string>('en', english)('nothing')).toThrow('nothing')
})
