import { PatternCircles, PatternLines } from '@visx/pattern'
import css from './series.module.css'

/** Laid over the colours in print and in forced colours: diagonal, dots, cross-hatch, horizontal. The first is solid. */
export function ChartPatterns({ id }: { id: string }) {
  const lines = { width: 7, height: 7, strokeWidth: 1.6, stroke: 'currentColor', className: css.pattern }
  return (
    <defs aria-hidden="true">
      <PatternLines {...lines} id={`${id}-2`} orientation={['diagonal']} />
      <PatternCircles
        id={`${id}-3`}
        width={6}
        height={6}
        radius={1.4}
        fill="currentColor"
        complement
        className={css.pattern}
      />
      <PatternLines {...lines} id={`${id}-4`} orientation={['diagonal', 'diagonalRightToLeft']} />
      <PatternLines {...lines} id={`${id}-5`} orientation={['horizontal']} />
    </defs>
  )
}
