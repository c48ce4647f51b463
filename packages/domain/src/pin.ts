import type { AreaNames } from './area-search.ts'

export type Pin = { readonly lat: number; readonly lng: number }
export type PlacedArea = AreaNames & Pin

/** Whether the pin is in the chosen area. `elsewhere` asks the payer which is right; only `outside` refuses. */
export type PinVerdict<Area extends PlacedArea = PlacedArea> =
  | { kind: 'agrees' }
  | { kind: 'elsewhere'; area: Area }
  | { kind: 'far'; kilometres: number }
  | { kind: 'outside' }

/** Areas of Kuwait are two to three kilometres apart, so a pin near the edge still counts. */
const withinMetres = 2_500
const nearMetres = 6_000

export function comparePin<Area extends PlacedArea>(
  pin: Pin,
  chosen: Area | null,
  areas: readonly Area[],
): PinVerdict<Area> {
  if (!isInKuwait(pin)) return { kind: 'outside' }
  if (chosen === null) return { kind: 'agrees' }
  const metres = metresBetween(pin, chosen)
  if (metres <= withinMetres) return { kind: 'agrees' }
  const [nearest] = areas.toSorted((one, other) => metresBetween(pin, one) - metresBetween(pin, other))
  if (nearest === undefined || metresBetween(pin, nearest) > nearMetres) {
    return { kind: 'far', kilometres: Math.round(metres / 1000) }
  }
  return nearest === chosen ? { kind: 'agrees' } : { kind: 'elsewhere', area: nearest }
}

const metresPerDegree = 111_320

/** Straight distance, accurate to a metre within a city. */
export function metresBetween(one: Pin, other: Pin): number {
  const up = (one.lat - other.lat) * metresPerDegree
  const along = (one.lng - other.lng) * metresPerDegree * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(up, along)
}

/** The land border and a line through the sea, as [lng, lat]. */
const kuwait: readonly (readonly [number, number])[] = [
  [46.55, 29.1],
  [47.0, 29.68],
  [47.2, 30.03],
  [47.95, 30.03],
  [48.02, 30.0],
  [48.3, 30.02],
  [48.62, 29.6],
  [48.7, 28.53],
  [47.69, 28.53],
  [47.46, 28.99],
]

/** Counts the edges that a ray to the east crosses. */
export function isInKuwait({ lat, lng }: Pin): boolean {
  let isInside = false
  for (const [at, [fromLng, fromLat]] of kuwait.entries()) {
    const [toLng, toLat] = kuwait[(at + 1) % kuwait.length] ?? [fromLng, fromLat]
    const isCrossed = fromLat > lat !== toLat > lat
    if (isCrossed && lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)) {
      isInside = !isInside
    }
  }
  return isInside
}
