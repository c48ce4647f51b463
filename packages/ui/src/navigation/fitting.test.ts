import { expect, test } from 'vitest'
import { crumbsInView, fitFromStart, placesInView } from './fitting.ts'

const row = { widths: [100, 80, 120, 60], moreWidth: 50, gap: 10 }

test('everything stands in view while it fits, without room for the button', () => {
  expect(fitFromStart({ ...row, room: 390 })).toBe(4)
})

test('the button of the rest takes its room first', () => {
  expect(fitFromStart({ ...row, room: 389 })).toBe(3)
  expect(fitFromStart({ ...row, room: 260 })).toBe(2)
  expect(fitFromStart({ ...row, room: 120 })).toBe(0)
})

test('the chosen tab is never hidden', () => {
  expect(placesInView({ ...row, room: 260 }, 0)).toEqual([0, 1])
  expect(placesInView({ ...row, room: 260 }, 3)).toEqual([0, 3])
  expect(placesInView({ ...row, room: 390 }, 3)).toEqual([0, 1, 2, 3])
  expect(placesInView({ ...row, room: 20 }, 3)).toEqual([3])
})

test('a chosen tab that is wider than the one whose place it takes pushes another one out', () => {
  expect(placesInView({ ...row, room: 260 }, 2)).toEqual([2])
  expect(placesInView({ ...row, room: 290 }, 2)).toEqual([0, 2])
})

test('crumbs leave from the middle: the first and the last stay', () => {
  expect(crumbsInView({ ...row, room: 390 })).toEqual([0, 1, 2, 3])
  expect(crumbsInView({ ...row, room: 370 })).toEqual([0, 2, 3])
  expect(crumbsInView({ ...row, room: 250 })).toEqual([0, 3])
  expect(crumbsInView({ ...row, room: 20 })).toEqual([0, 3])
})
