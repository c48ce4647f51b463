import { useId } from 'react'
import { lookOf, type ChartData } from './chart-data.ts'
import { ChartPatterns } from './ChartPatterns.tsx'
import css from './RankedBars.module.css'
import { percents } from './shares.ts'
import series from './series.module.css'
import { Ltr } from '../text/Ltr.tsx'
import type { Locale } from '../money/money-text.ts'
import { Money } from '../money/Money.tsx'

type Props = {
  /** One series. The caller sorts it, the best first. */
  data: ChartData
  /** What a full bar stands for: 100 for per cents. Without it the largest value fills its bar. */
  full?: number
  /** A mark across all bars, such as the overall rate. The frame's summary says what it is. */
  mark?: number
  /** Writes each share of the whole beside its value. */
  hasShares?: boolean
  /** The values are amounts of it: its sign stands back beside each. */
  money?: { currency: string; locale: Locale }
  lit?: string | null
  onLit?: (key: string | null) => void
}

/** Named bars under each other: every value is written, so there is nothing to point at. */
export function RankedBars({ data, full, mark, hasShares, money, lit = null, onLit }: Props) {
  const patterns = useId()
  const values = data.categories.map((_, index) => data.series[0]?.values[index] ?? null)
  const sizes = values.map((value) => Math.max(0, Number(value ?? 0)))
  const most = full ?? Math.max(...sizes, 0)
  const shares = percents(sizes)
  const along = (size: number) => (most > 0 ? Math.min(100, (size / most) * 100) : 0)

  return (
    <ul className={css.bars}>
      {data.categories.map(({ key, label, look }, index) => {
        const value = values[index] ?? null
        const colour = look ?? lookOf(index)
        const bar = { y: 4, width: `${along(sizes[index] ?? 0)}%`, height: 10 }
        return (
          <li
            key={key}
            data-legend={`${label}: ${value === null ? '-' : data.figures.write(value, index)}`}
            data-series={colour}
            data-faded={lit !== null && lit !== key ? '' : undefined}
            onPointerEnter={() => onLit?.(key)}
            onPointerLeave={() => onLit?.(null)}
          >
            <span className={css.words}>
              <span className={css.name}>{label}</span>
              <span className={css.values}>
                <b>
                  {value !== null && money ? (
                    <Money value={value} {...money} />
                  ) : (
                    <bdi>{value === null ? '-' : data.figures.write(value, index)}</bdi>
                  )}
                </b>
                {hasShares && (
                  <span className={css.share}>
                    <Ltr>{`${shares[index]}%`}</Ltr>
                  </span>
                )}
              </span>
            </span>
            <svg className={css.bar} width="100%" height="18" data-chart="" aria-hidden="true">
              <ChartPatterns id={`${patterns}-${index}`} />
              <clipPath id={`${patterns}-${index}-clip`}>
                <rect y="4" width="100%" height="10" rx="5" />
              </clipPath>
              <g clipPath={`url(#${patterns}-${index}-clip)`}>
                <rect className={css.ground} y="4" width="100%" height="10" rx="5" />
                <g className={series.shape} data-series={colour} data-tone="plain">
                  <rect className={series.fill} {...bar} />
                  {colour > 1 && colour < 6 && (
                    <rect className={series.hatch} {...bar} fill={`url(#${patterns}-${index}-${colour})`} />
                  )}
                </g>
              </g>
              {mark !== undefined && (
                <rect className={css.mark} x={`${along(mark)}%`} width="2" height="18" />
              )}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
