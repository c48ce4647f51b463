import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInPolygon, metresBetween, polygonProblem, type Point } from './geometry.ts'
import { deliveryFee, minimumOrder, zoneOf, type Zone } from './zone.ts'

const at = (lat: number, lng: number): Point => ({ lat, lng })
const square = (lat: number, lng: number, size: number) => [
  at(lat, lng),
  at(lat, lng + size),
  at(lat + size, lng + size),
  at(lat + size, lng),
]
const zone = (id: string, shape: Zone['shape'], more: Partial<Zone> = {}): Zone => ({
  id,
  branchId: id,
  shape,
  feeMinor: 1000,
  freeFromMinor: null,
  minimumMinor: 3000,
  etaMinutes: 30,
  priority: 0,
  ...more,
})
const drawn = (id: string, corners: readonly Point[], more: Partial<Zone> = {}) =>
  zone(id, { kind: 'polygon', corners }, more)

/** Counts the turns around a point; the product counts crossings. */
function isInByTurns(point: Point, corners: readonly Point[]): boolean {
  const turns = corners.reduce((sum, from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const angle =
      Math.atan2(to.lat - point.lat, to.lng - point.lng) -
      Math.atan2(from.lat - point.lat, from.lng - point.lng)
    return sum + Math.atan2(Math.sin(angle), Math.cos(angle))
  }, 0)
  return Math.abs(turns) > Math.PI
}

describe('a point in a polygon', () => {
  it('counts on an edge and on a corner', () => {
    for (const point of [at(0, 0.5), at(0, 0), at(1, 1), at(0.5, 1)])
      expect(isInPolygon(point, square(0, 0, 1))).toBe(true)
    expect(isInPolygon(at(1.0001, 0.5), square(0, 0, 1))).toBe(false)
  })

  it('agrees with a count of turns, for polygons like stars', () => {
    const star = fc
      .array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 })
      .map((rays) =>
        rays.map((ray, index) => {
          const angle = (2 * Math.PI * index) / rays.length
          return at(29.3 + ray * Math.sin(angle), 47.9 + ray * Math.cos(angle))
        }),
      )
    const within = fc.double({ min: -1.1, max: 1.1, noNaN: true })
    fc.assert(
      fc.property(star, within, within, (corners, lat, lng) => {
        const point = at(29.3 + lat, 47.9 + lng)
        // Where the turns are between none and one, a point is on an edge.
        expect(isInPolygon(point, corners)).toBe(isInByTurns(point, corners))
      }),
      { numRuns: 5000 },
    )
  })

  it('is refused where it is no area, crosses itself or has too many corners', () => {
    expect(polygonProblem(square(0, 0, 1))).toBeNull()
    expect(polygonProblem([at(0, 0), at(1, 1)])).toBe('fewCorners')
    expect(polygonProblem([at(0, 0), at(1, 1), at(2, 2)])).toBe('fewCorners')
    expect(polygonProblem([at(0, 0), at(1, 1), at(1, 0), at(0, 1)])).toBe('fewCorners')
    expect(polygonProblem([at(0, 0), at(2, 2), at(2, 0), at(0, 1)])).toBe('crossesItself')
    expect(polygonProblem([at(0, 0), at(0, 2), at(0, 1), at(1, 1)])).toBe('crossesItself')
    const round = Array.from({ length: 501 }, (_, index) => at(Math.sin(index / 80), Math.cos(index / 80)))
    expect(polygonProblem(round)).toBe('manyCorners')
  })
})

it('a circle is measured in metres', () => {
  // From Kuwait Towers to Liberation Tower.
  expect(metresBetween(at(29.3897, 48.003), at(29.3664, 47.9743))).toBeCloseTo(3800, -2)
})

describe('the zone of a destination', () => {
  const shared = [drawn('a', square(0, 0, 1)), drawn('b', square(0, 1, 1)), drawn('c', square(1, 0, 1))]
  const found = (zones: readonly Zone[], pin: Point, areaId: string | null = null) => {
    const answer = zoneOf(zones, { pin, areaId })
    return 'found' in answer ? answer.found.id : null
  }

  it('is one, on a shared edge or corner, in whatever order zones are stored', () => {
    for (const pin of [at(0.5, 1), at(1, 1), at(1, 0.5)]) {
      const one = found(shared, pin)
      expect(one).toBe('a')
      expect(found(shared.toReversed(), pin)).toBe(one)
    }
    expect(found([...shared, drawn('d', square(0, 0, 3), { feeMinor: 500 })], at(0.5, 1))).toBe('d')
    expect(found([...shared, drawn('e', square(0, 0, 3), { priority: 1, feeMinor: 9000 })], at(0.5, 1))).toBe(
      'e',
    )
  })

  it('is asked about where the pin lies outside the named area', () => {
    const salmiya = zone('salmiya', { kind: 'areas', areaIds: ['salmiya'] })
    const circle = zone('far', { kind: 'circle', centre: at(29.3, 48), radiusMetres: 2000 })
    expect(zoneOf([salmiya, circle], { areaId: 'salmiya', pin: at(29.301, 48.001) })).toEqual({
      ask: { byPin: circle, byArea: salmiya },
    })
    expect(zoneOf([salmiya, circle], { areaId: 'salmiya', pin: at(28, 48) })).toEqual({
      ask: { byPin: null, byArea: salmiya },
    })
    expect(zoneOf([salmiya, circle], { areaId: 'salmiya', pin: null })).toEqual({ found: salmiya })
    expect(zoneOf([salmiya], { areaId: 'salmiya', pin: at(28, 48) })).toEqual({ found: salmiya })
    expect(zoneOf([salmiya], { areaId: 'sharq', pin: null })).toEqual({ notCovered: true })
  })
})

it('delivery is free from an amount on, and the highest minimum counts', () => {
  const one = drawn('a', square(0, 0, 1), { freeFromMinor: 10_000 })
  expect([9_999, 10_000].map((subtotal) => deliveryFee(one, subtotal))).toEqual([1000, 0])
  expect(minimumOrder({ branch: 3000, zone: 5000, service: null })).toEqual({ minor: 5000, rule: 'zone' })
  expect(minimumOrder({ branch: 3000, zone: 3000, service: 60_000 })).toEqual({
    minor: 60_000,
    rule: 'service',
  })
  expect(minimumOrder({ branch: 0, zone: null, service: null })).toEqual({ minor: 0, rule: 'none' })
})
