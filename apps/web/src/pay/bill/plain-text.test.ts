import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('blocks become lines and entities their signs', () => {
  expect(plainText('<h3>Terms</h3><p>One &amp; <b>two</b></p><ul><li>A</li><li>B</li></ul>')).toBe(
    'Terms\nOne & two\nA\nB',
  )
})

test('an entity that spells a tag stays text', () => {
  expect(plainText('<p>&lt;script&gt;</p>')).toBe('<script>')
})
