import { GridRows } from '@visx/grid'
import { scaleLinear } from '@visx/scale'
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { lookOf, type ChartData, type TimeDirection, type ChartSeries } from './chart-data.ts'
import { niceTicks } from './nice-ticks.ts'
import { shortNumber } from './number-text.ts'
import { planeOf, type Plane } from './plane.ts'
import css from './PlaneChart.module.css'
import { Readout } from './Readout.tsx'
import { useWalk } from './use-walk.ts'
import { Swatch } from './Swatch.tsx'

type Props = {
  label: string
  data: ChartData
  timeDirection?: TimeDirection
  /** The lowest and highest drawn value, which is more than the highest series where series are stacked. */
  span: { min: number; max: number }
  /** The category that matters now. */
  keep?: number
  legend: 'square' | 'line'
  children: (plane: Plane, at: number | null) => ReactNode
}

/** The axes, the keyboard's walk and the readout that line and bar charts share. */
export function PlaneChart({ label, data, timeDirection = 'auto', span, keep, legend, children }: Props) {
  const { direction } = useLocale()
  const isMirrored = timeDirection === 'auto' && direction === 'rtl'
  const [box, width] = useWidth(540)
  const { at, stage, point } = useWalk({ count: data.categories.length, isMirrored })

  const isWhole = data.series.every(({ values }) => values.every((value) => !value?.includes('.')))
  const ticks = niceTicks({ ...span, isWhole })
  const tickTexts = ticks.map((tick) => shortNumber(tick, data.figures.thousand))
  const height = width < 400 ? 200 : 252
  const plane = planeOf({ width, height, categories: data.categories, ticks, tickTexts, isMirrored, keep })
  const rowsAt = (index: number) =>
    data.series.flatMap(({ key, label: name, values }, order) => {
      const value = values[index] ?? null
      return value === null
        ? []
        : [{ key, look: lookOf(order), label: name, text: data.figures.write(value) }]
    })
  const spoken = (index: number) => {
    const rows = rowsAt(index).map((row) => (data.series.length > 1 ? `${row.label} ${row.text}` : row.text))
    return `${data.categories[index]?.label}: ${rows.join(', ') || '-'}`
  }
  const start = Math.min(plane.from, plane.to)
  const ended = Math.abs(plane.to - plane.from)

  return (
    <>
      <ChartLegend series={data.series} kind={legend} />
      <div ref={box} className={css.stage} {...stage} aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="presentation" data-chart="">
          <g aria-hidden="true">
            <GridRows
              scale={scaleLinear({ domain: [0, 1], range: [plane.yOf(0), plane.yOf(1)] })}
              tickValues={ticks}
              left={start}
              width={ended}
              className={css.grid}
            />
            <path className={css.base} d={`M${start} ${plane.yOf(0)}h${ended}`} />
            {ticks.map((tick, index) => (
              <text
                key={tick}
                className={css.tick}
                x={plane.from + (isMirrored ? 8 : -8)}
                y={plane.yOf(tick)}
                dy="0.35em"
                {...placed(tickTexts[index] ?? '', isMirrored)}
              >
                {tickTexts[index]}
              </text>
            ))}
            {plane.labels.map(({ index, text, x }) => (
              <text
                key={index}
                className={css.label}
                data-now={index === keep || index === at ? '' : undefined}
                x={x}
                y={height - 8}
                textAnchor="middle"
              >
                {text}
              </text>
            ))}
            {at !== null && <path className={css.cursor} d={`M${plane.middleOf(at)} 12V${plane.bottom}`} />}
            {children(plane, at)}
          </g>
          {data.categories.map(({ key }, index) => (
            <rect
              key={key}
              {...point(index)}
              aria-label={spoken(index)}
              className={css.point}
              x={plane.middleOf(index) - plane.step / 2}
              width={plane.step}
              height={height}
            />
          ))}
        </svg>
        {at !== null && (
          <Readout
            title={data.categories[at]?.label ?? ''}
            rows={rowsAt(at)}
            at={direction === 'rtl' ? width - plane.middleOf(at) : plane.middleOf(at)}
            width={width}
          />
        )}
      </div>
    </>
  )
}

/** A number with an Arabic word is read from the right, a bare one from the left; both keep to the axis. */
function placed(text: string, isMirrored: boolean) {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  return {
    direction: isArabic ? 'rtl' : 'ltr',
    textAnchor: isMirrored === isArabic ? ('end' as const) : ('start' as const),
  }
}

/** The width a drawing has, so that its text keeps its size. Before it is known, a common one. */
function useWidth(first: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(first)

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return [box, width]
}

/** Names the series in their order. One series needs none: the title names it. */
function ChartLegend({ series, kind }: { series: readonly ChartSeries[]; kind: 'square' | 'line' }) {
  if (series.length < 2) return null
  return (
    <ul className={css.legend}>
      {series.map(({ key, label }, index) => (
        <li key={key} data-legend={label} data-series={lookOf(index)}>
          <Swatch look={lookOf(index)} kind={kind} />
          {label}
        </li>
      ))}
    </ul>
  )
}
