import { expect, test } from 'vitest'
import { readColour } from './colour-words.ts'

test('a dark colour reads everywhere, a pale one lends its words a darker tone', () => {
  expect(readColour('#6b0f1a').verdict).toBe('good')
  expect(readColour('#ffd400')).toMatchObject({ verdict: 'adjusted' })
  expect(readColour('orange')).toMatchObject({ verdict: 'unknown' })
})

test.each(['#f77c1a', '#ffd400', '#ffffff', '#000000', '#1f7a8c'])(
  'words made of %s never fall below 4.5:1',
  (colour) => {
    const { label, text } = readColour(colour)
    expect(Math.min(label, text)).toBeGreaterThanOrEqual(4.5)
  },
)
