import { expect, test } from 'vitest'
import { readChoice, readLanguage } from './read-cells.ts'

test.each(['constructor', '__proto__', 'toString'])(
  'a cell that says %s is no language and no choice',
  (said) => {
    expect(readLanguage(said)).toHaveProperty('problem')
    expect(readChoice(said, 'email_notification')).toHaveProperty('problem')
  },
)

test.each([
  ['Arabic', 'ar'],
  ['الإنجليزية', 'en'],
])('%s is a language', (said, value) => {
  expect(readLanguage(said)).toEqual({ value })
})

test.each([
  ['نعم', true],
  ['١', true],
  ['No', false],
])('%s is a choice', (said, value) => {
  expect(readChoice(said, 'email_notification')).toEqual({ value })
})
