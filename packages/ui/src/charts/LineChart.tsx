import { AreaClosed, LinePath } from '@visx/shape'
import { scaleLinear } from '@visx/scale'
import { drawnValues, lookOf, type ChartData, type Drawn, type TimeDirection } from './chart-data.ts'
import type { Plane } from './plane.ts'
import { PlaneChart } from './PlaneChart.tsx'
import { markPath } from './shapes.ts'
import series from './series.module.css'

type Props = {
  /** What a screen reader calls the drawing, usually the title of its frame. */
  label: string
  data: ChartData
  timeDirection?: TimeDirection
}

/** Up to here every point has its mark; a longer line has them only where it would not be seen. */
const markedPoints = 14

/** A line is broken where a value is missing. Each series has its own mark, never its colour alone. */
export function LineChart({ label, data, timeDirection }: Props) {
  const columns = data.series.map(drawnValues)
  const known = columns.flat().filter((value) => value !== null)

  const draw = (plane: Plane, at: number | null) =>
    columns.map((values, index) => (
      <Line key={data.series[index]?.key} {...{ plane, values, at, index }} isAlone={columns.length === 1} />
    ))

  return (
    <PlaneChart
      label={label}
      data={data}
      timeDirection={timeDirection}
      span={{ min: Math.min(0, ...known), max: Math.max(0, ...known) }}
      legend="line"
    >
      {draw}
    </PlaneChart>
  )
}

type LineProps = { plane: Plane; values: Drawn[]; at: number | null; index: number; isAlone: boolean }

function Line({ plane, values, at, index, isAlone }: LineProps) {
  const look = lookOf(index)
  const points = values.map((value, place) => ({ value, place }))
  const path = {
    data: points,
    defined: ({ value }: { value: Drawn }) => value !== null,
    x: ({ place }: { place: number }) => plane.middleOf(place),
    y: ({ value }: { value: Drawn }) => plane.yOf(value ?? 0),
  }
  return (
    <g>
      {isAlone && (
        <AreaClosed
          {...path}
          yScale={scaleLinear({ range: [plane.yOf(0), 0] })}
          className={series.area}
          data-series={look}
        />
      )}
      <LinePath {...path} className={series.line} data-series={look} />
      {points.map(({ value, place }) =>
        value !== null && isMarked(values, place, at) ? (
          <path
            key={place}
            className={series.mark}
            data-series={look}
            d={markPath(look, { x: plane.middleOf(place), y: plane.yOf(value), r: place === at ? 5 : 4 })}
          />
        ) : null,
      )}
    </g>
  )
}

function isMarked(values: Drawn[], place: number, at: number | null): boolean {
  const stands = (other: number) => (values[other] ?? null) !== null
  const isLast = !values.slice(place + 1).some((value) => value !== null)
  const isLonely = !stands(place - 1) && !stands(place + 1)
  return values.length <= markedPoints || place === at || isLast || isLonely
}
