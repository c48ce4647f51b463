import { expect, test } from 'vitest'
import { barPath, markPath } from './shapes.ts'

test('a bar is rounded where its value is', () => {
  expect(barPath({ x: 10, width: 20, from: 100, to: 40 })).toBe('M10 100V44q0 -4 4 -4h12q4 0 4 4V100z')
  expect(barPath({ x: 10, width: 20, from: 100, to: 140 })).toBe('M10 100V136q0 4 4 4h12q4 0 4 -4V100z')
  expect(barPath({ x: 0, width: 20, from: 100, to: 99 })).toContain('q0 -1 1 -1')
  expect(barPath({ x: 0, width: 20, from: 100, to: 40, isRounded: false })).toContain('V40q0 0 0 0')
})

test('six series have six marks', () => {
  const marks = ([1, 2, 3, 4, 5, 6] as const).map((look) => markPath(look, { x: 0, y: 0 }))
  expect(new Set(marks).size).toBe(6)
})
