import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutLabel, thinLabels } from './thin-labels.ts'

test('every label is written where there is room', () => {
  expect(thinLabels({ count: 3, room: 6 })).toEqual([0, 1, 2])
  expect(thinLabels({ count: 0, room: 6 })).toEqual([])
  expect(thinLabels({ count: 1, room: 1 })).toEqual([0])
})

test('an axis always prints its first and last label', () => {
  expect(thinLabels({ count: 12, room: 6 })).toEqual([0, 5, 8, 11])
  expect(thinLabels({ count: 13, room: 7 })).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect(thinLabels({ count: 365, room: 2 })).toEqual([0, 364])
})

test('the label that matters now is written, even in the place of an end it would touch', () => {
  expect(thinLabels({ count: 12, room: 6, keep: 6 })).toEqual([0, 6, 11])
  expect(thinLabels({ count: 12, room: 6, keep: 10 })).toEqual([0, 5, 10])
})

test('labels never stand closer than the room allows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 12 }), (count, room) => {
      const shown = thinLabels({ count, room })
      expect(shown.length).toBeLessThanOrEqual(Math.max(room, 2))
      expect([shown[0], shown.at(-1)]).toEqual([0, count - 1])
    }),
  )
})

test('a long label is cut with an ellipsis', () => {
  expect(cutLabel('Payment requests', 8)).toBe('Payment…')
  expect(cutLabel('Sharq', 8)).toBe('Sharq')
})
