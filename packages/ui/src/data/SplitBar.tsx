import type { ReactNode } from 'react'
import css from './SplitBar.module.css'

export type SplitPart = {
  key: string
  /** A colour of the charts; the same part has the same one everywhere. */
  series: 1 | 2 | 3 | 4 | 5 | 6
  label: ReactNode
  value: ReactNode
  /** Of the whole, in any unit. */
  size: number
}

type Props = {
  /** Names the list of the parts. */
  label: string
  parts: readonly SplitPart[]
  /** rows: a part per line, its value at the end. */
  legend?: 'line' | 'rows'
}

const width = 1000
const gap = 4

/** How one whole divides, drawn and in words: what is drawn is never the only carrier. */
export function SplitBar({ label, parts, legend = 'line' }: Props) {
  return (
    <div className={css.split} data-box="split">
      <svg
        className={css.bar}
        viewBox={`0 0 ${width} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-keep-colours=""
      >
        {placed(parts).map(({ key, series, from, to }) => (
          <rect key={key} data-series={series} x={from} width={to - from} height={12} />
        ))}
      </svg>
      <dl className={css.legend} data-legend={legend} aria-label={label}>
        {parts.map(({ key, series, label: name, value }) => (
          <div key={key}>
            <dt>
              <span className={css.swatch} data-series={series} data-keep-colours="" />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A part that is there is seen, however small. */
function placed(parts: readonly SplitPart[]) {
  const drawn = parts.filter(({ size }) => size > 0)
  const sum = drawn.reduce((total, { size }) => total + size, 0)
  const room = width - gap * (drawn.length - 1)
  let at = 0
  return drawn.map(({ key, series, size }) => {
    const from = at
    const to = from + Math.max(gap, (size / sum) * room)
    at = to + gap
    return { key, series, from, to }
  })
}
