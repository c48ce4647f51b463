import { lookOf, type ChartSeries } from './chart-data.ts'
import css from './ChartLegend.module.css'
import { Swatch } from './Swatch.tsx'

/** Names the series in their order. One series needs none: the title names it. */
export function ChartLegend({ series, kind }: { series: readonly ChartSeries[]; kind: 'square' | 'line' }) {
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
