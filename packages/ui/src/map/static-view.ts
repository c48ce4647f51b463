import type { Line } from './kuwait-land.ts'
import type { Place } from './place.ts'

const metresPerDegree = 111_320

/** Metres east and south of the middle, flat: within a city nobody sees the difference. */
export function pointFrom(
  { lat, lng }: Place,
  [toLng, toLat]: Line[number],
): readonly [x: number, y: number] {
  const east = (toLng - lng) * metresPerDegree * Math.cos((lat * Math.PI) / 180)
  return [Math.round(east), Math.round((lat - toLat) * metresPerDegree)]
}

export function pathFrom(middle: Place, line: Line, { isClosed = false } = {}): string {
  const points = line.map((point) => pointFrom(middle, point).join(' '))
  return `M${points.join('L')}${isClosed ? 'Z' : ''}`
}
