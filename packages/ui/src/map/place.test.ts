import { expect, test } from 'vitest'
import { coast, islands } from './kuwait-land.ts'
import { metresBetween, moved, nearestPlace, placeText } from './place.ts'
import { smooth } from './smooth.ts'

const salmiya = { id: 'salmiya', name: 'Salmiya', lat: 29.334, lng: 48.076 }
const rumaithiya = { id: 'rumaithiya', name: 'Rumaithiya', lat: 29.312, lng: 48.074 }

test('coordinates are written with five decimals, latitude first', () => {
  expect(placeText({ lat: 29.3341, lng: 48.0762 })).toBe('29.33410, 48.07620')
})

test.each(['north', 'south', 'east', 'west'] as const)('ten metres %s are ten metres', (direction) => {
  expect(metresBetween(salmiya, moved(salmiya, direction, 10))).toBeCloseTo(10, 3)
})

test('north is up and east is to the right, in every language', () => {
  expect(moved(salmiya, 'north', 10).lat).toBeGreaterThan(salmiya.lat)
  expect(moved(salmiya, 'east', 10).lng).toBeGreaterThan(salmiya.lng)
})

test('a pin is in the nearest area, in the desert in none', () => {
  expect(nearestPlace({ lat: 29.33, lng: 48.075 }, [rumaithiya, salmiya])).toBe(salmiya)
  expect(nearestPlace({ lat: 29, lng: 47 }, [rumaithiya, salmiya])).toBeNull()
})

test('a curve passes through its points, and a closed one returns', () => {
  const curve = smooth(coast)
  expect(curve).toContainEqual(coast[0])
  expect(curve).toContainEqual(coast.at(-1))
  for (const island of islands) {
    const ring = smooth(island, { isClosed: true })
    expect(ring[0]).toEqual(ring.at(-1))
    expect(ring).toContainEqual(island[1])
  }
})
