import type { ReactNode } from 'react'
import { CircleDashedIcon } from '../icons/CircleDashedIcon.tsx'
import { MinusIcon } from '../icons/MinusIcon.tsx'
import { TrendingDownIcon } from '../icons/TrendingDownIcon.tsx'
import { TrendingUpIcon } from '../icons/TrendingUpIcon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './StatTile.module.css'

export type Growth = {
  way: 'up' | 'down' | 'flat' | 'unknown'
  /** With its word, never a sign alone: "up 12.3%", "as yesterday", "nothing to compare". */
  text: ReactNode
  /** Where less is better, such as failures: down is good. */
  isGood?: boolean
}

type Props = {
  label: ReactNode
  /** null while it loads. */
  value: ReactNode | null
  growth?: Growth
  /** What it is compared with: "on yesterday". */
  note?: ReactNode
  /** A <Sparkline>. */
  chart?: ReactNode
  /** Said while the value is not here. */
  loadingLabel: string
}

const marks = { up: TrendingUpIcon, down: TrendingDownIcon, flat: MinusIcon, unknown: CircleDashedIcon }

/** One figure, how it changed, and its last days. */
export function StatTile({ label, value, growth, note, chart, loadingLabel }: Props) {
  if (value === null)
    return (
      <div className={css.tile} aria-busy="true" data-box="card" data-edge="">
        <div className={css.words}>
          <p className={css.label}>{label}</p>
          <VisuallyHidden>
            <output>{loadingLabel}</output>
          </VisuallyHidden>
          <p className={css.value}>
            <span className={css.bar} data-size="value" />
          </p>
          <p className={css.growth}>
            <span className={css.bar} data-size="growth" />
            <span className={css.bar} data-size="note" />
          </p>
        </div>
        <div className={css.chart}>
          <span className={css.bar} data-size="chart" />
        </div>
      </div>
    )
  const Mark = marks[growth?.way ?? 'unknown']
  return (
    <div className={css.tile} data-box="card" data-edge="">
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <p className={css.value}>{value}</p>
        {growth && (
          <p className={css.growth} data-tone={toneOf(growth)}>
            <span className={css.change}>
              <Mark size={16} />
              {growth.text}
            </span>
            {note && <span className={css.note}>{note}</span>}
          </p>
        )}
      </div>
      {chart && <div className={css.chart}>{chart}</div>}
    </div>
  )
}

function toneOf({ way, isGood }: Growth): 'good' | 'bad' | 'plain' {
  if (way === 'flat' || way === 'unknown') return 'plain'
  return (isGood ?? way === 'up') ? 'good' : 'bad'
}
