import { useId } from 'react'
import css from './BarChart.module.css'
import { drawnValues, lookOf, type ChartData, type Drawn, type TimeDirection } from './chart-data.ts'
import { ChartPatterns } from './ChartPatterns.tsx'
import { shortText } from './number-text.ts'
import type { Plane } from './plane.ts'
import { PlaneChart } from './PlaneChart.tsx'
import { SeriesShape } from './SeriesShape.tsx'
import { barPath } from './shapes.ts'

type Props = {
  /** What a screen reader calls the drawing, usually the title of its frame. */
  label: string
  data: ChartData
  timeDirection?: TimeDirection
  layout?: 'grouped' | 'stacked'
  /** Key of the category that matters now: it has its colour and its value, the others step back. One series only. */
  emphasis?: string
}

const widest = 48

export function BarChart({ label, data, timeDirection, layout = 'grouped', emphasis }: Props) {
  const patterns = useId()
  const columns = data.series.map(drawnValues)
  const keep = data.categories.findIndex(({ key }) => key === emphasis)
  const barsAt = layout === 'stacked' ? stackedBars : groupedBars
  const emphasised = keep < 0 ? null : (data.series[0]?.values[keep] ?? null)

  const draw = (plane: Plane, at: number | null) => (
    <>
      <ChartPatterns id={patterns} />
      {data.categories.map(({ key }, index) =>
        barsAt(
          plane,
          columns.map((values) => values[index] ?? null),
          plane.middleOf(index),
        ).map((bar) => (
          <SeriesShape
            key={`${key} ${bar.series}`}
            patterns={patterns}
            look={lookOf(bar.series)}
            d={bar.d}
            tone={keep >= 0 && index !== keep ? 'back' : at !== null && at !== index ? 'faded' : 'plain'}
          />
        )),
      )}
      {emphasised !== null && (
        <text
          className={css.value}
          x={plane.middleOf(keep)}
          y={plane.yOf(Math.max(0, Number(emphasised))) - 8}
          textAnchor="middle"
          direction="ltr"
        >
          {shortText(emphasised, data.figures.thousand)}
        </text>
      )}
    </>
  )

  return (
    <PlaneChart
      label={label}
      data={data}
      timeDirection={timeDirection}
      span={layout === 'stacked' ? stackedSpan(columns) : spanOf(columns.flat())}
      keep={keep < 0 ? undefined : keep}
      legend="square"
    >
      {draw}
    </PlaneChart>
  )
}

type Bars = (plane: Plane, values: Drawn[], middle: number) => { series: number; d: string }[]

const groupedBars: Bars = (plane, values, middle) => {
  const count = values.length
  const gap = count > 1 ? 2 : 0
  const width = Math.max(1, Math.min(plane.step * 0.56, widest * count) / count - gap)
  return values.flatMap((value, series) => {
    if (value === null) return []
    const order = plane.isMirrored ? count - 1 - series : series
    const x = middle + (order - count / 2) * (width + gap) + gap / 2
    return [{ series, d: barPath({ x, width, from: plane.yOf(0), to: plane.yOf(value) }) }]
  })
}

const stackedBars: Bars = (plane, values, middle) => {
  const width = Math.max(1, Math.min(plane.step * 0.56, widest))
  const last = values.findLastIndex((value) => value !== null && value > 0)
  let below = 0
  return values.flatMap((value, series) => {
    if (value === null || value <= 0) return []
    const from = plane.yOf(below) - (below > 0 ? 1.5 : 0)
    below += value
    const bar = { x: middle - width / 2, width, from, to: Math.min(from, plane.yOf(below)) }
    return [{ series, d: barPath({ ...bar, isRounded: series === last }) }]
  })
}

function spanOf(values: Drawn[]): { min: number; max: number } {
  const known = values.filter((value) => value !== null)
  return { min: Math.min(0, ...known), max: Math.max(0, ...known) }
}

function stackedSpan(columns: Drawn[][]): { min: number; max: number } {
  const sums = (columns[0] ?? []).map((_, index) =>
    columns.reduce((sum, values) => sum + Math.max(0, values[index] ?? 0), 0),
  )
  return spanOf(sums)
}
