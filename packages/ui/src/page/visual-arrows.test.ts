import { expect, test } from 'vitest'
import { visualStep } from './visual-arrows.ts'

test('in Arabic the left arrow goes to the next choice, which stands on the left', () => {
  const arabic = { isRtl: true, at: 0, count: 4 }
  expect(visualStep({ ...arabic, key: 'ArrowLeft' })).toBe(1)
  expect(visualStep({ ...arabic, key: 'ArrowRight' })).toBe(3)
  expect(visualStep({ ...arabic, key: 'ArrowDown' })).toBe(null)
  expect(visualStep({ ...arabic, isRtl: false, key: 'ArrowLeft' })).toBe(null)
})
