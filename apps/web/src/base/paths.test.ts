import { expect, test } from 'vitest'
import { inLocale } from './paths.ts'

test.each([
  ['/en/pay/PR-1?notice=x', '/ar/pay/PR-1?notice=x'],
  ['/ar/attempt/AT-1?next=/en/pay/2', '/ar/attempt/AT-1?next=/en/pay/2'],
  ['/en', '/ar'],
  ['/en?x=1', '/ar?x=1'],
  ['/en#top', '/ar#top'],
])('%s in Arabic is %s', (path, expected) => {
  expect(inLocale(path, 'ar')).toBe(expected)
})
