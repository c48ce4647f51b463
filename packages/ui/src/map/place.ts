export type Place = { lat: number; lng: number }

export type NamedPlace = Place & { id: string; name: string }

/** Kuwait City, where a map without a pin opens. S1 §9. */
export const defaultCentre: Place = { lat: 29.3759, lng: 47.9774 }

/** Five decimals are a metre: "29.33410, 48.07620". */
export const placeText = ({ lat, lng }: Place): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`

export type Direction = 'north' | 'south' | 'west' | 'east'

const metresPerDegree = 111_320

export function moved({ lat, lng }: Place, direction: Direction, metres: number): Place {
  const up = metres / metresPerDegree
  const along = up / Math.cos((lat * Math.PI) / 180)
  switch (direction) {
    case 'north':
      return { lat: lat + up, lng }
    case 'south':
      return { lat: lat - up, lng }
    case 'east':
      return { lat, lng: lng + along }
    case 'west':
      return { lat, lng: lng - along }
  }
}

/** As the crow flies; good to a metre within a city. */
export function metresBetween(one: Place, other: Place): number {
  const up = (one.lat - other.lat) * metresPerDegree
  const along = (one.lng - other.lng) * metresPerDegree * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(up, along)
}

const reachMetres = 3000

/** The area whose middle is nearest, if any is near: what to write beside the coordinates. */
export function nearestPlace(place: Place, places: readonly NamedPlace[]): NamedPlace | null {
  const [nearest] = places.toSorted((one, other) => metresBetween(place, one) - metresBetween(place, other))
  return nearest && metresBetween(place, nearest) <= reachMetres ? nearest : null
}
