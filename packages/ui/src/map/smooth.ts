import type { Line } from './kuwait-land.ts'

const steps = 8

/** A curve through every point (Catmull-Rom). A closed line comes back to its first point. */
export function smooth(line: Line, { isClosed = false } = {}): [number, number][] {
  const last = line.length - 1
  const at = (index: number) => {
    const place = isClosed ? (index + line.length) % line.length : Math.min(Math.max(index, 0), last)
    return line[place] ?? [0, 0]
  }
  const curve: [number, number][] = []
  for (let from = 0; from < (isClosed ? line.length : last); from += 1) {
    for (let step = 0; step < steps; step += 1) {
      const corners = [at(from - 1), at(from), at(from + 1), at(from + 2)] as const
      curve.push([
        between(
          corners.map(([lng]) => lng),
          step / steps,
        ),
        between(
          corners.map(([, lat]) => lat),
          step / steps,
        ),
      ])
    }
  }
  const [lng, lat] = at(isClosed ? 0 : last)
  return [...curve, [lng, lat]]
}

function between([before = 0, start = 0, end = 0, after = 0]: readonly number[], part: number): number {
  return (
    0.5 *
    (2 * start +
      (end - before) * part +
      (2 * before - 5 * start + 4 * end - after) * part ** 2 +
      (3 * start - before - 3 * end + after) * part ** 3)
  )
}
