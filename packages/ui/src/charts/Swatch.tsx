import { useId } from 'react'
import { ChartPatterns } from './ChartPatterns.tsx'
import type { SeriesLook } from './chart-data.ts'
import { SeriesShape } from './SeriesShape.tsx'
import { markPath } from './shapes.ts'
import series from './series.module.css'

/** How a series looks, beside its name: a square of its colour and pattern, or its line with its mark. */
export function Swatch({ look, kind = 'square' }: { look: SeriesLook; kind?: 'square' | 'line' }) {
  const id = useId()
  if (kind === 'line')
    return (
      <svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
        <path className={series.line} data-series={look} d="M1 6h20" />
        <path className={series.mark} data-series={look} d={markPath(look, { x: 11, y: 6 })} />
      </svg>
    )
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <ChartPatterns id={id} />
      <SeriesShape
        look={look}
        patterns={id}
        d="M4 1h4a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"
      />
    </svg>
  )
}
