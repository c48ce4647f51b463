import type { SeriesLook } from './chart-data.ts'
import css from './series.module.css'

type Props = {
  look: SeriesLook
  d: string
  /** Of the <ChartPatterns> in the same drawing. */
  patterns: string
  /** back: grey, because another one matters now. */
  tone?: 'plain' | 'back' | 'faded'
}

/** A filled part of a chart: its colour, and in print and forced colours its pattern and an edge. */
export function SeriesShape({ look, d, patterns, tone = 'plain' }: Props) {
  return (
    <g className={css.shape} data-series={tone === 'back' ? 6 : look} data-tone={tone}>
      <path className={css.fill} d={d} />
      {look > 1 && look < 6 && <path className={css.hatch} d={d} fill={`url(#${patterns}-${look})`} />}
    </g>
  )
}
