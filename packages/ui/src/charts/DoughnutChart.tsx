import { Pie } from '@visx/shape'
import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Ltr } from '../text/Ltr.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartPatterns } from './ChartPatterns.tsx'
import css from './DoughnutChart.module.css'
import { shortText } from './number-text.ts'
import { SeriesShape } from './SeriesShape.tsx'
import { sumText } from './shares.ts'
import { slicesOf, type Slice } from './slices.ts'
import { Swatch } from './Swatch.tsx'
import { cutLabel } from './thin-labels.ts'
import { useWalk } from './use-walk.ts'

type Props = {
  /** What a screen reader calls the drawing, usually the title of its frame. */
  label: string
  /** One series. Beyond six categories the smallest become one. */
  data: ChartData
  words: {
    /** Under the total in the middle: "today". */
    total: string
    other: string
  }
  /** Key of the category that is lit elsewhere on the page, and who to tell when one is lit here. */
  lit?: string | null
  onLit?: (key: string | null) => void
}

const size = 168
const middle = size / 2

/** Each slice's value and share are written beside it. */
export function DoughnutChart({ label, data, words, lit = null, onLit }: Props) {
  const patterns = useId()
  const { direction } = useLocale()
  const isMirrored = direction === 'rtl'
  const slices = slicesOf(data, words.other)
  const { at, stage, point } = useWalk({
    count: slices.length,
    isMirrored,
    onMove: (index) => onLit?.(index === null ? null : (slices[index]?.key ?? null)),
  })
  const litAt = at ?? slices.findIndex(({ key }) => key === lit)
  const active = slices[litAt]
  const short = (value: string) => shortText(value, data.figures.thousand)
  const spoken = ({ label: name, value, percent }: Slice) =>
    `${name}: ${data.figures.write(value)}, ${percent}%`

  return (
    <div className={css.doughnut}>
      <div className={css.stage} {...stage} aria-label={label}>
        <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} role="presentation" data-chart="">
          <ChartPatterns id={patterns} />
          <g transform={`translate(${middle} ${middle})${isMirrored ? ' scale(-1 1)' : ''}`}>
            <Pie
              data={slices}
              pieValue={({ value }) => Number(value)}
              pieSort={null}
              pieSortValues={null}
              innerRadius={63}
              outerRadius={83}
              padAngle={slices.length > 1 ? 0.025 : 0}
            >
              {({ arcs, path }) =>
                arcs.map((arc, index) => (
                  <g key={arc.data.key} {...point(index)} aria-label={spoken(arc.data)}>
                    <SeriesShape
                      patterns={patterns}
                      look={arc.data.look}
                      d={path(arc) ?? ''}
                      tone={active && index !== litAt ? 'faded' : 'plain'}
                    />
                  </g>
                ))
              }
            </Pie>
          </g>
          <g aria-hidden="true" textAnchor="middle">
            <text className={css.total} x={middle} y={middle - 1} dy="0.2em" direction="ltr">
              {active ? `${active.percent}%` : short(sumText(slices.map(({ value }) => value)))}
            </text>
            <text className={css.caption} x={middle} y={middle + 22}>
              {active ? cutLabel(active.label, 12) : words.total}
            </text>
          </g>
        </svg>
      </div>
      <ul className={css.legend}>
        {slices.map(({ key, look, label: name, value, percent }, index) => (
          <li
            key={key}
            data-legend={`${name}: ${short(value)} (${percent}%)`}
            data-series={look}
            data-lit={index === litAt ? '' : undefined}
            onPointerEnter={() => onLit?.(key)}
            onPointerLeave={() => onLit?.(null)}
          >
            <Swatch look={look} />
            <span className={css.name}>{name}</span>
            <b>
              <bdi>{short(value)}</bdi>
            </b>
            <span className={css.percent}>
              <Ltr>{`${percent}%`}</Ltr>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
