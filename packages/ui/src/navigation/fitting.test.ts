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
  expect(placesInView(4, 2, 0)).toEqual([0, 1])
  expect(placesInView(4, 2, 3)).toEqual([0, 3])
  expect(placesInView(4, 4, 3)).toEqual([0, 1, 2, 3])
})

test('crumbs leave from the middle: the first and the last stay', () => {
  expect(crumbsInView({ ...row, room: 390 })).toEqual([0, 1, 2, 3])
  expect(crumbsInView({ ...row, room: 370 })).toEqual([0, 2, 3])
  expect(crumbsInView({ ...row, room: 250 })).toEqual([0, 3])
  expect(crumbsInView({ ...row, room: 20 })).toEqual([0, 3])
})
