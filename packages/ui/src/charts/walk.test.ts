import { expect, test } from 'vitest'
import { walk } from './walk.ts'

const from = (at: number | null, key: string, isMirrored = false) => walk({ key, at, count: 4, isMirrored })

test('arrow keys walk the points and stop at the ends', () => {
  expect(from(null, 'ArrowRight')).toBe(0)
  expect(from(0, 'ArrowRight')).toBe(1)
  expect(from(3, 'ArrowRight')).toBe(3)
  expect(from(0, 'ArrowLeft')).toBe(0)
  expect(from(1, 'End')).toBe(3)
  expect(from(2, 'Home')).toBe(0)
})

test('where time runs right to left, the left arrow goes on', () => {
  expect(from(0, 'ArrowLeft', true)).toBe(1)
  expect(from(1, 'ArrowRight', true)).toBe(0)
})

test('Escape closes the readout and then belongs to the page', () => {
  expect(from(2, 'Escape')).toBe(null)
  expect(from(null, 'Escape')).toBe(undefined)
  expect(from(2, 'Tab')).toBe(undefined)
})
