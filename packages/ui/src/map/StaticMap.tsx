import { border, coast, inland, islands } from './kuwait-land.ts'
import { mainRoads, streets } from './kuwait-roads.ts'
import { Pin } from './Pin.tsx'
import type { NamedPlace, Place } from './place.ts'
import { smooth } from './smooth.ts'
import css from './StaticMap.module.css'
import { pathFrom, pointFrom } from './static-view.ts'

type Props = {
  at: Place
  /** What a screen reader is told. */
  label: string
  areas?: readonly NamedPlace[]
}

const metresPerPixel = 12
const reachMetres = 4500

/** Where the pin is, drawn and not to be moved: no library, no request. */
export function StaticMap({ at, label, areas = [] }: Props) {
  const land = [
    pathFrom(at, [...smooth(coast), ...inland], { isClosed: true }),
    ...islands.map((island) => pathFrom(at, smooth(island, { isClosed: true }), { isClosed: true })),
  ]
  const meaning = { role: 'img', 'aria-label': label }
  const roads = mainRoads.map((road) => pathFrom(at, smooth(road))).join('')
  return (
    <div className={css.map}>
      <svg
        className={css.drawing}
        viewBox="-200 -80 400 160"
        preserveAspectRatio="xMidYMid slice"
        {...meaning}
        direction="ltr"
      >
        <g transform={`scale(${1 / metresPerPixel})`}>
          <path className={css.land} d={land.join('')} />
          <path className={css.street} d={streets.map((street) => pathFrom(at, smooth(street))).join('')} />
          <path className={css.edge} d={roads} />
          <path className={css.road} d={roads} />
          <path className={css.street} strokeDasharray="6 6" d={pathFrom(at, border)} />
        </g>
        {namesAround(at, areas).map(({ id, name, x, y }) => (
          <text key={id} className={css.name} x={x} y={y + 20}>
            {name}
          </text>
        ))}
      </svg>
      <Pin />
    </div>
  )
}

/** The pin covers what lies under it, and a name needs air around it: the nearest are written first. */
function namesAround(at: Place, areas: readonly NamedPlace[]) {
  const near = areas
    .map(({ id, name, lat, lng }) => ({ id, name, metres: pointFrom(at, [lng, lat]) }))
    .filter(({ metres: [x, y] }) => Math.hypot(x, y) < reachMetres)
    .toSorted((one, other) => Math.hypot(...one.metres) - Math.hypot(...other.metres))
    .map(({ id, name, metres: [x, y] }) => ({ id, name, x: x / metresPerPixel, y: y / metresPerPixel }))
  const kept: typeof near = []
  for (const place of near) {
    const isFree = kept.every(({ x, y }) => Math.abs(x - place.x) > 90 || Math.abs(y - place.y) > 24)
    if (isFree && kept.length < 6) kept.push(place)
  }
  return kept
}
