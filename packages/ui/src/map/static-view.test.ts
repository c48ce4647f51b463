import { expect, test } from 'vitest'
import { metresBetween } from './place.ts'
import { pathFrom, pointFrom } from './static-view.ts'

const salmiya = { lat: 29.334, lng: 48.076 }

test('east is to the right and north is up, in metres', () => {
  const [x, y] = pointFrom(salmiya, [48.086, 29.344])
  expect(x).toBeGreaterThan(0)
  expect(y).toBeLessThan(0)
  expect(Math.hypot(x, y)).toBeCloseTo(metresBetween(salmiya, { lat: 29.344, lng: 48.086 }), -1)
})

test('a ring is closed and a road is not', () => {
  const line = [
    [48.076, 29.334],
    [48.076, 29.334],
  ] as const
  expect(pathFrom(salmiya, line, { isClosed: true })).toBe('M0 0L0 0Z')
  expect(pathFrom(salmiya, line)).toBe('M0 0L0 0')
})
