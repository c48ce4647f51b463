import { expect, test } from 'vitest'
import { utf8Page } from './utf8-page.ts'

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

test('pieces in any script are one text, bytes among them', () => {
  const bytes = utf8Page((add) => ['{', 'تمرة ومدّ', new TextEncoder().encode('é'), '€ 😀', '}'].forEach(add))
  expect(text(bytes)).toBe('{تمرة ومدّé€ 😀}')
})

test('a text of any length is whole', () => {
  const long = 'م'.repeat(700_000)
  expect(
    text(
      utf8Page((add) => {
        add('a')
        add(long)
        add(new TextEncoder().encode(long))
      }),
    ),
  ).toBe(`a${long}${long}`)
})

test('an answer stays as it is when the next is written', () => {
  const first = utf8Page((add) => add('first'))
  utf8Page((add) => add('other'))
  expect(text(first)).toBe('first')
})
