import { expect, test } from 'vitest'
import { moveOf, placeAfter } from './grid-moves.ts'

const press = (key: string, more: { hasControl?: boolean; isRtl?: boolean } = {}) =>
  moveOf({ key, hasControl: false, isRtl: false, pageRows: 10, ...more })

test('arrows go to the next row and stop; sideways they follow the eye', () => {
  expect(press('ArrowDown')).toEqual({ rows: 1, stops: 0 })
  expect(press('ArrowRight')).toEqual({ rows: 0, stops: 1 })
  expect(press('ArrowRight', { isRtl: true })).toEqual({ rows: 0, stops: -1 })
  expect(press('ArrowLeft', { isRtl: true })).toEqual({ rows: 0, stops: 1 })
  expect(press('ArrowLeft', { isRtl: true, hasControl: true })).toEqual({ rows: 0, stops: 'last' })
})

test('Home and End stay in the row, with Control they go to the corners of the grid', () => {
  expect(press('Home')).toEqual({ rows: 0, stops: 'first' })
  const end = press('End', { hasControl: true })
  expect(end?.stops).toBe('last')
  expect(placeAfter(3, end?.rows ?? 0, 12)).toBe(12)
  expect(placeAfter(3, press('Home', { hasControl: true })?.rows ?? 0, 12)).toBe(0)
})

test('Page Down goes ten rows and stops at the last', () => {
  expect(placeAfter(7, press('PageDown')?.rows ?? 0, 12)).toBe(12)
  expect(placeAfter(7, press('PageUp')?.rows ?? 0, 12)).toBe(0)
})

test('other keys do not move', () => {
  expect(press('a')).toBeNull()
  expect(press('Enter')).toBeNull()
})
