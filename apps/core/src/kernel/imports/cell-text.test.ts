import { expect, test } from 'vitest'
import { plainText } from './cell-text.ts'

test('a text is without blanks at its ends and without marks nobody sees', () => {
  expect(plainText(' \u200c+965 5001\u202c \u200d')).toBe('+965 5001')
  expect(plainText('می\u200cروم')).toBe('می\u200cروم')
  expect(plainText(' \u200c ')).toBe('')
})

test('a gap of a hundred thousand blanks within a text is read once', () => {
  const begun = performance.now()
  const text = `x${' '.repeat(100_000)}x`
  expect(plainText(text)).toBe(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
