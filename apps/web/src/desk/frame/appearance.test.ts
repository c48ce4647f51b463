import { expect, test } from 'vitest'
import { plainAppearance, readAppearance, writeAppearance } from './appearance.ts'

test('what was chosen is read back', () => {
  const chosen = { theme: 'dark', density: 'compact', isFolded: true } as const
  expect(readAppearance(writeAppearance(chosen))).toEqual(chosen)
})

test('a cookie that somebody else wrote changes nothing', () => {
  expect(readAppearance('"><script>.huge.x')).toEqual(plainAppearance)
  expect(readAppearance(undefined)).toEqual(plainAppearance)
})
