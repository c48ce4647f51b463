/** A point on a map, in degrees. */
export type Point = { readonly lat: number; readonly lng: number }

/** Corners in order; the last side leads back to the first corner. */
export type Polygon = readonly Point[]

export const polygonLimits = { corners: 500 }

/** What cannot be a zone, or null. */
export function polygonProblem(polygon: Polygon): 'fewCorners' | 'manyCorners' | 'crossesItself' | null {
  const corners = withoutRepeats(polygon)
  if (corners.length < 3 || area(corners) === 0) return 'fewCorners'
  if (corners.length > polygonLimits.corners) return 'manyCorners'
  return crossesItself(corners) ? 'crossesItself' : null
}

/** Whether a point is inside. Edges and corners count as inside. */
export function isInPolygon(point: Point, polygon: Polygon): boolean {
  let inside = false
  for (const [from, to] of sidesOf(polygon)) {
    if (isOnSide(point, from, to)) return true
    if (from.lat > point.lat !== to.lat > point.lat) {
      const turn = side(from, to, point)
      if (turn > 0 === to.lat > from.lat) inside = !inside
    }
  }
  return inside
}

/** Metres between two points, on a sphere. */
export function metresBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.lat), radians(other.lat)]
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2
  const chord = half(other.lat - one.lat) + Math.cos(a) * Math.cos(b) * half(other.lng - one.lng)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const earthRadius = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function sidesOf(polygon: Polygon): (readonly [Point, Point])[] {
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length]
    return to ? [[from, to] as const] : []
  })
}

/** Positive if a point is to the left of the way from one to the other, 0 if it is on that line. */
const side = (from: Point, to: Point, { lat, lng }: Point): number =>
  (to.lng - from.lng) * (lat - from.lat) - (to.lat - from.lat) * (lng - from.lng)

const isOnSide = (point: Point, from: Point, to: Point): boolean =>
  side(from, to, point) === 0 &&
  Math.min(from.lat, to.lat) <= point.lat &&
  point.lat <= Math.max(from.lat, to.lat) &&
  Math.min(from.lng, to.lng) <= point.lng &&
  point.lng <= Math.max(from.lng, to.lng)

/** Two sides meet only where they are neighbours. 500 corners make 125,000 pairs. */
function crossesItself(corners: Polygon): boolean {
  const sides = sidesOf(corners)
  return sides.some((one, index) =>
    sides.slice(index + 1).some((other, after) => {
      const areNeighbours = after === 0 || (index === 0 && after === sides.length - 2)
      return areNeighbours ? turnsBack(one, other, after === 0) : meet(one, other)
    }),
  )
}

function meet([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  if (isOnSide(a, c, d) || isOnSide(b, c, d) || isOnSide(c, a, b) || isOnSide(d, a, b)) return true
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0
}

/** Neighbours share one corner; if the far end of one lies on the other, the way goes back over itself. */
function turnsBack(one: readonly [Point, Point], other: readonly [Point, Point], inOrder: boolean): boolean {
  const [first, second] = inOrder ? [one, other] : [other, one]
  return isOnSide(second[1], first[0], first[1]) || isOnSide(first[0], second[0], second[1])
}

const withoutRepeats = (polygon: Polygon): Polygon =>
  polygon.filter((corner, index) => {
    const before = polygon[(index + polygon.length - 1) % polygon.length]
    return polygon.length === 1 || before?.lat !== corner.lat || before.lng !== corner.lng
  })

const area = (polygon: Polygon): number =>
  sidesOf(polygon).reduce((sum, [from, to]) => sum + from.lng * to.lat - to.lng * from.lat, 0)
